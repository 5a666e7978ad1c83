#if GTK
  import Roster

  /// What the controls in cells bring to the driver.
  ///
  /// A control names the slot that it is in, not a row: which row that is, is looked up when the event
  /// comes, and nothing happens if the slot shows none any more.
  @MainActor final class CellEvents {
    private(set) weak var driver: TableDriver?
    /// Asks before it deletes, opens fields and menus.
    weak var host: GTKHost?

    init(_ driver: TableDriver) { self.driver = driver }

    /// A person turned a switch.
    func toggle(_ slot: RowSlot, isOn: Bool) {
      if let id = slot.id { driver?.toggle(id, isOn: isOn) }
    }

    /// Whether anybody is told when a person turns the switch of a row.
    func mayToggle(_ slot: RowSlot) -> Bool {
      slot.id.flatMap { host?.row($0)?.trait(ToggleEvent.self) } != nil
    }

    /// A person is typing in a field.
    func edit(_ slot: RowSlot, text: String) {
      if let id = slot.id { driver?.edit(id, text: text) }
    }

    /// A person finished the text in a field.
    func commit(_ slot: RowSlot, text: String) {
      if let id = slot.id { driver?.commit(id, text: text) }
    }

    /// A person used the button at the end of a row.
    func tapAccessory(_ slot: RowSlot) {
      if let id = slot.id { driver?.tapAccessory(id) }
    }

    /// A person used the button that stands for the row itself.
    func choose(_ slot: RowSlot) {
      if let id = slot.id { driver?.activate(id) }
    }

    /// Does with a row what was asked for by name.
    func perform(_ command: RowCommand, on id: RowID) {
      switch command {
      case .action(let index):
        let actions = driver?.fullMenu(of: id)?.actions ?? []
        if actions.indices.contains(index) { driver?.perform(actions[index], on: id) }
      case .activate: host?.activate(id)
      case .delete: host?.delete(id)
      case .moveUp: host?.move(id, by: -1)
      case .moveDown: host?.move(id, by: 1)
      case .menu: host?.openMenu(of: id)
      }
    }

    /// Whether the row that stands in for all others offers another try after a failure.
    var placeholderRetries: Bool { driver?.placeholderRetries ?? false }
  }
#endif
