#if canImport(UIKit)
  import Roster
  import UIKit

  extension UITableHost {
    /// A person pressed keys while a row has the focus. UIKit tells a responder, not a delegate: a
    /// controller passes on what it hears.
    ///
    ///     override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    ///       if !host.press(presses) { super.pressesBegan(presses, with: event) }
    ///     }
    ///
    /// A delete key deletes the row, unless its deletion has to be confirmed; another key does what the
    /// row's `onKey` says, unless Command, Control or Option is held. The next press is for the row that
    /// has the focus then. While a person types in a field, keys are the field's, but Escape ends it and
    /// leaves the text as it was.
    ///
    /// - Returns: Whether a key did anything.
    /// - Complexity: O(*n*) for *n* presses
    public func press(_ presses: Set<UIPress>) -> Bool {
      var isDone = false
      for key in presses.compactMap(\.key) where press(key) { isDone = true }
      return isDone
    }

    private func press(_ key: UIKey) -> Bool {
      if let cell = typingCell {
        guard key.keyCode == .keyboardEscape else { return false }
        cell.cancelTyping()
        driver?.flush()
        return true
      }
      guard let driver, let id = driver.cursor, !driver.isLeaving(id),
        key.modifierFlags.isDisjoint(with: [.command, .control, .alternate])
      else { return false }
      switch key.keyCode {
      case .keyboardDeleteOrBackspace, .keyboardDeleteForward:
        guard let deletion = driver.deletion(of: id), deletion.confirmation == nil else {
          return false
        }
        return driver.delete(id)
      default:
        guard key.characters.count == 1, let character = key.characters.first else { return false }
        return driver.press(character, on: id)
      }
    }

    /// The cell in whose field a person types.
    private var typingCell: RosterCell? {
      tableView?.visibleCells.lazy.compactMap { $0 as? RosterCell }
        .first { $0.textField?.isFirstResponder == true }
    }
  }
#endif
