import RosterUIKit

@testable import UIKit

extension ControllerScreen {
  /// Whether another page has been opened.
  var pushed: Bool { navigation.viewControllers.count > 1 }

  /// The page that has been opened.
  var pushedPage: ControllerScreen? {
    guard pushed, let page = navigation.topViewController as? UITableViewController else {
      return nil
    }
    return ControllerScreen(page, in: navigation)
  }

  func goBack() { navigation.popViewController(animated: false) }

  /// A person taps the button at the right of the bar.
  func tapRightButton() {
    controller.navigationItem.rightBarButtonItem?.primaryAction?.perform(from: nil)
  }

  /// A person types into the field of a row.
  func type(_ text: String, into title: String) {
    guard let path = path(title),
      let field = (controller.tableView.cellForRow(at: path) as? RosterCell)?.textField
    else { return }
    field.becomeFirstResponder()
    field.text = text
    field.sendActions(for: .editingChanged)
    field.resignFirstResponder()
  }
}
