import Roster
import RosterUIKit
import UIKit

extension Screen {
  /// Whether the host counts as implementing a method.
  func implements(_ selector: String) -> Bool? { host?.implements(selector) }

  /// Which of the additional protocols the table view has got a delegate for.
  var protocols: [String] {
    var names: [String] = []
    if tableView.prefetchDataSource != nil { names.append("prefetch") }
    if tableView.dragDelegate != nil { names.append("drag") }
    if tableView.dropDelegate != nil { names.append("drop") }
    return names
  }
}

extension Screen {
  /// Runs an action behind a swipe, and hears whether it was done.
  func end(_ action: UIContextualAction, _ ended: @escaping (Bool) -> Void) {
    action.handler(action, tableView, ended)
  }

  /// The text on the clipboard.
  var clipboard: String? { UIPasteboard.general.string }
}
