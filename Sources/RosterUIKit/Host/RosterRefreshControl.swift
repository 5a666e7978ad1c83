#if canImport(UIKit)
  import Roster
  import UIKit

  /// The refresh control of a table that can be refreshed, or tried again after a failure.
  @MainActor final class RosterRefreshControl: UIRefreshControl {
    private weak var driver: TableDriver?

    convenience init(_ driver: TableDriver) {
      self.init()
      self.driver = driver
      addAction(UIAction { [weak self] _ in self?.pulled() }, for: .valueChanged)
    }

    private func pulled() {
      driver?.refreshOrRetry()
      // To try again is the app's own affair, of which it says by the phase how far it is.
      if driver?.isRefreshing != true { endRefreshing() }
    }

    /// Whether it asks a driver: the table view may have shown the table of another before.
    func belongs(to other: TableDriver) -> Bool { driver === other }
  }
#endif
