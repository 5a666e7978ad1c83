import Foundation

/// What can be dropped on a table view.
///
/// What is optional with Objective-C has a default here, which does what UIKit does without it.
@MainActor public protocol UITableViewDropDelegate: StandInImplementing {
  /// Something was dropped.
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Whether anything of a drag can be dropped.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// A drag came over the table view.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// What would become of a drag over a place.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// A drag left the table view.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// A drag has ended.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  /// How a thing looks while it is dropped on a row.
  func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  /// Whether anything of a drag can be dropped.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    true
  }
  /// A drag came over the table view.
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
  /// What would become of a drag over a place.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .cancel) }
  /// A drag left the table view.
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
  /// A drag has ended.
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
  /// How a thing looks while it is dropped on a row.
  public func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}
