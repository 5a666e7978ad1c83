#if GTK
  import CGTK
  import Roster

  /// The widget between GTK's row and a cell, as high as the row says.
  ///
  /// A cell that needs more than a fixed height is cut off.
  @MainActor final class RowFrame {
    let widget: WidgetPointer
    private var fixed: gint?
    private weak var slot: RowSlot?
    private let room: ListRoom?

    /// A frame for what a slot shows, in a list with a room of its own.
    init(_ slot: RowSlot, _ room: ListRoom?) {
      self.slot = slot
      self.room = room
      widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
      gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
      // The row has the focus, until a person enters its controls: see `FocusKeeper`.
      gtk_widget_set_can_focus(widget, 0)
      gtk_widget_set_layout_manager(
        widget,
        gtk_custom_layout_new(
          { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH },
          { widget, orientation, size, minimum, natural, minimumBaseline, naturalBaseline in
            let answer = onMain(widget!) { RowFrame.measure($0, orientation, size) }
            minimum?.pointee = answer.minimum
            natural?.pointee = answer.natural
            minimumBaseline?.pointee = -1
            naturalBaseline?.pointee = -1
          },
          { widget, width, height, _ in
            onMain(widget!) { RowFrame.allocate($0, width, height) }
          }))
      g_object_set_data_full(
        widget.raw.object, Self.key, Unmanaged.passRetained(self).toOpaque(),
        { if let data = $0 { Unmanaged<AnyObject>.fromOpaque(data).release() } })
    }

    /// Whether the row is shown as the one that a search has found.
    var isMarked = false {
      didSet {
        if isMarked == oldValue { return }
        (isMarked ? gtk_widget_add_css_class : gtk_widget_remove_css_class)(widget, "roster-match")
      }
    }

    private static let key = "roster-frame"

    /// The frame of a widget that is one.
    static func of(_ widget: WidgetPointer) -> RowFrame? {
      g_object_get_data(widget.raw.object, key).map { unretained(RowFrame.self, $0) }
    }

    /// The cell.
    var child: WidgetPointer? {
      get { gtk_widget_get_first_child(widget) }
      set {
        if let child { gtk_box_remove(widget.cast(), child) }
        if let newValue { gtk_box_append(widget.cast(), newValue) }
      }
    }

    /// Whether the row fills the list if there is no other.
    var fillsView = false {
      didSet { if fillsView != oldValue { gtk_widget_queue_resize(widget) } }
    }

    /// Says how high the row is. What is absurd is reported, and the nearest height taken that GTK can
    /// reckon with.
    func setHeight(_ height: RowHeight, of row: RowID) {
      // GTK guesses the height of rows that it has not measured by itself, so an estimate is not used.
      var wanted: gint?
      if case .fixed(let points) = height {
        let sound = HeightLimits.contained(points, estimate: Self.estimate, of: row)
        wanted = gint(sound.rounded())
      }
      guard wanted != fixed else { return }
      fixed = wanted
      gtk_widget_queue_resize(widget)
    }

    /// The height of a row whose own is not a number.
    private static let estimate = LayoutMetrics.points.estimate
    /// How far a cell that is cut off is moved up: by the room above its text.
    private static let slack: gint = 8

    private static func measure(
      _ widget: WidgetPointer, _ orientation: GtkOrientation, _ size: gint
    ) -> (minimum: gint, natural: gint) {
      let frame = orientation == GTK_ORIENTATION_VERTICAL ? of(widget) : nil
      if let frame, let fixed = frame.fixed {
        let height = frame.contained(fixed)
        return (height, height)
      }
      var (minimum, natural): (gint, gint) = (0, 0)
      if let child = gtk_widget_get_first_child(widget) {
        gtk_widget_measure(child, orientation, size, &minimum, &natural, nil, nil)
      }
      guard let frame else { return (minimum, natural) }
      let fill = frame.fillsView ? frame.room?.fill ?? 0 : 0
      return (frame.contained(max(minimum, fill)), frame.contained(max(natural, fill)))
    }

    private func contained(_ height: gint) -> gint {
      room?.contained(height, of: slot?.id) ?? height
    }

    private static func allocate(_ widget: WidgetPointer, _ width: gint, _ height: gint) {
      guard let child = gtk_widget_get_first_child(widget) else { return }
      var (minimumWidth, minimumHeight): (gint, gint) = (0, 0)
      gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, &minimumWidth, nil, nil, nil)
      let room = max(width, minimumWidth)
      gtk_widget_measure(child, GTK_ORIENTATION_VERTICAL, room, &minimumHeight, nil, nil, nil)
      // The texts of a row that is a little too low stay in the middle.
      let excess = max(0, minimumHeight - height)
      var area = GdkRectangle(
        x: 0, y: -min(excess / 2, slack), width: room, height: max(height, minimumHeight))
      gtk_widget_size_allocate(child, &area, -1)
    }
  }
#endif
