#if GTK
  import CGTK

  /// A key that a person has pressed.
  struct KeyPress {
    /// The key, as one of `GDK_KEY_…`.
    let value: Int32
    /// Which of Shift, Control, Alt and Super are held.
    let modifiers: GdkModifierType

    init(_ value: guint, _ state: GdkModifierType) {
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
      @convention(c) @MainActor (gpointer, guint, guint, GdkModifierType, gpointer) -> gboolean = {
        unretained(Body<@MainActor (KeyPress) -> Bool>.self, $4).call(KeyPress($1, $3)) ? 1 : 0
      }
    // The C types agree: the controller, the key, its code, the modifiers and the data.
    connect(
      controller.raw, "key-pressed", unsafeBitCast(callback, to: GCallback.self), Body(body))
    gtk_widget_add_controller(widget, controller)
  }
#endif
