import Foundation
import RosterUIKit
import UIKit

/// A delegate that refuses every choice, and gives each section a header.
@MainActor final class RefusingDelegate: NSObject, UITableViewDelegate {
  func implements(_ selector: String) -> Bool {
    [
      "tableView:willSelectRowAtIndexPath:", "tableView:willDeselectRowAtIndexPath:",
      "tableView:viewForHeaderInSection:",
    ].contains(selector)
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    nil
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    nil
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    var content = view.defaultContentConfiguration()
    content.text = "The app's"
    view.contentConfiguration = content
    return view
  }
}
