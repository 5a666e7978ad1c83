#if GTK
  import CGTK

  /// Names a widget for those who cannot see it.
  @MainActor func name(_ widget: WidgetPointer, _ name: String) {
    tell(GTK_ACCESSIBLE_PROPERTY_LABEL, name, of: widget)
  }

  /// Tells those who cannot see a widget more of it.
  @MainActor func describe(_ widget: WidgetPointer, _ description: String) {
    tell(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, of: widget)
  }

  @MainActor private func tell(
    _ property: GtkAccessibleProperty, _ text: String, of widget: WidgetPointer
  ) {
    var property = property
    if text.isEmpty { return gtk_accessible_reset_property(widget.opaque, property) }
    var value = GValue(text: text.shown(upTo: CellText.limit))
    gtk_accessible_update_property_value(widget.opaque, 1, &property, &value)
    g_value_unset(&value)
  }
#endif
