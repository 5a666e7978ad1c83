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
      guard tableView.window != nil, counts(tableView, before: before.count) else {
        return reload(tableView)
      }
      if !(diff.deletes.isEmpty && diff.inserts.isEmpty && diff.moves.isEmpty) {
        tableView.performBatchUpdates { [self] in
          tableView.deleteRows(at: diff.deletes.map(path), with: animation)
          tableView.insertRows(at: diff.inserts.map(path), with: animation)
          for move in diff.moves { tableView.moveRow(at: path(move.before), to: path(move.after)) }
        }
      }
      let stale =
        shown.wasInvalidated(since: before) ? around(tableView) : diff.updates.map(\.after)
      if !stale.isEmpty { tableView.reconfigureRows(at: stale.map(path)) }
    }

    /// Whether the table view shows what the store had, and its data source counts what the store has:
    /// UIKit stops the program if anything else has changed as well.
    ///
    /// - Complexity: O(sections)
    private func counts(_ tableView: UITableView, before: Int) -> Bool {
      guard let source = tableView.dataSource, !isMoved(tableView) else { return false }
      let sections = tableView.numberOfSections
      guard section >= 0, section < sections, tableView.numberOfRows(inSection: section) == before,
        ((tableView.dataSource?.numberOfSections(in:))?(tableView) ?? 1) == sections
      else { return false }
      return (0..<sections).allSatisfy { index in
        let shows = index == section ? shown.count : tableView.numberOfRows(inSection: index)
        return source.tableView(tableView, numberOfRowsInSection: index) == shows
      }
    }

    /// Whether a person moves a row, which UIKit shows where it goes before the data source is told.
    private func isMoved(_ tableView: UITableView) -> Bool {
      tableView.isEditing
        && tableView.visibleCells.contains { $0.configurationState.isReordering }
    }

    /// UIKit allows no update in the middle of a move.
    private func reload(_ tableView: UITableView) {
      guard isMoved(tableView) else { return tableView.reloadData() }
      Task { [weak tableView] in tableView?.reloadData() }
    }

    /// The rows in view, and a screenful on either side, for which UIKit may have cells ready.
    private func around(_ tableView: UITableView) -> [Int] {
      let visible = (tableView.indexPathsForVisibleRows ?? []).filter { $0.section == section }
      guard let first = visible.first?.row, let last = visible.last?.row else { return [] }
      return Array(
        max(0, first - visible.count)..<min(shown.count, last + visible.count + 1))
    }

    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: section) }
  }
#endif
