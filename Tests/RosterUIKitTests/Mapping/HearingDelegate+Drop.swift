import Foundation
import RosterUIKit
import UIKit

extension HearingDelegate: UITableViewDropDelegate {
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) { note(tableView, coordinator) }
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    heard(tableView, session) ?? false
  }
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
    note(tableView, session)
  }
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    heard(tableView, session, destinationIndexPath) ?? UITableViewDropProposal(operation: .cancel)
  }
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
    note(tableView, session)
  }
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
    note(tableView, session)
  }
  func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  { heard(tableView, indexPath) ?? nil }
}
