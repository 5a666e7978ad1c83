import Foundation

/// Is told which rows may soon be shown.
///
/// What is optional with Objective-C has a default here, which does what UIKit does without it.
@MainActor public protocol UITableViewDataSourcePrefetching: StandInImplementing {
  /// Rows may soon be shown.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Rows will not be shown soon after all.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Rows will not be shown soon after all.
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}
