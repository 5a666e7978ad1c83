import Foundation
import UIKit

/// A table view over plain counts.
@MainActor final class CountedScreen: NSObject, UITableViewDataSource, UITableViewDelegate {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
  private let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
  private var counts: [Int]
  private let identifier: String
  private(set) var shown = 0
  private(set) var hidden = 0
  var whenAsked: () -> Void = {}

  init(_ counts: [Int], identifier: String = "cell") {
    self.counts = counts
    self.identifier = identifier
    super.init()
    tableView.standIn.endsProgram = false
    tableView.allowsMultipleSelection = true
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    tableView.dataSource = self
    tableView.delegate = self
    window.addSubview(tableView)
    window.layoutIfNeeded()
  }

  #if !canImport(ObjectiveC)
    func implements(_ selector: String) -> Bool {
      !selector.contains("Header") && !selector.contains("Footer")
    }
  #endif

  var refusals: [String] { tableView.standIn.refusals }
  var cellsMade: Int { tableView.standIn.cellsMade }
  var rowsInView: Int { tableView.visibleCells.count }
  var offset: CGFloat { tableView.contentOffset.y }
  var selected: [[Int]] {
    (tableView.indexPathsForSelectedRows ?? []).map { [$0.section, $0.row] }
  }

  func cell(_ section: Int, _ row: Int) -> AnyObject? {
    tableView.cellForRow(at: path((section, row)))
  }
  func load(_ counts: [Int]) {
    self.counts = counts
    tableView.reloadData()
    window.layoutIfNeeded()
  }
  func update(_ counts: [Int], _ body: () -> Void) {
    tableView.beginUpdates()
    self.counts = counts
    body()
    tableView.endUpdates()
  }
  func scroll(to y: CGFloat) { tableView.standIn.drag(to: y) }
  func select(_ place: (Int, Int)) { tableView.standIn.tap(path(place)) }
  func insert(_ place: (Int, Int)) { tableView.insertRows(at: [path(place)], with: .fade) }
  func delete(_ place: (Int, Int)) { tableView.deleteRows(at: [path(place)], with: .fade) }
  func reload(_ place: (Int, Int)) { tableView.reloadRows(at: [path(place)], with: .fade) }
  func reconfigure(_ place: (Int, Int)) { tableView.reconfigureRows(at: [path(place)]) }
  func move(_ from: (Int, Int), _ to: (Int, Int)) {
    tableView.moveRow(at: path(from), to: path(to))
  }
  func deleteSection(_ section: Int) { tableView.deleteSections([section], with: .fade) }

  private func path(_ place: (Int, Int)) -> IndexPath {
    IndexPath(row: place.1, section: place.0)
  }

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let ask = whenAsked
    whenAsked = {}
    ask()
    return tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
  }
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { shown += 1 }
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { hidden += 1 }
}
