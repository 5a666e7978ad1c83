import Foundation
import RosterUIKit
import UIKit

extension MethodCases {
  mutating func addDisplay(_ screen: MappingScreen, _ parts: MethodParts) {
    let delegate: any UITableViewDelegate = screen.host
    let table = screen.tableView
    tells(
      "tableView:willDisplayCell:forRowAtIndexPath:",
      delegate.tableView(_:willDisplay:forRowAt:), table, parts.cell, parts.path, row: "shown")
    tells(
      "tableView:willDisplayHeaderView:forSection:",
      delegate.tableView(_:willDisplayHeaderView:forSection:), table, parts.header, 0,
      row: "header shown")
    tells(
      "tableView:willDisplayFooterView:forSection:",
      delegate.tableView(_:willDisplayFooterView:forSection:), table, parts.footer, 0,
      row: "footer shown")
    tells(
      "tableView:didEndDisplayingCell:forRowAtIndexPath:",
      delegate.tableView(_:didEndDisplaying:forRowAt:), table, parts.cell, parts.path,
      row: "hidden", after: "tableView:willDisplayCell:forRowAtIndexPath:")
    tells(
      "tableView:didEndDisplayingHeaderView:forSection:",
      delegate.tableView(_:didEndDisplayingHeaderView:forSection:), table, parts.header, 0,
      row: "header hidden", after: "tableView:willDisplayHeaderView:forSection:")
    tells(
      "tableView:didEndDisplayingFooterView:forSection:",
      delegate.tableView(_:didEndDisplayingFooterView:forSection:), table, parts.footer, 0,
      row: "footer hidden", after: "tableView:willDisplayFooterView:forSection:")
    asks(
      "tableView:indentationLevelForRowAtIndexPath:",
      delegate.tableView(_:indentationLevelForRowAt:), table, parts.path, is: 2, row: "3")
  }

  mutating func addHeights(_ screen: MappingScreen, _ parts: MethodParts) {
    let delegate: any UITableViewDelegate = screen.host
    let table = screen.tableView
    asks(
      "tableView:heightForRowAtIndexPath:", delegate.tableView(_:heightForRowAt:), table,
      parts.path, is: 33, row: "70.0")
    asks(
      "tableView:heightForHeaderInSection:", delegate.tableView(_:heightForHeaderInSection:),
      table, 0, is: 34, row: "31.0")
    asks(
      "tableView:heightForFooterInSection:", delegate.tableView(_:heightForFooterInSection:),
      table, 0, is: 35, row: "17.0")
    asks(
      "tableView:estimatedHeightForRowAtIndexPath:",
      delegate.tableView(_:estimatedHeightForRowAt:), table, parts.path, is: 36, row: "70.0")
    asks(
      "tableView:estimatedHeightForHeaderInSection:",
      delegate.tableView(_:estimatedHeightForHeaderInSection:), table, 0, is: 37)
    asks(
      "tableView:estimatedHeightForFooterInSection:",
      delegate.tableView(_:estimatedHeightForFooterInSection:), table, 0, is: 38)
    asks(
      "tableView:viewForHeaderInSection:", delegate.tableView(_:viewForHeaderInSection:), table, 0,
      is: parts.header, row: "UITableViewHeaderFooterView")
    asks(
      "tableView:viewForFooterInSection:", delegate.tableView(_:viewForFooterInSection:), table, 0,
      is: parts.footer, row: "UITableViewHeaderFooterView")
  }

  mutating func addEditing(_ screen: MappingScreen, _ parts: MethodParts) {
    let delegate: any UITableViewDelegate = screen.host
    let table = screen.tableView
    let path = parts.path
    let swipe = UISwipeActionsConfiguration(actions: [])
    asks(
      "tableView:editingStyleForRowAtIndexPath:", delegate.tableView(_:editingStyleForRowAt:),
      table, path, is: .insert, row: "delete")
    asks(
      "tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:",
      delegate.tableView(_:titleForDeleteConfirmationButtonForRowAt:), table, path, is: "Away",
      row: "Remove")
    asks(
      "tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:",
      delegate.tableView(_:leadingSwipeActionsConfigurationForRowAt:), table, path, is: swipe,
      row: "Mark")
    asks(
      "tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:",
      delegate.tableView(_:trailingSwipeActionsConfigurationForRowAt:), table, path, is: swipe,
      row: "Remove Flag")
    asks(
      "tableView:shouldIndentWhileEditingRowAtIndexPath:",
      delegate.tableView(_:shouldIndentWhileEditingRowAt:), table, path, is: false)
    tells(
      "tableView:willBeginEditingRowAtIndexPath:", delegate.tableView(_:willBeginEditingRowAt:),
      table, path, row: "held")
    tells(
      "tableView:didEndEditingRowAtIndexPath:", delegate.tableView(_:didEndEditingRowAt:), table,
      path, row: "", after: "tableView:willBeginEditingRowAtIndexPath:")
    asks(
      "tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:",
      delegate.tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:), table, path,
      parts.last, is: parts.next, row: "[0, 1]")
  }

  mutating func addOldMenus(_ screen: MappingScreen, _ parts: MethodParts) {
    let delegate: any UITableViewDelegate = screen.host
    let table = screen.tableView
    let path = parts.path
    let action = Selector("copy:")
    let sender: Any? = table
    asks(
      "tableView:editActionsForRowAtIndexPath:", delegate.tableView(_:editActionsForRowAt:), table,
      path, is: [UITableViewRowAction(style: .normal, title: "Old") { _, _ in }])
    asks(
      "tableView:shouldShowMenuForRowAtIndexPath:", delegate.tableView(_:shouldShowMenuForRowAt:),
      table, path, is: true)
    asks(
      "tableView:canPerformAction:forRowAtIndexPath:withSender:",
      delegate.tableView(_:canPerformAction:forRowAt:withSender:), table, action, path, sender,
      is: true)
    tells(
      "tableView:performAction:forRowAtIndexPath:withSender:",
      delegate.tableView(_:performAction:forRowAt:withSender:), table, action, path, sender)
  }
}
