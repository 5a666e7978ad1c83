import Foundation

extension UITableView {
  /// Tells which rows are about to come into view: as many as are in view, on either side of them.
  func prefetchAround() {
    guard isPrefetchingEnabled, let prefetchDataSource, !cells.isEmpty else { return }
    let height = frame.height
    let near = Set(
      metrics.rows(from: contentOffset.y - height, to: contentOffset.y + 2 * height)
        .filter { cells[$0] == nil })
    let new = near.subtracting(prefetched)
    let gone = prefetched.subtracting(near).filter { cells[$0] == nil }
    prefetched = near
    if !new.isEmpty {
      prefetchDataSource.tableView(self, prefetchRowsAt: new.sorted().map(\.path))
    }
    if !gone.isEmpty {
      prefetchDataSource.tableView(
        self, cancelPrefetchingForRowsAt: gone.sorted().map(\.path))
    }
  }
}
