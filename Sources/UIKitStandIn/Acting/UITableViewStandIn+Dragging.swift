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
    private let isLocal: Bool

    /// A drag that comes from elsewhere.
    public init(items: [UIDragItem]) {
      self.items = items
      source = nil
      isLocal = false
    }

    init(from path: IndexPath) {
      items = []
      source = path
      isLocal = true
    }
  }

  /// A person lifts a row. `nil` if it cannot be dragged.
  public func lift(_ path: IndexPath) -> Drag? {
    let table = tableView
    guard table.dragInteractionEnabled, let delegate = table.dragDelegate else { return nil }
    let drag = Drag(from: path)
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
    delegate.tableView(table, dropSessionDidEnter: drag)
    table.hasActiveDrop = true
    return delegate.tableView(
      table, dropSessionDidUpdate: drag, withDestinationIndexPath: path)
  }

  /// A person lets go of a drag over a row.
  ///
  /// - Returns: Whether it was dropped.
  @discardableResult public func drop(_ drag: Drag, on path: IndexPath?) -> Bool {
    let proposal = hold(drag, over: path)
    let isTaken = proposal?.operation == .copy || proposal?.operation == .move
    if let proposal, isTaken {
      tableView.dropDelegate?.tableView(
        tableView,
        performDropWith: Drop(drag: drag, destination: path, proposal: proposal))
    }
    end(drag)
    return isTaken
  }

  /// A drag ends without being dropped.
  public func end(_ drag: Drag) {
    tableView.hasActiveDrop = false
    tableView.dropDelegate?.tableView(tableView, dropSessionDidEnd: drag)
    guard drag.source != nil else { return }
    tableView.hasActiveDrag = false
    tableView.dragDelegate?.tableView(tableView, dragSessionDidEnd: drag)
  }
}

@MainActor private final class Drop: UITableViewDropCoordinator {
  let items: [any UITableViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UITableViewDropProposal
  let session: any UIDropSession

  init(
    drag: UITableViewStandIn.Drag, destination: IndexPath?, proposal: UITableViewDropProposal
  ) {
    items = drag.items.map { DropItem($0, drag.source) }
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
