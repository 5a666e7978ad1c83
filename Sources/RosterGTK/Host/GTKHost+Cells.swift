#if GTK
  import CGTK
  import Roster

  extension GTKHost {
    /// The cell at a place of the list view.
    func cell(at x: Double, _ y: Double) -> LiveCell? {
      gtk_widget_pick(listView, x, y, GTK_PICK_INSENSITIVE).flatMap(cell(holding:))
    }

    /// The cell that a widget is part of.
    func cell(holding widget: WidgetPointer) -> LiveCell? {
      var row = widget
      while let parent = gtk_widget_get_parent(row), parent != listView { row = parent }
      return cells.all.first { $0.rowWidget == row }
    }

    /// The row at a place of the list view; `nil` for a header, a footer, and beside all rows.
    func row(at x: Double, _ y: Double) -> RowID? {
      cell(at: x, y)?.id.flatMap { driver?.table.path(of: $0) == nil ? nil : $0 }
    }

    /// What a person can operate at a place: a switch, a button, a field. Such a thing has the press to
    /// itself.
    func control(at x: Double, _ y: Double) -> WidgetPointer? {
      var widget = gtk_widget_pick(listView, x, y, GTK_PICK_DEFAULT)
      while let candidate = widget, candidate != listView {
        if RowFrame.of(candidate) != nil { return nil }
        if gtk_widget_get_focusable(candidate) != 0 { return candidate }
        widget = gtk_widget_get_parent(candidate)
      }
      return nil
    }

    /// The row of the table in force with an identity.
    func row(_ id: RowID) -> AnyRow? {
      driver.flatMap { driver in driver.table.path(of: id).map { driver.table.row(at: $0) } }
    }

    /// Tells the person a sentence.
    func say(_ sentence: String) { onMessage?(sentence) }
  }

  extension WidgetPointer {
    /// Whether text can be typed in the widget.
    var isEditable: Bool {
      // Every instance of GLib's begins with its type.
      g_type_check_instance_is_a(
        raw.assumingMemoryBound(to: GTypeInstance.self), gtk_editable_get_type())
        != 0
    }

    /// Whether the widget is another or is in it.
    func isInside(_ other: WidgetPointer) -> Bool {
      self == other || gtk_widget_is_ancestor(self, other) != 0
    }
  }
#endif
