import Foundation
import Roster
import RosterUIKit

@testable import UIKit

/// What a table view hands over when it calls a method.
@MainActor struct MethodParts {
  let cell: UITableViewCell
  let header: UIView
  let footer: UIView
  let path = IndexPath(row: 0, section: 0)
  let next = IndexPath(row: 1, section: 0)
  let last = IndexPath(row: 2, section: 0)
  let point = CGPoint(x: 3, y: 4)
  // Never freed: a host only passes it on, and a test may run while another ends.
  let offset = UnsafeMutablePointer<CGPoint>.allocate(capacity: 1)
  let session: UITableViewStandIn.Drag
  let drop: DropOnRow
  let menu: UIContextMenuConfiguration
  let focus = UITableViewFocusUpdateContext(from: nil, to: IndexPath(row: 0, section: 0))
  let focusing = UIFocusAnimationCoordinator()
  let spring = SpringLoad()
  let animator = MenuAnimation()

  /// Those of a screen: its own cell, header and menu, and what its first row hands over, if it has any.
  init(_ screen: MappingScreen) {
    let source: any UITableViewDataSource = screen.host
    let delegate: any UITableViewDelegate = screen.host
    let drag: any UITableViewDragDelegate = screen.host
    let table = screen.tableView
    cell = source.tableView(table, cellForRowAt: path)
    header = delegate.tableView(table, viewForHeaderInSection: 0) ?? UIView(frame: .zero)
    footer = delegate.tableView(table, viewForFooterInSection: 0) ?? UIView(frame: .zero)
    menu =
      delegate.tableView(table, contextMenuConfigurationForRowAt: path, point: .zero)
      ?? UIContextMenuConfiguration()
    let empty = UITableViewStandIn.Drag(items: [])
    session = UITableViewStandIn.Drag(
      items: drag.tableView(table, itemsForBeginning: empty, at: path))
    drop = DropOnRow(session, at: path)
    offset.initialize(to: .zero)
  }
}

/// A drop on a row.
@MainActor final class DropOnRow: UITableViewDropCoordinator {
  let items: [any UITableViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal = UITableViewDropProposal(
    operation: .copy, intent: .insertIntoDestinationIndexPath)
  let session: any UIDropSession

  init(_ drag: UITableViewStandIn.Drag, at path: IndexPath) {
    items = drag.items.map(Item.init)
    destinationIndexPath = path
    session = drag
  }

  private final class Item: UITableViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath? = nil
    init(_ item: UIDragItem) { dragItem = item }
  }
}

/// A drag that rests over a row.
@MainActor final class SpringLoad: UISpringLoadedInteractionContext {
  var targetView: UIView?
}

/// The animation of a menu.
@MainActor final class MenuAnimation: UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController? = nil
  func addAnimations(_ animations: @escaping () -> Void) { animations() }
  func addCompletion(_ completion: @escaping () -> Void) { completion() }
}
