import Foundation

/// One thing that is dropped on a table view.
@MainActor public protocol UITableViewDropItem: AnyObject {
  /// The thing.
  var dragItem: UIDragItem { get }
  /// Where it was, if it comes from the same table view.
  var sourceIndexPath: IndexPath? { get }
}
