import Foundation
import RosterUIKit
import UIKit

extension HearingDelegate: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    heard(tableView, section) ?? 0
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    heard(tableView, indexPath) ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func numberOfSections(in tableView: UITableView) -> Int { heard(tableView) ?? 0 }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    heard(tableView, section) ?? nil
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    heard(tableView, section) ?? nil
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    heard(tableView, indexPath) ?? false
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    heard(tableView, indexPath) ?? false
  }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? { heard(tableView) ?? nil }
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int)
    -> Int
  { heard(tableView, title, index) ?? 0 }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { note(tableView, editingStyle, indexPath) }
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { note(tableView, sourceIndexPath, destinationIndexPath) }
}

extension HearingDelegate: UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    note(tableView, indexPaths)
  }
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    note(tableView, indexPaths)
  }
}
