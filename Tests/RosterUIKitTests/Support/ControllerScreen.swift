import Foundation
import Roster
import RosterUIKit
import UIKit
import UIKitExamples

/// A table view controller in a window.
@MainActor final class ControllerScreen {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 800))
  private let navigation: UINavigationController
  private let controller: UITableViewController

  init(_ controller: UITableViewController) {
    self.controller = controller
    navigation = UINavigationController(rootViewController: controller)
    controller.tableView.frame = window.bounds
    controller.tableView.standIn.endsProgram = false
    window.addSubview(controller.tableView)
    window.makeKeyAndVisible()
  }

  var refusals: [String] { controller.tableView.standIn.refusals }
  var pushed: Bool { navigation.viewControllers.count > 1 }
  var titles: [String] { controller.tableView.visibleCells.map(title) }

  private func title(_ cell: UITableViewCell) -> String {
    switch cell {
    case let cell as StoreCardCell: cell.name.text ?? "?"
    case let cell as NewsCell: cell.headline.text ?? "?"
    case let cell as PhotoCell: cell.caption.text ?? "?"
    default: (cell.contentConfiguration as? UIListContentConfiguration)?.text ?? "?"
    }
  }

  func tap(_ section: Int, _ row: Int) {
    controller.tableView.layoutIfNeeded()
    controller.tableView.standIn.tap(IndexPath(row: row, section: section))
  }

  /// Swipes a row open and presses what is outermost.
  func swipeAndPress(_ section: Int, _ row: Int) {
    let person = controller.tableView.standIn
    person.swipe(IndexPath(row: row, section: section), .trailing).first.map { person.press($0) }
  }

  /// Brings what is on its way to the table view.
  func flush() { (controller.tableView.delegate as? UITableHost)?.driver?.flush() }
}
