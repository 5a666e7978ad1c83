#if GTK
  import CGTK

  /// Follows the frames of a window: tells when a layout is done, before it is drawn, and when the scroll
  /// position is changed by anything but a layout.
  @MainActor final class FrameWatch {
    /// So often GTK lays out in one frame at most.
    static let mostLayouts = 4

    /// A frame begins.
    var didBegin: (() -> Void)?
    /// A layout is done, the first or a further one in its frame.
    var didLayOut: ((_ number: Int) -> Void)?
    /// A frame is over.
    var didEnd: (() -> Void)?
    /// Somebody scrolled by a distance.
    var didScroll: ((Double) -> Void)?

    private var clock: OpaquePointer?
    private var adjustment: UnsafeMutablePointer<GtkAdjustment>?
    private var connections: [(object: UnsafeMutableRawPointer, number: gulong)] = []
    /// Whether a frame is being made. Within one it is GTK's layout that changes the position, save for
    /// what moves by itself, which does so at the beginning.
    private var isInFrame = false
    private var layouts = 0
    /// The position as it was seen last.
    private var value = 0.0
    /// The position at the last layout.
    private var laidOut = 0.0

    /// How far was scrolled since the last layout.
    var scrolled: Double { adjustment.map { gtk_adjustment_get_value($0) - laidOut } ?? 0 }

    /// Begins to follow a clock.
    func start(_ clock: OpaquePointer, _ adjustment: UnsafeMutablePointer<GtkAdjustment>) {
      stop()
      self.clock = clock
      self.adjustment = adjustment
      g_object_ref(clock.raw)
      g_object_ref(UnsafeMutableRawPointer(adjustment))
      take()
      laidOut = value
      listen(clock.raw, "before-paint") { watch in
        watch.isInFrame = true
        watch.didBegin?()
      }
      listen(clock.raw, "update") { $0.look() }
      listen(clock.raw, "layout") { watch in
        watch.layouts += 1
        watch.take()
        watch.laidOut = watch.value
        watch.didLayOut?(watch.layouts)
        watch.take()
      }
      listen(clock.raw, "after-paint") { watch in
        watch.isInFrame = false
        watch.layouts = 0
        watch.take()
        watch.didEnd?()
      }
      listen(UnsafeMutableRawPointer(adjustment), "value-changed") { watch in
        if !watch.isInFrame { watch.look() }
      }
    }

    /// Lets go of the clock: the list leaves its window.
    func stop() {
      for (object, number) in connections { g_signal_handler_disconnect(object, number) }
      connections = []
      if let clock { g_object_unref(clock.raw) }
      if let adjustment { g_object_unref(UnsafeMutableRawPointer(adjustment)) }
      clock = nil
      adjustment = nil
      isInFrame = false
    }

    private func listen(
      _ object: UnsafeMutableRawPointer, _ signal: String,
      _ body: @escaping @MainActor (FrameWatch) -> Void
    ) {
      let number = connect(object, signal, after: true) { [weak self] in
        if let self { body(self) }
      }
      connections.append((object, number))
    }

    /// Takes the position as it is.
    private func take() {
      if let adjustment { value = gtk_adjustment_get_value(adjustment) }
    }

    /// Tells of a position that differs.
    private func look() {
      let before = value
      take()
      if value != before { didScroll?(value - before) }
    }
  }
#endif
