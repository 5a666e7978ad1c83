#if GTK
  import CGTK
  import Roster

  /// The cell of rows whose widget a closure makes.
  @MainActor final class BlockCell: RowCell {
    let widget: WidgetPointer
    private static let cssClass = "roster-block"

    init() {
      widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
      gtk_widget_add_css_class(widget, Self.cssClass)
    }

    func fill(_ row: AnyRow, _ content: RowContent, _ slot: RowSlot) {
      guard let made = row.trait(WidgetClosure.self)?() else { return clear() }
      let parent = gtk_widget_get_parent(made)
      if parent == widget { return }
      clear()
      // The app keeps this widget: it may still be in the cell that showed the row before.
      if let parent, gtk_widget_has_css_class(parent, Self.cssClass) != 0 {
        g_object_ref(made.raw)
        gtk_box_remove(parent.cast(), made)
        gtk_box_append(widget.cast(), made)
        return g_object_unref(made.raw)
      }
      guard parent == nil else { return report(row) }
      gtk_widget_set_hexpand(made, 1)
      gtk_box_append(widget.cast(), made)
    }

    func clear() {
      if let child = gtk_widget_get_first_child(widget) { gtk_box_remove(widget.cast(), child) }
    }

    private func report(_ row: AnyRow) {
      Diagnostics.report(
        Diagnostic(
          "widget-in-use", what: "The widget of a row is in another parent, and is not shown here.",
          place: "row \(row.id)", why: "A widget can be in one place only.",
          remedy: "Make a new widget in the closure of the row."))
    }
  }
#endif
