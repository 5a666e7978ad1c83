#if GTK
  import CGTK

  /// Names a widget for those who cannot see it.
  @MainActor func name(_ widget: WidgetPointer, _ name: String) {
    var value = GValue()
    g_value_init(&value, stringType)
    g_value_set_string(&value, name.shown)
    var property = GTK_ACCESSIBLE_PROPERTY_LABEL
    gtk_accessible_update_property_value(widget.opaque, 1, &property, &value)
    g_value_unset(&value)
  }

  /// The fundamental type of texts, a macro that Swift cannot see.
  private let stringType = GType(16 << 2)
#endif
