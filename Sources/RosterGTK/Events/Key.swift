#if GTK
  import CGTK

  /// A key as the list means it: the keypad's are those of the main field, and the locks do not matter.
  struct Key {
    /// A key that the list may know.
    enum Value: Hashable {
      case up, down, pageUp, pageDown, home, end
      case enter, space, escape, tab, delete, backspace, insert, menu
      case f2, f5, f10
      case letter(Character)
      case other
    }

    /// The modifiers that matter.
    struct Modifiers: OptionSet, Hashable {
      let rawValue: Int
      static let shift = Modifiers(rawValue: 1)
      static let control = Modifiers(rawValue: 2)
      static let alt = Modifiers(rawValue: 4)
      static let other = Modifiers(rawValue: 8)
    }

    let value: Value
    let modifiers: Modifiers
    /// What the key types by itself; `nil` for a key that types nothing, and for one of a shortcut.
    let character: Character?
    /// Whether the key is held down.
    let isRepeat: Bool
    /// Whether the key only changes what others mean.
    let isModifier: Bool

    init(_ press: KeyPress) {
      isRepeat = press.isRepeat
      let names: [(GdkModifierType, Modifiers)] = [
        (GDK_SHIFT_MASK, .shift), (GDK_CONTROL_MASK, .control), (GDK_ALT_MASK, .alt),
        (GDK_SUPER_MASK, .other),
      ]
      modifiers = names.reduce(into: []) { if press.modifiers.contains($1.0) { $0.insert($1.1) } }
      let isShortcut = !modifiers.isSubset(of: .shift)
      character = isShortcut ? nil : press.character
      isModifier =
        press.value >= GDK_KEY_Shift_L && press.value <= GDK_KEY_Hyper_R
        || press.value == GDK_KEY_ISO_Level3_Shift
      value = Self.known[press.value] ?? Self.letter(press.value)
    }

    private static func letter(_ value: Int32) -> Value {
      let small = gdk_keyval_to_unicode(gdk_keyval_to_lower(guint(bitPattern: value)))
      guard small >= 0x20, let scalar = Unicode.Scalar(small) else { return .other }
      return .letter(Character(scalar))
    }

    private static let known: [Int32: Value] = [
      GDK_KEY_Up: .up, GDK_KEY_KP_Up: .up, GDK_KEY_Down: .down, GDK_KEY_KP_Down: .down,
      GDK_KEY_Page_Up: .pageUp, GDK_KEY_KP_Page_Up: .pageUp,
      GDK_KEY_Page_Down: .pageDown, GDK_KEY_KP_Page_Down: .pageDown,
      GDK_KEY_Home: .home, GDK_KEY_KP_Home: .home, GDK_KEY_End: .end, GDK_KEY_KP_End: .end,
      GDK_KEY_Return: .enter, GDK_KEY_KP_Enter: .enter, GDK_KEY_ISO_Enter: .enter,
      GDK_KEY_space: .space, GDK_KEY_KP_Space: .space, GDK_KEY_Escape: .escape,
      GDK_KEY_Tab: .tab, GDK_KEY_ISO_Left_Tab: .tab, GDK_KEY_KP_Tab: .tab,
      GDK_KEY_Delete: .delete, GDK_KEY_KP_Delete: .delete, GDK_KEY_BackSpace: .backspace,
      GDK_KEY_Insert: .insert, GDK_KEY_KP_Insert: .insert, GDK_KEY_Menu: .menu,
      GDK_KEY_F2: .f2, GDK_KEY_F5: .f5, GDK_KEY_F10: .f10,
    ]
  }
#endif
