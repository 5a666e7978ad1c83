#if canImport(UIKit)
  import UIKit

  /// Tells which row of a table view is selected, without being its delegate.
  @MainActor final class SelectionObserver {
    private let token: any NSObjectProtocol

    init(_ tableView: UITableView, _ selected: @escaping @MainActor @Sendable (IndexPath) -> Void) {
      token = NotificationCenter.default.addObserver(
        forName: UITableView.selectionDidChangeNotification, object: tableView, queue: nil
      ) { [weak tableView] _ in
        // UIKit posts it on the main thread.
        MainActor.assumeIsolated {
          if let path = tableView?.indexPathForSelectedRow { selected(path) }
        }
      }
    }

    isolated deinit { NotificationCenter.default.removeObserver(token) }
  }
#endif
