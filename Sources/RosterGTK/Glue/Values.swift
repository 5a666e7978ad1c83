#if GTK
  import CGTK

  extension GValue {
    /// A value that is a text, to be freed by `g_value_unset`.
    init(text: String) {
      self.init()
      // The fundamental type of texts, a macro that Swift cannot see.
      g_value_init(&self, GType(16 << 2))
      g_value_set_string(&self, text)
    }
  }
#endif
