#if GTK
  import CGTK
  import Roster

  /// The cell of rows that have none of their own: shows a `RowContent`.
  @MainActor final class StandardCell: RowCell {
    let widget: WidgetPointer
    private let events: CellEvents
    private let title: WidgetPointer

    init(_ events: CellEvents) {
      self.events = events
      widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12)
      title = gtk_label_new(nil)
      gtk_label_set_xalign(title.opaque, 0)
      gtk_label_set_ellipsize(title.opaque, PANGO_ELLIPSIZE_END)
      gtk_widget_set_hexpand(title, 1)
      gtk_box_append(widget.cast(), title)
    }

    func fill(_ row: AnyRow, _ slot: RowSlot) {
      gtk_label_set_text(title.opaque, row.content.title)
    }

    func clear() { gtk_label_set_text(title.opaque, "") }
  }
#endif
