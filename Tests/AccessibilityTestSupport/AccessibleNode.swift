#if GTK
  import CATSPI

  /// A node of the accessibility tree of a running program, as a screen reader has it.
  ///
  /// A node that has left the tree answers with nothing.
  @MainActor public final class AccessibleNode {
    // Unsafe holds: it is set once, and read on the main thread and where the last reference goes.
    nonisolated(unsafe) let pointer: UnsafeMutablePointer<AtspiAccessible>

    /// Takes over a reference.
    init(_ pointer: UnsafeMutablePointer<AtspiAccessible>) { self.pointer = pointer }

    deinit { g_object_unref(pointer) }

    /// What it is: "push button", "list item", …
    public var role: String { text(atspi_accessible_get_role_name(pointer, nil)) }
    /// What it is called.
    public var name: String { text(atspi_accessible_get_name(pointer, nil)) }
    /// What is said of it beside its name.
    public var about: String { text(atspi_accessible_get_description(pointer, nil)) }

    /// What is in it.
    public var children: [AccessibleNode] {
      let count = max(0, atspi_accessible_get_child_count(pointer, nil))
      return (0..<count).compactMap {
        atspi_accessible_get_child_at_index(pointer, $0, nil).map { AccessibleNode($0) }
      }
    }

    /// Whether it is in a state.
    func has(_ state: AtspiStateType) -> Bool {
      guard let set = atspi_accessible_get_state_set(pointer) else { return false }
      defer { g_object_unref(set) }
      return atspi_state_set_contains(set, state) != 0
    }

    /// Whether a switch is on.
    public var isChecked: Bool { has(ATSPI_STATE_CHECKED) }
    /// Whether a row is selected.
    public var isSelected: Bool { has(ATSPI_STATE_SELECTED) }
    /// Whether keys go to it.
    public var isFocused: Bool { has(ATSPI_STATE_FOCUSED) }
    /// Whether it can be used.
    public var isEnabled: Bool { has(ATSPI_STATE_SENSITIVE) }

    /// What can be done with it, by name.
    public var actions: [String] {
      withAction { action in
        let count = max(0, atspi_action_get_n_actions(action, nil))
        return (0..<count).map { text(atspi_action_get_action_name(action, $0, nil)) }
      } ?? []
    }

    /// Does something with it: the first action, or one by name.
    ///
    /// - Returns: Whether there is such an action.
    @discardableResult public func press(_ name: String? = nil) -> Bool {
      let actions = actions
      guard let index = name.map({ actions.firstIndex(of: $0) }) ?? actions.indices.first else {
        return false
      }
      return withAction { atspi_action_do_action($0, gint(index), nil) != 0 } ?? false
    }

    private func withAction<Result>(_ body: (UnsafeMutablePointer<AtspiAction>) -> Result)
      -> Result?
    {
      guard let action = atspi_accessible_get_action_iface(pointer) else { return nil }
      defer { g_object_unref(action) }
      return body(action)
    }

    /// The text in a field that can be typed in.
    public var value: String? {
      guard let held = atspi_accessible_get_text_iface(pointer) else { return nil }
      defer { g_object_unref(held) }
      return text(atspi_text_get_text(held, 0, atspi_text_get_character_count(held, nil), nil))
    }

    private func text(_ chars: UnsafeMutablePointer<CChar>?) -> String {
      guard let chars else { return "" }
      defer { g_free(chars) }
      return String(cString: chars)
    }
  }
#endif
