import Foundation
import RosterUIKit
import UIKit

extension MethodCases {
  mutating func addSource(_ screen: MappingScreen, _ parts: MethodParts) {
    let source: any UITableViewDataSource = screen.host
    let table = screen.tableView
    let path = parts.path
    owns("numberOfSectionsInTableView:", source.numberOfSections(in:), table, row: "2")
    owns(
      "tableView:numberOfRowsInSection:", source.tableView(_:numberOfRowsInSection:), table, 0,
      row: "3")
    owns(
      "tableView:cellForRowAtIndexPath:", source.tableView(_:cellForRowAt:), table, path,
      row: "RosterCell")
    asks(
      "tableView:titleForHeaderInSection:", source.tableView(_:titleForHeaderInSection:), table, 1,
      is: "above")
    asks(
      "tableView:titleForFooterInSection:", source.tableView(_:titleForFooterInSection:), table, 1,
      is: "below")
    asks(
      "tableView:canEditRowAtIndexPath:", source.tableView(_:canEditRowAt:), table, path, is: true,
      row: "true")
    asks(
      "tableView:canMoveRowAtIndexPath:", source.tableView(_:canMoveRowAt:), table, path, is: true,
      row: "true")
    asks(
      "sectionIndexTitlesForTableView:", source.sectionIndexTitles(for:), table, is: ["A", "B"],
      row: "[T]")
    asks(
      "tableView:sectionForSectionIndexTitle:atIndex:",
      source.tableView(_:sectionForSectionIndexTitle:at:), table, "T", 0, is: 5, row: "1")
    tells(
      "tableView:commitEditingStyle:forRowAtIndexPath:", source.tableView(_:commit:forRowAt:),
      table, .delete, path, row: "delete")
    tells(
      "tableView:moveRowAtIndexPath:toIndexPath:", source.tableView(_:moveRowAt:to:), table, path,
      parts.last, row: "move to 1, held")
    addPrefetching(screen, parts)
  }

  private mutating func addPrefetching(_ screen: MappingScreen, _ parts: MethodParts) {
    let prefetching: any UITableViewDataSourcePrefetching = screen.host
    tells(
      "tableView:prefetchRowsAtIndexPaths:", prefetching.tableView(_:prefetchRowsAt:),
      screen.tableView, [parts.path, parts.last], row: "prefetch")
    tells(
      "tableView:cancelPrefetchingForRowsAtIndexPaths:",
      prefetching.tableView(_:cancelPrefetchingForRowsAt:), screen.tableView,
      [parts.path, parts.last], row: "cancel prefetch", after: "tableView:prefetchRowsAtIndexPaths:"
    )
  }
}
