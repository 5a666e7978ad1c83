#if canImport(UIKit)
  import UIKit

  /// Passes on what a table view asks and tells of drag and drop.
  ///
  /// A question that nobody answers gets the answer that UIKit takes without the method.
  @MainActor
  open class UITableDragForwarder: UITableSourceForwarder, UITableViewDragDelegate,
    UITableViewDropDelegate
  {
    /// What a person drags from a row; nothing if it cannot be dragged.
    open func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      (forwardedDrag?.tableView(_:itemsForBeginning:at:))?(tableView, session, indexPath) ?? []
    }

    /// What a person adds to a drag from a row.
    open func tableView(
      _ tableView: UITableView, itemsForAddingTo session: any UIDragSession,
      at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] {
      (forwardedDrag?.tableView(_:itemsForAddingTo:at:point:))?(
        tableView, session, indexPath, point) ?? []
    }

    /// How a row looks while it is dragged.
    open func tableView(
      _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
      (forwardedDrag?.tableView(_:dragPreviewParametersForRowAt:))?(tableView, indexPath) ?? nil
    }

    /// A drag begins.
    open func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
      (forwardedDrag?.tableView(_:dragSessionWillBegin:))?(tableView, session)
    }

    /// A drag has ended.
    open func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
      (forwardedDrag?.tableView(_:dragSessionDidEnd:))?(tableView, session)
    }

    /// Whether what is dragged may leave where it was.
    open func tableView(
      _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool {
      (forwardedDrag?.tableView(_:dragSessionAllowsMoveOperation:))?(tableView, session) ?? true
    }

    /// Whether what is dragged stays in the app.
    open func tableView(
      _ tableView: UITableView,
      dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
      (forwardedDrag?.tableView(_:dragSessionIsRestrictedToDraggingApplication:))?(
        tableView, session) ?? false
    }

    /// Something was dropped.
    open func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {
      (forwardedDrop?.tableView(_:performDropWith:))?(tableView, coordinator)
    }

    /// Whether anything of a drag can be dropped.
    open func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
      (forwardedDrop?.tableView(_:canHandle:))?(tableView, session) ?? true
    }

    /// A drag came over the table view.
    open func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
      (forwardedDrop?.tableView(_:dropSessionDidEnter:))?(tableView, session)
    }

    /// What would become of a drag over a place.
    open func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      (forwardedDrop?.tableView(_:dropSessionDidUpdate:withDestinationIndexPath:))?(
        tableView, session, destinationIndexPath) ?? UITableViewDropProposal(operation: .cancel)
    }

    /// A drag left the table view.
    open func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
      (forwardedDrop?.tableView(_:dropSessionDidExit:))?(tableView, session)
    }

    /// A drag has ended.
    open func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
      (forwardedDrop?.tableView(_:dropSessionDidEnd:))?(tableView, session)
    }

    /// How a thing looks while it is dropped on a row.
    open func tableView(
      _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
      (forwardedDrop?.tableView(_:dropPreviewParametersForRowAt:))?(tableView, indexPath) ?? nil
    }
  }
#endif
