#if GTK
  import CGTK

  /// Keys as GTK writes them.
  enum KeyName {
    /// The accelerator of a key that types a character, such as "x" or "<Shift>x".
    static func accelerator(of key: Character) -> String? {
      guard let scalar = key.unicodeScalars.first, key.unicodeScalars.count == 1 else { return nil }
      let value = gdk_unicode_to_keyval(scalar.value)
      // A capital letter is shown as the letter with Shift.
      let isCapital = gdk_keyval_to_lower(value) != value
      guard
        let name = gtk_accelerator_name(
          gdk_keyval_to_lower(value), isCapital ? GDK_SHIFT_MASK : GdkModifierType(rawValue: 0))
      else { return nil }
      defer { g_free(name) }
      return String(cString: name)
    }
  }
#endif
