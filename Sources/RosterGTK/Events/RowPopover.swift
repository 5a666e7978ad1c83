#if GTK
  import CGTK
  import Roster

  /// The popover that is open at a row: its menu, or a question about it. There is one at most, and it
  /// closes when its row leaves.
  @MainActor final class RowPopover {
    weak var host: GTKHost?
    /// The row and the popover, which is kept until it is taken off.
    private var open: (id: RowID, widget: WidgetPointer)?
    /// Whether it points at the row, not at a place that was clicked.
    private var isAtRow = false
    /// One that has closed and is not yet taken off.
    private var closed: WidgetPointer?

    /// The row that it is open at.
    var id: RowID? { open?.id }

    /// Opens a popover at a row, at the place in it that was clicked if it is known.
    func show(_ content: WidgetPointer, for id: RowID, at point: (x: Double, y: Double)?) {
      end()
      guard let host else { return }
      if point == nil { host.place.scroll(to: id, .nearest) }
      let popover = gtk_popover_new()!
      g_object_ref_sink(popover.raw)
      gtk_popover_set_child(popover.cast(), Self.scroller(content))
      gtk_widget_add_css_class(popover, "menu")
      gtk_widget_add_css_class(popover, "roster-list-menu")
      gtk_popover_set_has_arrow(popover.cast(), 0)
      gtk_widget_set_halign(popover, GTK_ALIGN_START)
      gtk_popover_set_position(popover.cast(), GTK_POS_BOTTOM)
      // Not below the list view, whose keys are not the popover's.
      gtk_widget_set_parent(popover, host.widget)
      var place = place(of: id, point)
      gtk_popover_set_pointing_to(popover.cast(), &place)
      open = (id, popover)
      isAtRow = point == nil
      onKey(in: popover, isFirst: true) { Self.press($0, in: popover) }
      connect(popover.raw, "closed") { [weak self] in self?.didClose(popover) }
      gtk_popover_popup(popover.cast())
    }

    private func place(of id: RowID, _ point: (x: Double, y: Double)?) -> GdkRectangle {
      guard let host else { return GdkRectangle() }
      if let point {
        var (x, y) = (0.0, 0.0)
        gtk_widget_translate_coordinates(host.listView, host.widget, point.x, point.y, &x, &y)
        return GdkRectangle(x: gint(x), y: gint(y), width: 1, height: 1)
      }
      var bounds = graphene_rect_t()
      guard let row = host.cells.cell(of: id)?.rowWidget,
        gtk_widget_compute_bounds(row, host.widget, &bounds) != 0
      else { return GdkRectangle() }
      return GdkRectangle(
        x: gint(bounds.origin.x), y: gint(bounds.origin.y), width: gint(bounds.size.width),
        height: gint(bounds.size.height))
    }

    /// Closes it, as if the person had left it.
    func close() {
      if let open { gtk_popover_popdown(open.widget.cast()) }
    }

    /// What is too high for the screen scrolls: a window system refuses windows that are higher still.
    private static func scroller(_ content: WidgetPointer) -> WidgetPointer {
      let scroller = gtk_scrolled_window_new()!
      gtk_scrolled_window_set_policy(scroller.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
      gtk_scrolled_window_set_propagate_natural_width(scroller.opaque, 1)
      gtk_scrolled_window_set_propagate_natural_height(scroller.opaque, 1)
      gtk_scrolled_window_set_max_content_height(scroller.opaque, 480)
      gtk_scrolled_window_set_child(scroller.opaque, content)
      return scroller
    }

    /// The list is laid out: closes it if its row has been scrolled out of view.
    func follow() {
      guard let open, let host else { return }
      var bounds = graphene_rect_t()
      let height = Float(gtk_widget_get_height(host.listView))
      guard let row = host.cells.cell(of: open.id)?.rowWidget, gtk_widget_get_mapped(row) != 0,
        gtk_widget_compute_bounds(row, host.listView, &bounds) != 0,
        bounds.origin.y < height, bounds.origin.y + bounds.size.height > 0
      else {
        // GTK is in the middle of a layout, and looks for what is under the pointer after it.
        return onIdle { [weak self] in if self?.id == open.id { self?.close() } }
      }
      guard isAtRow else { return }
      var (place, old) = (place(of: open.id, nil), GdkRectangle())
      // To say where it is asks for another layout.
      if gtk_popover_get_pointing_to(open.widget.cast(), &old) == 0
        || gdk_rectangle_equal(&place, &old) == 0
      {
        gtk_popover_set_pointing_to(open.widget.cast(), &place)
      }
    }

    /// Rows have come, gone or moved.
    func rowsChanged() {
      if let open, host?.driver?.line(of: open.id) == nil { close() }
    }

    private func didClose(_ popover: WidgetPointer) {
      guard let open, open.widget == popover else { return }
      self.open = nil
      closed = popover
      giveFocusBack(from: popover)
      // GTK is in the middle of closing it.
      onIdle { [weak self] in self?.takeOffClosed() }
    }

    /// Takes it off at once: its list ends, or another opens.
    func end() {
      takeOffClosed()
      guard let popover = open?.widget else { return }
      open = nil
      giveFocusBack(from: popover)
      // It has the keyboard and the pointer to itself until it is hidden.
      gtk_popover_popdown(popover.cast())
      Self.take(off: popover)
    }

    /// Takes the focus out of a popover, to the list if that is on the screen.
    private func giveFocusBack(from popover: WidgetPointer) {
      guard gtk_widget_get_root(popover) != nil else { return }
      if let host, host.isOnScreen { host.focusList() }
      giveUpFocus(in: popover)
    }

    private func takeOffClosed() {
      guard let popover = closed else { return }
      closed = nil
      Self.take(off: popover)
    }

    /// Keys that go from item to item, which GTK would ask the list for.
    private static func press(_ key: KeyPress, in popover: WidgetPointer) -> Bool {
      switch key.value {
      case GDK_KEY_Down, GDK_KEY_KP_Down, GDK_KEY_Right, GDK_KEY_Tab:
        gtk_widget_child_focus(popover, GTK_DIR_TAB_FORWARD)
      case GDK_KEY_Up, GDK_KEY_KP_Up, GDK_KEY_Left, GDK_KEY_ISO_Left_Tab:
        gtk_widget_child_focus(popover, GTK_DIR_TAB_BACKWARD)
      default: return false
      }
      return true
    }

    private static func take(off popover: WidgetPointer) {
      if gtk_widget_get_parent(popover) != nil { gtk_widget_unparent(popover) }
      g_object_unref(popover.raw)
    }
  }
#endif
