import Foundation
import Roster
import RosterUIKit
import UIKit

/// A row whose cells come from a nib.
struct NibRow: UIKitRow {
  let id: String
  var content: RowContent { .text(id) }
  static var cellSource: CellSource { .nib("LabelNib", nil) }
  func update(_ cell: LabelCell) { cell.shown = id }
}

/// A row whose cells come from a storyboard.
struct PrototypeRow: UIKitRow {
  let id: String
  var content: RowContent { .text(id) }
  static var cellSource: CellSource { .prototype("LabelPrototype") }
  func update(_ cell: LabelCell) { cell.shown = id }
}

/// A header with a view of its own.
struct BannerRow: UIKitHeaderFooter {
  let id: String
  var text: String
  var content: RowContent { .text(text) }
  func update(_ view: BannerView) { view.shown = text }
}

/// The view of a header.
@MainActor final class BannerView: UITableViewHeaderFooterView {
  var shown = ""
}

extension LabelRow {
  static func variant(_ id: String, _ variant: String) -> LabelRow {
    var row = LabelRow(id)
    row.variant = variant
    return row
  }
}

extension Screen {
  static func offerNib(_ name: String) {
    UINib.contents[name] = { [LabelCell(style: .default, reuseIdentifier: nil)] }
  }

  func offerPrototype(_ identifier: String) {
    tableView.standIn.addPrototype(identifier) {
      LabelCell(style: .default, reuseIdentifier: identifier)
    }
  }

  func registerPlain() {
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
  }

  /// A row whose cell is made by hand, as in a block-based table view model.
  static func closureRow(
    _ id: String, revision: String? = nil, _ text: @escaping @MainActor @Sendable () -> String
  ) -> Row<BlockRow> {
    let make: CellClosure.Value = { tableView, indexPath in
      let cell = tableView.dequeueReusableCell(withIdentifier: "plain", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = text()
      cell.contentConfiguration = content
      return cell
    }
    return revision.map { Row(id, revision: $0, cell: make) } ?? Row(id, cell: make)
  }

  /// A person turns the switch of a row.
  func flip(_ path: IndexPath) {
    guard let toggle = tableView.cellForRow(at: path)?.accessoryView as? UISwitch else { return }
    toggle.isOn.toggle()
    toggle.sendActions(for: .valueChanged)
  }

  private func field(_ path: IndexPath) -> UITextField? {
    (tableView.cellForRow(at: path) as? RosterCell)?.textField
  }

  /// A person begins to type.
  func type(_ text: String, into path: IndexPath) {
    guard let field = field(path) else { return }
    field.becomeFirstResponder()
    field.text = text
    field.sendActions(for: .editingChanged)
  }

  /// What stands in the field of a row.
  func typed(_ path: IndexPath) -> String? { field(path)?.text }
  /// A person ends to type.
  func endTyping(_ path: IndexPath) { field(path)?.resignFirstResponder() }

  /// The keyboard comes, so high.
  func showKeyboard(height: CGFloat) {
    let frame = CGRect(x: 0, y: window.frame.height - height, width: 320, height: height)
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillChangeFrameNotification, object: nil,
      userInfo: [UIResponder.keyboardFrameEndUserInfoKey: frame])
  }

  /// The keyboard goes.
  func hideKeyboard() {
    NotificationCenter.default.post(name: UIResponder.keyboardWillHideNotification, object: nil)
  }
}
