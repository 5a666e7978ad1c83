import ListTestSupport
import Foundation
import Roster
import RosterUIKit
import UIKit

/// A table view whose data source shows other rows than its stores have: one for an empty store, and a
/// section of its own.
@MainActor final class OtherCounts: NSObject, UITableViewDataSource, UITableViewDelegate {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
  let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
  let one = RecordStore(Letter.self, key: \.key, [Letter("a")])
  let two = RecordStore(Letter.self, key: \.key, [Letter("x")])
  var third = 1
  var sections = 3
  var onCell: () -> Void = {}

  override init() {
    super.init()
    tableView.standIn.endsProgram = false
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "letter")
    tableView.dataSource = self
    tableView.delegate = self
    window.addSubview(tableView)
    window.layoutIfNeeded()
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    switch section {
    case 0: max(1, one.count)
    case 1: max(1, two.count)
    default: third
    }
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    onCell()
    let cell = tableView.dequeueReusableCell(withIdentifier: "letter", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text =
      [one, two].indices.contains(indexPath.section)
      ? [one, two][indexPath.section][indexPath.row]?.text ?? "none" : "own"
    cell.contentConfiguration = content
    return cell
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    one.move(from: sourceIndexPath.row, to: destinationIndexPath.row)
  }

  var person: UITableViewStandIn { tableView.standIn }
  var refusals: [String] { tableView.standIn.refusals }
  func titles(_ section: Int) -> [String] {
    (tableView.indexPathsForVisibleRows ?? []).filter { $0.section == section }.map {
      (tableView.cellForRow(at: $0)?.contentConfiguration as? UIListContentConfiguration)?.text
        ?? "?"
    }
  }
}
