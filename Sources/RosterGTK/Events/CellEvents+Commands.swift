#if GTK
  import Roster

  extension CellEvents {
    /// What can be done with a row now, each under a name of its own.
    func commands(of id: RowID) -> [(name: String, command: RowCommand)] {
      guard let driver, driver.table.path(of: id) != nil else { return [] }
      var commands: [(name: String, command: RowCommand)] = []
      if let name = driver.activation(of: id).commandName { commands.append((name, .activate)) }
      if driver.deletion(of: id) != nil { commands.append(("delete", .delete)) }
      if driver.mayMove(id) { commands += [("move-up", .moveUp), ("move-down", .moveDown)] }
      let actions = driver.fullMenu(of: id)?.actions ?? []
      if !actions.isEmpty { commands.append(("menu", .menu)) }
      for (index, action) in actions.enumerated() where action.isEnabled {
        let name = Self.name(action.title)
        var unique = name
        var number = 2
        while commands.contains(where: { $0.name == unique }) {
          unique = "\(name)-\(number)"
          number += 1
        }
        commands.append((unique, .action(index)))
      }
      return commands
    }

    /// A title as the name of an action: words joined by hyphens.
    private static func name(_ title: String) -> String {
      let words = title.prefix(200).lowercased().split { !$0.isLetter && !$0.isNumber }
      return words.isEmpty ? "action" : String(words.joined(separator: "-").prefix(100))
    }
  }

  extension RowActivation {
    /// The name of what Enter means; `nil` if it means nothing.
    fileprivate var commandName: String? {
      switch self {
      case .toggle: "toggle"
      case .edit: "edit"
      case .open, .primaryAction: "choose"
      case .accessory: "info"
      case .none: nil
      }
    }
  }
#endif
