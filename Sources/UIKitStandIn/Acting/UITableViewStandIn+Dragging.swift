import Foundation

extension UITableViewStandIn {
  /// A drag that a person has begun.
  @MainActor public final class Drag: UIDragSession, UIDropSession {
    /// What is dragged.
    public internal(set) var items: [UIDragItem]
    /// Anything the app keeps with it.
    public var localContext: Any?
    /// The drag itself, if it began in the app.
    public var localDragSession: (any UIDragSession)? { isLocal ? self : nil }
    let source: IndexPath?
    let table: UITableView?
    /// The table views that it is or was over.
    var entered: [UITableView] = []
    private let isLocal: Bool

    /// A drag that comes from elsewhere.
    public init(items: [UIDragItem]) {
      self.items = items
      source = nil
      table = nil
      isLocal = false
    }

    init(from path: IndexPath, in table: UITableView) {
      items = []
      source = path
      self.table = table
      isLocal = true
    }
  }

  /// A person lifts a row. `nil` if it cannot be dragged.
  public func lift(_ path: IndexPath) -> Drag? {
    let table = tableView
    guard table.dragInteractionEnabled, let delegate = table.dragDelegate else { return nil }
    let drag = Drag(from: path, in: table)
    drag.items = delegate.tableView(table, itemsForBeginning: drag, at: path)
    guard !drag.items.isEmpty else { return nil }
    _ = delegate.tableView(table, dragPreviewParametersForRowAt: path)
    delegate.tableView(table, dragSessionWillBegin: drag)
    table.hasActiveDrag = true
    return drag
  }

  /// A person adds a row to a drag.
  public func add(_ path: IndexPath, to drag: Drag) {
    drag.items +=
      tableView.dragDelegate?.tableView(
        tableView, itemsForAddingTo: drag, at: path, point: .zero) ?? []
  }

  /// A person holds a drag over a row.
  public func hold(_ drag: Drag, over path: IndexPath?) -> UITableViewDropProposal? {
    let table = tableView
    guard let delegate = table.dropDelegate, delegate.tableView(table, canHandle: drag) else {
      return nil
    }
    if !drag.entered.contains(where: { $0 === table }) {
      drag.entered.append(table)
      delegate.tableView(table, dropSessionDidEnter: drag)
      table.hasActiveDrop = true
    }
    return delegate.tableView(
      table, dropSessionDidUpdate: drag, withDestinationIndexPath: path)
  }

  /// A person takes a drag away from the table view.
  public func leave(_ drag: Drag) {
    guard drag.entered.contains(where: { $0 === tableView }) else { return }
    drag.entered.removeAll { $0 === tableView }
    tableView.hasActiveDrop = false
    tableView.dropDelegate?.tableView(tableView, dropSessionDidExit: drag)
  }

  /// A person lets go of a drag over a row.
  ///
  /// - Parameters:
  ///   - path: The row; `nil` below all.
  ///   - isBetween: Whether the finger is between rows, where both would be possible.
  /// - Returns: Whether it was dropped.
  @discardableResult public func drop(
    _ drag: Drag, on path: IndexPath?, between isBetween: Bool = false
  ) -> Bool {
    var proposal = hold(drag, over: path)
    let isTaken = proposal?.operation == .copy || proposal?.operation == .move
    if let made = proposal, made.intent == .automatic {
      proposal = UITableViewDropProposal(
        operation: made.operation,
        intent: isBetween ? .insertAtDestinationIndexPath : .insertIntoDestinationIndexPath)
    }
    if let proposal, isTaken {
      if let source = reorders(drag, proposal), let path {
        let target =
          tableView.delegate?.tableView(
            tableView, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: path) ?? path
        if target != source { moved(source, to: target) }
      } else {
        tableView.dropDelegate?.tableView(
          tableView,
          performDropWith: Drop(tableView, drag: drag, destination: path, proposal: proposal))
      }
    }
    end(drag)
    return isTaken
  }

  /// The row that is moved by a drag of one row within its table, which is told to the data source.
  private func reorders(_ drag: Drag, _ proposal: UITableViewDropProposal) -> IndexPath? {
    let selector = "tableView:moveRowAtIndexPath:toIndexPath:"
    guard drag.table === tableView, drag.items.count == 1, proposal.operation == .move,
      proposal.intent == .insertAtDestinationIndexPath, let path = drag.source,
      let source = tableView.dataSource, tableView.answers.implements(selector, source),
      source.tableView(tableView, canMoveRowAt: path)
    else { return nil }
    return path
  }

  /// A drag ends, dropped or not.
  public func end(_ drag: Drag) {
    for table in drag.entered {
      table.hasActiveDrop = false
      table.dropDelegate?.tableView(table, dropSessionDidEnd: drag)
    }
    drag.entered = []
    guard let table = drag.table else { return }
    table.hasActiveDrag = false
    table.dragDelegate?.tableView(table, dragSessionDidEnd: drag)
  }
}

@MainActor private final class Drop: UITableViewDropCoordinator {
  let items: [any UITableViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UITableViewDropProposal
  let session: any UIDropSession

  init(
    _ table: UITableView, drag: UITableViewStandIn.Drag, destination: IndexPath?,
    proposal: UITableViewDropProposal
  ) {
    items = drag.items.map { DropItem($0, drag.table === table ? drag.source : nil) }
    destinationIndexPath = destination
    self.proposal = proposal
    session = drag
  }
}

@MainActor private final class DropItem: UITableViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?

  init(_ item: UIDragItem, _ source: IndexPath?) {
    dragItem = item
    sourceIndexPath = source
  }
}
