#if GTK
  extension AccessibleNode {
    /// The first node of a role, and of a name that begins so, in the order of the tree.
    public func first(_ role: String, _ name: String = "") -> AccessibleNode? {
      first { $0.role == role && $0.name.hasPrefix(name) }
    }

    /// The first node for which something holds, this one included.
    public func first(where holds: (AccessibleNode) -> Bool) -> AccessibleNode? {
      if holds(self) { return self }
      for child in children {
        if let found = child.first(where: holds) { return found }
      }
      return nil
    }

    /// All nodes of a role.
    public func all(_ role: String) -> [AccessibleNode] {
      let own = self.role == role ? [self] : []
      return own + children.flatMap { $0.all(role) }
    }

    /// The tree as indented lines, for messages of tests.
    public func outline(_ indentation: String = "") -> String {
      let states = [
        (isChecked, "checked"), (isSelected, "selected"), (isFocused, "focused"),
      ].filter(\.0).map(\.1)
      let line = "\(indentation)\(role) “\(name)” \(about) \(actions) \(states)\n"
      return line + children.map { $0.outline(indentation + "  ") }.joined()
    }
  }
#endif
