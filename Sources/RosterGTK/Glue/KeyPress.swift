#if GTK
  import CGTK

  /// A key that a person has pressed.
  struct KeyPress {
    /// The key, as one of `GDK_KEY_…`.
    let value: Int32
    /// Which of Shift, Control, Alt and Super are held.
    let modifiers: GdkModifierType
    /// Whether the key is held down, and was told of before.
    let isRepeat: Bool

    init(_ value: guint, _ state: GdkModifierType, isRepeat: Bool = false) {
      self.isRepeat = isRepeat
      self.value = Int32(truncatingIfNeeded: value)
      let all =
        GDK_SHIFT_MASK.rawValue | GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue
        | GDK_SUPER_MASK.rawValue
      modifiers = GdkModifierType(rawValue: state.rawValue & all)
    }

    /// The character that the key types; `nil` for none.
    var character: Character? {
      let code = gdk_keyval_to_unicode(guint(bitPattern: value))
      guard code >= 0x20, code != 0x7F else { return nil }
      return Unicode.Scalar(code).map(Character.init)
    }
  }

  /// Tells a closure of keys that are pressed in a widget, or in one within it, once nobody there wants
  /// them.
  ///
  /// - Parameters:
  ///   - isFirst: Whether to tell of them before anybody else is asked.
  ///   - body: Returns whether the key was meant for it.
  @MainActor func onKey(
    in widget: WidgetPointer, isFirst: Bool = false, _ body: @escaping @MainActor (KeyPress) -> Bool
  ) {
    let controller = gtk_event_controller_key_new()!
    gtk_event_controller_set_propagation_phase(
      controller, isFirst ? GTK_PHASE_CAPTURE : GTK_PHASE_BUBBLE)
    let callback:
      @convention(c) @MainActor (OpaquePointer, guint, guint, GdkModifierType, gpointer)
        -> gboolean = { controller, value, code, state, data in
          let time = gtk_event_controller_get_current_event_time(controller)
          let press = KeyPress(value, state, isRepeat: HeldKey.press(code, at: time))
          return unretained(Body<@MainActor (KeyPress) -> Bool>.self, data).call(press) ? 1 : 0
        }
    // The C types agree: the controller, the key, its code, the modifiers and the data.
    connect(
      controller.raw, "key-pressed", unsafeBitCast(callback, to: GCallback.self), Body(body))
    let release:
      @convention(c) @MainActor (gpointer, guint, guint, GdkModifierType, gpointer?)
        -> Void = { _, _, code, _, _ in HeldKey.release(code) }
    // The C types agree, as above; there is no data.
    g_signal_connect_data(
      controller.raw, "key-released", unsafeBitCast(release, to: GCallback.self), nil, nil,
      GConnectFlags(rawValue: 0))
    gtk_widget_add_controller(widget, controller)
  }
#endif
