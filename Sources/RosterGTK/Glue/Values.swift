#if GTK
  import CGTK

  extension GType {
    /// Texts, a macro of GLib's that Swift cannot see.
    static let string = GType(16 << 2)
    /// Truth values, likewise.
    static let boolean = GType(5 << 2)
  }

  extension GValue {
    /// A value that is a text, to be freed by `g_value_unset`.
    init(text: String) {
      self.init()
      g_value_init(&self, GType.string)
      g_value_set_string(&self, text)
    }
  }

  /// A widget with a property that can be set only while it is made.
  @MainActor func makeWidget(
    _ type: GType, _ property: String, _ value: inout GValue
  ) -> WidgetPointer {
    let object = property.withCString { name -> UnsafeMutablePointer<GObject>? in
      var name: UnsafePointer<CChar>? = name
      return g_object_new_with_properties(type, 1, &name, &value)
    }
    // Every widget begins with its parents' structs.
    return UnsafeMutableRawPointer(object!).assumingMemoryBound(to: GtkWidget.self)
  }
#endif
