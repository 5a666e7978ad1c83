import Foundation
import Roster
import RosterUIKit
import UIKit

/// A controller that passes on the keys that it hears.
@MainActor final class KeyController: UITableViewController {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
  private(set) var unheard = 0
  private var host: UITableHost?

  func show(_ driver: TableDriver) {
    tableView.frame = window.bounds
    tableView.standIn.endsProgram = false
    window.addSubview(tableView)
    host = driver.attach(to: tableView)
    window.layoutIfNeeded()
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if host?.press(presses) != true { unheard += 1 }
  }

  func focus(_ row: Int?) { tableView.standIn.focus(row.map { IndexPath(row: $0, section: 0) }) }
  func pressDelete() {
    tableView.standIn.press(.keyboardDeleteOrBackspace, characters: "\u{8}", in: self)
  }
  func press(_ key: String, holding modifiers: UIKeyModifierFlags = []) {
    tableView.standIn.press(
      .keyboardErrorUndefined, characters: key, holding: modifiers, in: self)
  }
  func pressWithCommand(_ key: String) { press(key, holding: .command) }
  func hideKeyboard() {
    NotificationCenter.default.post(name: UIResponder.keyboardWillHideNotification, object: nil)
  }
  func showKeyboard(height: CGFloat) {
    let frame = CGRect(x: 0, y: window.frame.height - height, width: 320, height: height)
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillChangeFrameNotification, object: nil,
      userInfo: [UIResponder.keyboardFrameEndUserInfoKey: frame])
  }
  func pressEscape() { tableView.standIn.press(.keyboardEscape, in: self) }

  // MARK: Typing in the field of a row

  private func field(_ row: Int) -> UITextField? {
    (tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? RosterCell)?.textField
  }

  func beginTyping(_ row: Int) { field(row)?.becomeFirstResponder() }
  func type(_ text: String, into row: Int) {
    beginTyping(row)
    field(row)?.text = text
    field(row)?.sendActions(for: .editingChanged)
  }
  func endTyping(_ row: Int) { field(row)?.resignFirstResponder() }
  func isTyping(_ row: Int) -> Bool { field(row)?.isFirstResponder == true }
  func typed(_ row: Int) -> String? { field(row)?.text }

  var room: CGFloat { tableView.contentInset.bottom }
  var refusals: [String] { tableView.standIn.refusals }
  var holdsUpdates: Bool {
    get { !tableView.standIn.finishesByItself }
    set {
      tableView.standIn.finishesByItself = !newValue
      if !newValue { tableView.standIn.finishUpdates() }
    }
  }
}
