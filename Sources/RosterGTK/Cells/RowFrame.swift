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
    private let sizes: ShapeSizes
    private let room: ListRoom?
    /// What the size of the cell depends on; `nil` if it must be measured each time.
    var shape: CellShape? {
      didSet {
        // A cell in which nothing was measured so far does not tell of it.
        if shape != oldValue { gtk_widget_queue_resize(widget) }
      }
    }
    /// The height of the cell that GTK was told last, be it of another of its shape; `nil` if it was told
    /// the height that the row has in any case.
    private var told: Extent?

    /// A frame for what a slot shows, in a list with sizes and a room of its own.
    init(_ slot: RowSlot, _ sizes: ShapeSizes, _ room: ListRoom?) {
      self.slot = slot
      self.sizes = sizes
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
        gtk_widget_queue_resize(widget)
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
        wanted = gint(sizes.given.given(points, by: row).rounded())
      }
      guard wanted != fixed else { return }
      fixed = wanted
      gtk_widget_queue_resize(widget)
    }

    /// How far a cell that is cut off is moved up: by the room above its text.
    private static let slack: gint = 8

    private static func measure(
      _ widget: WidgetPointer, _ orientation: GtkOrientation, _ size: gint
    ) -> Extent {
      guard let frame = of(widget) else { return Extent() }
      let isVertical = orientation == GTK_ORIENTATION_VERTICAL
      if isVertical, let fixed = frame.fixed {
        frame.told = nil
        let height = frame.contained(fixed)
        return Extent(minimum: height, natural: height)
      }
      let extent = frame.extent(orientation, size)
      if !isVertical { return extent }
      let fill = frame.fillsView ? frame.room?.fill ?? 0 : 0
      return Extent(
        minimum: frame.contained(max(extent.minimum, fill)),
        natural: frame.contained(max(extent.natural, fill)))
    }

    /// The size of the cell.
    private func extent(_ orientation: GtkOrientation, _ size: gint) -> Extent {
      func measured() -> Extent {
        var extent = Extent()
        if let child {
          gtk_widget_measure(child, orientation, size, &extent.minimum, &extent.natural, nil, nil)
        }
        return extent
      }
      let extent = key(orientation).map { sizes.size($0, measure: measured) } ?? measured()
      if orientation == GTK_ORIENTATION_VERTICAL { told = extent }
      return extent
    }

    /// What the size of the cell depends on; `nil` if that is more than its shape.
    private func key(_ orientation: GtkOrientation) -> ShapeSizes.Key? {
      // How wide a list wants to be before it is on the screen depends on each of its texts.
      guard let shape, !isMarked, let row = gtk_widget_get_parent(widget),
        let list = gtk_widget_get_parent(row), gtk_widget_get_mapped(list) != 0
      else { return nil }
      return ShapeSizes.Key(
        shape: shape, state: gtk_widget_get_state_flags(row).rawValue,
        isVertical: orientation == GTK_ORIENTATION_VERTICAL)
    }

    private func contained(_ height: gint) -> gint {
      room?.contained(height, of: slot?.id) ?? height
    }

    private static func allocate(_ widget: WidgetPointer, _ width: gint, _ height: gint) {
      guard let child = gtk_widget_get_first_child(widget) else { return }
      var minimumWidth: gint = 0
      var extent = Extent()
      gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, &minimumWidth, nil, nil, nil)
      let room = max(width, minimumWidth)
      gtk_widget_measure(
        child, GTK_ORIENTATION_VERTICAL, room, &extent.minimum, &extent.natural, nil, nil)
      if let frame = of(widget), let told = frame.told,
        let key = frame.key(GTK_ORIENTATION_VERTICAL)
      {
        frame.sizes.check(key, extent, told: told)
      }
      // The texts of a row that is a little too low stay in the middle.
      let excess = max(0, extent.minimum - height)
      var area = GdkRectangle(
        x: 0, y: -min(excess / 2, slack), width: room, height: max(height, extent.minimum))
      gtk_widget_size_allocate(child, &area, -1)
    }
  }
#endif
