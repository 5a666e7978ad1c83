import Foundation

/// A drop on a table view.
@MainActor public protocol UITableViewDropCoordinator: AnyObject {
  /// What is dropped.
  var items: [any UITableViewDropItem] { get }
  /// Where; `nil` below all rows.
  var destinationIndexPath: IndexPath? { get }
  /// What was proposed last.
  var proposal: UITableViewDropProposal { get }
  /// The session.
  var session: any UIDropSession { get }
}
