#if GTK
  import CGTK

  /// Where the parts of a standard cell stand, in whatever order they are made.
  @MainActor final class Parts {
    /// The cell: picture, texts, detail and accessory in a row.
    let box: WidgetPointer = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12)
    private var title: WidgetPointer?
    /// Title and subtitle one below the other, once there is a subtitle.
    private var texts: WidgetPointer?
    private var detail: WidgetPointer?
    /// Each new one stands before the others.
    private var pictures: [WidgetPointer] = []

    init() { gtk_widget_add_css_class(box, "roster-cell") }

    func placeTitle(_ label: WidgetPointer) {
      title = label
      gtk_widget_set_hexpand(label, 1)
      insert(label, after: pictures.first)
    }

    func placeSubtitle(_ label: WidgetPointer) {
      guard let title else { return }
      let column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 2)!
      gtk_widget_set_hexpand(column, 1)
      gtk_widget_set_valign(column, GTK_ALIGN_CENTER)
      // Held while it is in no box.
      g_object_ref(title.raw)
      gtk_box_remove(box.cast(), title)
      gtk_box_append(column.cast(), title)
      g_object_unref(title.raw)
      gtk_box_append(column.cast(), label)
      texts = column
      insert(column, after: pictures.first)
    }

    func placeDetail(_ label: WidgetPointer) {
      detail = label
      insert(label, after: texts ?? title)
    }

    func placePicture(_ widget: WidgetPointer) {
      insert(widget, after: nil)
      pictures.append(widget)
    }

    func placeAccessory(_ widget: WidgetPointer) { gtk_box_append(box.cast(), widget) }

    private func insert(_ widget: WidgetPointer, after sibling: WidgetPointer?) {
      gtk_box_insert_child_after(box.cast(), widget, sibling)
    }
  }
#endif
