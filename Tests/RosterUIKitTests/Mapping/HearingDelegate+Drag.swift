import Foundation
import RosterUIKit
import UIKit

extension HearingDelegate: UITableViewDragDelegate {
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { heard(tableView, session, indexPath) ?? [] }
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { heard(tableView, session, indexPath, point) ?? [] }
  func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  { heard(tableView, indexPath) ?? nil }
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    note(tableView, session)
  }
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    note(tableView, session)
  }
  func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { heard(tableView, session) ?? false }
  func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { heard(tableView, session) ?? false }
}
