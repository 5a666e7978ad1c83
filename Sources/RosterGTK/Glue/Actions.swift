#if GTK
  import CGTK

  /// Actions that menus, buttons and shortcuts name, such as "win.back".
  @MainActor struct Actions {
    /// A `GActionMap`, such as a window.
    let map: OpaquePointer

    /// Adds an action that is called without anything.
    func add(_ name: String, _ body: @escaping @MainActor () -> Void) {
      add(name, g_simple_action_new(name, nil)) { _ in body() }
    }

    /// Adds an action that is called with a text.
    func add(text name: String, _ body: @escaping @MainActor (String) -> Void) {
      add(name, g_simple_action_new(name, Self.textType), body)
    }

    /// Adds an action that keeps one text of several, which menus show as a choice.
    func add(
      choice name: String, _ value: String, _ body: @escaping @MainActor (String) -> Void
    ) {
      let action = g_simple_action_new_stateful(name, Self.textType, g_variant_new_string(value))
      let map = map
      add(name, action) { value in
        if let action = g_action_map_lookup_action(map, name) {
          g_simple_action_set_state(action, g_variant_new_string(value))
        }
        body(value)
      }
    }

    /// Says whether an action can be called now.
    func enable(_ name: String, _ isEnabled: Bool) {
      if let action = g_action_map_lookup_action(map, name) {
        g_simple_action_set_enabled(action, isEnabled ? 1 : 0)
      }
    }

    /// The type of texts, which is the letter "s".
    private static var textType: OpaquePointer { g_variant_type_new("s") }

    private func add(
      _ name: String, _ action: OpaquePointer?, _ body: @escaping @MainActor (String) -> Void
    ) {
      guard let action else { return }
      let callback: @convention(c) @MainActor (gpointer, OpaquePointer?, gpointer) -> Void = {
        let text = $1.flatMap { g_variant_get_string($0, nil) }.map { String(cString: $0) }
        unretained(Body<@MainActor (String) -> Void>.self, $2).call(text ?? "")
      }
      // The C types agree: the action, its parameter, and the data.
      connect(
        action.raw, "activate", unsafeBitCast(callback, to: GCallback.self), Body(body))
      g_action_map_add_action(map, action)
      g_object_unref(action.raw)
    }
  }
#endif
