import Foundation
import Roster
import RosterUIKit
import UIKit

/// A table view controller whose table is Roster's.
@MainActor final class PeopleController: UITableViewController {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
  var chosen: [String] = []
  private lazy var driver = TableDriver(self) { screen in screen.table }

  private var table: TableModel {
    TableModel {
      SectionModel("s") {
        for id in ["a", "b"] {
          Row(SampleRow(id)).onActivate(with: self) { $0.chosen.append($1.model.id) }
        }
      }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    driver.attach(to: tableView)
  }

  var titles: [String] {
    tableView.visibleCells.map {
      ($0.contentConfiguration as? UIListContentConfiguration)?.text ?? "?"
    }
  }

  func tapFirst() { tableView.standIn.tap(IndexPath(row: 0, section: 0)) }
}
