import Roster
import RosterUIKit
import UIKit

/// A window with a table view that shows the table of a driver.
@MainActor final class Screen {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
  let tableView: UITableView
  let driver: TableDriver
  private(set) weak var host: UITableHost?

  init(
    _ driver: TableDriver, height: CGFloat = 440, style: UITableView.Style = .plain,
    place: PlaceKeeping = .firstVisibleRow, attached: Bool = true
  ) {
    self.driver = driver
    tableView = UITableView(
      frame: CGRect(x: 0, y: 0, width: 320, height: height), style: style)
    tableView.standIn.endsProgram = false
    window.addSubview(tableView)
    if attached { attach(place: place) }
  }

  func attach(place: PlaceKeeping = .firstVisibleRow, forwardingTo forward: AnyObject? = nil) {
    let host = driver.attach(to: tableView, forwardingTo: forward)
    host.place = place
    self.host = host
    window.layoutIfNeeded()
    tableView.standIn.log = []
  }

  /// What a person does.
  var person: UITableViewStandIn { tableView.standIn }
  /// What UIKit would have stopped the program for.
  var refusals: [String] { person.refusals }
  /// What the batch updates since the screen was shown did.
  var log: [[String]] { person.log }

  /// The titles in view, by section and row.
  var titles: [String] { tableView.visibleCells.map(title) }

  func title(_ cell: UITableViewCell) -> String {
    (cell.contentConfiguration as? UIListContentConfiguration)?.text
      ?? (cell as? LabelCell)?.shown ?? "?"
  }

  /// The title of a header in view.
  func header(_ section: Int) -> String? {
    let view = tableView.headerView(forSection: section)
    return (view?.contentConfiguration as? UIListContentConfiguration)?.text
  }

  /// The titles that the rows in view have in the table in force.
  var expected: [String] {
    (tableView.indexPathsForVisibleRows ?? []).map {
      driver.table.row(at: RowPath(section: $0.section, row: $0.row)).content.title
    }
  }

  func cell(_ section: Int, _ row: Int) -> UITableViewCell? {
    tableView.cellForRow(at: IndexPath(row: row, section: section))
  }

  /// Where a row stands, from the top of the view.
  func top(_ section: Int, _ row: Int) -> CGFloat {
    tableView.rectForRow(at: IndexPath(row: row, section: section)).minY - tableView.contentOffset.y
  }
}

extension IndexPath {
  init(_ section: Int, _ row: Int) { self.init(row: row, section: section) }
}
