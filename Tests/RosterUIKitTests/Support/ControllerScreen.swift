import Foundation
import Roster
import RosterUIKit
import UIKit
import UIKitExamples

/// A table view controller in a window.
@MainActor final class ControllerScreen {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 800))
  let navigation: UINavigationController
  let controller: UITableViewController

  convenience init(_ controller: UITableViewController) {
    self.init(controller, in: UINavigationController(rootViewController: controller))
  }

  init(_ controller: UITableViewController, in navigation: UINavigationController) {
    self.controller = controller
    self.navigation = navigation
    controller.tableView.frame = window.bounds
    controller.tableView.standIn.endsProgram = false
    window.addSubview(controller.tableView)
    window.makeKeyAndVisible()
  }

  private var tableView: UITableView { controller.tableView }
  var refusals: [String] { tableView.standIn.refusals }

  /// The titles in view.
  var titles: [String] {
    tableView.layoutIfNeeded()
    return tableView.visibleCells.map(title)
  }

  /// The second texts in view.
  var details: [String?] {
    tableView.layoutIfNeeded()
    return tableView.visibleCells.map { cell in
      switch cell {
      case let cell as StoreCardCell: cell.address.text
      case let cell as NewsCell: cell.summary.text
      default: (cell.contentConfiguration as? UIListContentConfiguration)?.secondaryText
      }
    }
  }

  /// The text above each section.
  var headers: [String?] {
    (0..<tableView.numberOfSections).map { section in
      tableView.dataSource?.tableView(tableView, titleForHeaderInSection: section)
        ?? (tableView.headerView(forSection: section)?.contentConfiguration
        as? UIListContentConfiguration)?.text
    }
  }

  private func title(_ cell: UITableViewCell) -> String {
    switch cell {
    case let cell as StoreCardCell: cell.name.text ?? "?"
    case let cell as NewsCell: cell.headline.text ?? "?"
    case let cell as PhotoCell: cell.caption.text ?? "?"
    default: (cell.contentConfiguration as? UIListContentConfiguration)?.text ?? "?"
    }
  }

  /// The heights of the rows in view.
  var heights: [CGFloat] {
    tableView.layoutIfNeeded()
    return tableView.visibleCells.map(\.frame.height)
  }

  func path(_ title: String) -> IndexPath? {
    tableView.layoutIfNeeded()
    return tableView.visibleCells.first { self.title($0) == title }.flatMap(
      tableView.indexPath(for:))
  }

  func tap(_ title: String) {
    if let path = path(title) { tableView.standIn.tap(path) }
  }

  /// A person turns the switch of a row.
  func flip(_ title: String) {
    guard let path = path(title),
      let toggle = tableView.cellForRow(at: path)?.accessoryView as? UISwitch
    else { return }
    toggle.isOn.toggle()
    toggle.sendActions(for: .valueChanged)
  }

  /// Whether the switch of a row is on.
  func isOn(_ title: String) -> Bool? {
    path(title).flatMap { (tableView.cellForRow(at: $0)?.accessoryView as? UISwitch)?.isOn }
  }

  func scrollToEnd() {
    tableView.standIn.drag(to: tableView.contentSize.height)
  }

  /// Swipes a row open and presses what is outermost.
  func swipeAndPress(_ title: String) {
    guard let path = path(title) else { return }
    let person = tableView.standIn
    person.swipe(path, .trailing).first.map { person.press($0) }
  }

  /// Brings what is on its way to the table view.
  func flush() { (tableView.delegate as? UITableHost)?.driver?.flush() }
}
