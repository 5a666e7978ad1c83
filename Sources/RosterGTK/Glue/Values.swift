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
#endif
