#if canImport(UIKit)
  import Roster
  import UIKit

  /// A section of a table view that follows a store. Made by `UITableView.follow`.
  @MainActor
  public final class StoreFollower<Record: Sendable & Equatable, Key: Hashable & Sendable> {
    private weak var tableView: UITableView?
    private weak var store: RecordStore<Record, Key>?
    private let section: Int
    private let animation: UITableView.RowAnimation
    private var shown: RecordSnapshot<Record, Key>
    private var edits: Subscription?
    private var selection: SelectionObserver?
    /// The hold on the handler, which keeps the follower; the store keeps the hold.
    weak var listener: Subscription?

    init(
      _ store: RecordStore<Record, Key>, _ tableView: UITableView, _ section: Int,
      _ animation: UITableView.RowAnimation
    ) {
      self.store = store
      self.tableView = tableView
      self.section = section
      self.animation = animation
      shown = store.snapshot
      edits = store.observeEdits { [weak self] in self?.update() }
      selection = SelectionObserver(tableView) { [weak self] path in
        if path.section == section { self?.open(path.row) }
      }
    }

    /// Whether the section still follows.
    public var isActive: Bool { edits?.isActive ?? false }

    /// Ends it. The table view stays as it is.
    public func cancel() {
      edits?.cancel()
      listener?.cancel()
      edits = nil
      listener = nil
      selection = nil
    }

    /// Says that the row at a position was opened by other means than by being selected.
    public func open(_ position: Int) {
      guard position >= 0 && position < shown.count else { return }
      store?.opened = shown.key(of: shown[position])
    }

    private func update() {
      guard let store, let tableView else { return cancel() }
      let before = shown
      shown = store.snapshot
      let diff = shown.difference(from: before)
      let isCounted =
        tableView.window != nil && tableView.numberOfSections > section
        && tableView.numberOfRows(inSection: section) == before.count
      guard isCounted else { return tableView.reloadData() }
      if !(diff.deletes.isEmpty && diff.inserts.isEmpty && diff.moves.isEmpty) {
        tableView.performBatchUpdates { [self] in
          tableView.deleteRows(at: diff.deletes.map(path), with: animation)
          tableView.insertRows(at: diff.inserts.map(path), with: animation)
          for move in diff.moves { tableView.moveRow(at: path(move.before), to: path(move.after)) }
        }
      }
      let visible = tableView.indexPathsForVisibleRows ?? []
      let differs = shown.wasRefreshed(since: before) ? nil : Set(diff.updates.map(\.after))
      let stale = visible.filter { $0.section == section && differs?.contains($0.row) ?? true }
      if !stale.isEmpty { tableView.reconfigureRows(at: stale) }
    }

    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: section) }
  }
#endif
