import Foundation

/// What can be dragged from a table view.
///
/// What is optional with Objective-C has a default here, which does what UIKit does without it.
@MainActor public protocol UITableViewDragDelegate: StandInImplementing {
  /// What a person drags from a row; nothing if it cannot be dragged.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  /// What a person adds to a drag from a row.
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]
  /// How a row looks while it is dragged.
  func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  /// A drag begins.
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
  /// A drag has ended.
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
  /// Whether what is dragged may leave where it was.
  func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Whether what is dragged stays in the app.
  func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

extension UITableViewDragDelegate {
  /// What a person adds to a drag from a row.
  public func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { [] }
  /// How a row looks while it is dragged.
  public func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
  /// A drag begins.
  public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
  }
  /// A drag has ended.
  public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}
  /// Whether what is dragged may leave where it was.
  public func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  /// Whether what is dragged stays in the app.
  public func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
}
