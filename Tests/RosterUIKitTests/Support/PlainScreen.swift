import ListTestSupport
import Foundation
import Roster
import RosterUIKit
import UIKit

/// A table view whose data source is written by hand, as on a screen that exists.
@MainActor final class PlainScreen: NSObject, UITableViewDataSource {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
  let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
  let store: RecordStore<Letter, String>

  init(_ store: RecordStore<Letter, String>) {
    self.store = store
    super.init()
    tableView.standIn.endsProgram = false
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "letter")
    tableView.dataSource = self
    window.addSubview(tableView)
    window.layoutIfNeeded()
  }

  convenience init(_ letters: [Letter]) {
    self.init(RecordStore(Letter.self, key: \.key, letters))
  }

  @discardableResult func follow(
    _ onChange: @escaping @MainActor @Sendable (RecordChange<Letter, String>) -> Void = { _ in }
  ) -> StoreFollower<Letter, String> {
    tableView.follow(store, section: 0, onChange: onChange)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    store.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "letter", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = store[indexPath.row]?.text
    cell.contentConfiguration = content
    return cell
  }

  var log: [[String]] { tableView.standIn.log }
  var refusals: [String] { tableView.standIn.refusals }
  var titles: [String] {
    tableView.visibleCells.map {
      ($0.contentConfiguration as? UIListContentConfiguration)?.text ?? "?"
    }
  }
  var expected: [String] {
    (tableView.indexPathsForVisibleRows ?? []).map { store[$0.row]?.text ?? "?" }
  }
}
