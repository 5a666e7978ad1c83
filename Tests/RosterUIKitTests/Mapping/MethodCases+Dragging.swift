import Foundation
import RosterUIKit
import UIKit

extension MethodCases {
  mutating func addDragging(_ screen: MappingScreen, _ parts: MethodParts) {
    let drag: any UITableViewDragDelegate = screen.host
    let table = screen.tableView
    let path = parts.path
    let session: any UIDragSession = parts.session
    let item = UIDragItem(itemProvider: NSItemProvider())
    asks(
      "tableView:itemsForBeginningDragSession:atIndexPath:",
      drag.tableView(_:itemsForBeginning:at:), table, session, path, is: [item], row: "[7]")
    asks(
      "tableView:itemsForAddingToDragSession:atIndexPath:point:",
      drag.tableView(_:itemsForAddingTo:at:point:), table, session, path, parts.point, is: [item],
      row: "[7]")
    asks(
      "tableView:dragPreviewParametersForRowAtIndexPath:",
      drag.tableView(_:dragPreviewParametersForRowAt:), table, path, is: UIDragPreviewParameters())
    tells(
      "tableView:dragSessionWillBegin:", drag.tableView(_:dragSessionWillBegin:), table, session,
      row: "held")
    tells(
      "tableView:dragSessionDidEnd:", drag.tableView(_:dragSessionDidEnd:), table, session,
      row: "", after: "tableView:dragSessionWillBegin:")
    asks(
      "tableView:dragSessionAllowsMoveOperation:",
      drag.tableView(_:dragSessionAllowsMoveOperation:), table, session, is: false)
    asks(
      "tableView:dragSessionIsRestrictedToDraggingApplication:",
      drag.tableView(_:dragSessionIsRestrictedToDraggingApplication:), table, session, is: true)
  }

  mutating func addDropping(_ screen: MappingScreen, _ parts: MethodParts) {
    let drop: any UITableViewDropDelegate = screen.host
    let table = screen.tableView
    let session: any UIDropSession = parts.session
    tells(
      "tableView:performDropWithCoordinator:", drop.tableView(_:performDropWith:), table,
      parts.drop, row: "drop 7")
    asks(
      "tableView:canHandleDropSession:", drop.tableView(_:canHandle:), table, session, is: false)
    tells(
      "tableView:dropSessionDidEnter:", drop.tableView(_:dropSessionDidEnter:), table, session,
      row: "held")
    asks(
      "tableView:dropSessionDidUpdate:withDestinationIndexPath:",
      drop.tableView(_:dropSessionDidUpdate:withDestinationIndexPath:), table, session, parts.path,
      is: UITableViewDropProposal(operation: .move), row: "move between")
    tells(
      "tableView:dropSessionDidExit:", drop.tableView(_:dropSessionDidExit:), table, session,
      row: "", after: "tableView:dropSessionDidEnter:")
    tells(
      "tableView:dropSessionDidEnd:", drop.tableView(_:dropSessionDidEnd:), table, session,
      row: "", after: "tableView:dropSessionDidEnter:")
    asks(
      "tableView:dropPreviewParametersForRowAtIndexPath:",
      drop.tableView(_:dropPreviewParametersForRowAt:), table, parts.path,
      is: UIDragPreviewParameters())
  }
}
