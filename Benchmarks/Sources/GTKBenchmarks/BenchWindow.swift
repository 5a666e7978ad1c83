#if GTK
  import Foundation
  import Roster
  import RosterGTK

  /// A window with a list, whose work is timed frame by frame.
  @MainActor final class BenchWindow {
    let host: GTKHost
    private let window = gtk_window_new()!
    private let clock: OpaquePointer
    /// When the last layout was done.
    private var laidOut = 0.0
    private var paints = 0

    init(_ driver: TableDriver) {
      host = GTKHost(driver)
      gtk_window_set_default_size(Self.cast(window), 420, 560)
      gtk_window_set_child(Self.cast(window), host.widget)
      gtk_window_present(Self.cast(window))
      clock = gtk_widget_get_frame_clock(window)
      listen("layout") { $0.laidOut = Self.milliseconds }
      listen("after-paint") { $0.paints += 1 }
      settle()
    }

    private static func cast<Object>(_ widget: WidgetPointer) -> UnsafeMutablePointer<Object> {
      // Every instance begins with its parent's struct.
      UnsafeMutableRawPointer(widget).assumingMemoryBound(to: Object.self)
    }

    private func listen(_ signal: String, _ body: @escaping @MainActor (BenchWindow) -> Void) {
      let callback: @convention(c) @MainActor (gpointer, gpointer) -> Void = { _, data in
        let listener = Unmanaged<Listener>.fromOpaque(data).takeUnretainedValue()
        if let window = listener.window { listener.body(window) }
      }
      let listener = Unmanaged.passRetained(Listener(self, body))
      // The C types agree: the clock and the data. The listener lives as long as the process.
      g_signal_connect_data(
        UnsafeMutableRawPointer(clock), signal, unsafeBitCast(callback, to: GCallback.self),
        listener.toOpaque(), nil, GConnectFlags(rawValue: 1))
    }

    private final class Listener {
      weak var window: BenchWindow?
      let body: @MainActor (BenchWindow) -> Void

      init(_ window: BenchWindow, _ body: @escaping @MainActor (BenchWindow) -> Void) {
        self.window = window
        self.body = body
      }
    }

    /// Runs until a frame is drawn.
    func settle() {
      let end = paints + 1
      gtk_widget_queue_resize(host.listView)
      while paints < end { g_main_context_iteration(nil, 1) }
    }

    /// How long this thread works on something: the call with all layouts of its frame, and with the
    /// drawing.
    ///
    /// - Parameter isDone: Whether work that goes on off this thread has arrived.
    func time(
      _ work: () -> Void, until isDone: () -> Bool = { true }
    ) -> (layout: Double, frame: Double) {
      settle()
      // Whatever is still to be done of the last frame is not part of this.
      while g_main_context_iteration(nil, 0) != 0 {}
      let start = Self.milliseconds
      work()
      while !isDone() { g_main_context_iteration(nil, 1) }
      let paint = paints
      gtk_widget_queue_draw(host.listView)
      gtk_widget_queue_allocate(host.listView)
      while paints == paint { g_main_context_iteration(nil, 1) }
      return (laidOut - start, Self.milliseconds - start)
    }

    /// The time that this thread has worked.
    static var milliseconds: Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) * 1_000 + Double(time.tv_nsec) / 1_000_000
    }

    /// How many row widgets GTK keeps.
    var rowWidgets: Int {
      var count = 0
      var next = gtk_widget_get_first_child(host.listView)
      while let widget = next {
        count += 1
        next = gtk_widget_get_next_sibling(widget)
      }
      return count
    }

    private var adjustment: UnsafeMutablePointer<GtkAdjustment> {
      gtk_scrollable_get_vadjustment(OpaquePointer(host.listView))
    }

    /// The height of the view.
    var page: Double { gtk_adjustment_get_page_size(adjustment) }
    /// The height of all rows, as far as GTK knows it.
    var end: Double { gtk_adjustment_get_upper(adjustment) - page }

    /// Where the view stands.
    var offset: Double {
      get { gtk_adjustment_get_value(adjustment) }
      set { gtk_adjustment_set_value(adjustment, newValue) }
    }

    /// Closes the window.
    func close() { gtk_window_destroy(Self.cast(window)) }
  }
#endif
