#if canImport(UIKit)
  import Roster
  import UIKit

  /// The refresh control of a table that can be refreshed.
  @MainActor final class RosterRefreshControl: UIRefreshControl {
    private weak var driver: TableDriver?

    convenience init(_ driver: TableDriver) {
      self.init()
      self.driver = driver
      addAction(UIAction { [weak driver] _ in driver?.refresh() }, for: .valueChanged)
    }

    /// Whether it asks a driver: the table view may have shown the table of another before.
    func belongs(to other: TableDriver) -> Bool { driver === other }
  }
#endif
