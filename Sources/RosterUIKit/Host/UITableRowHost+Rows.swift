#if canImport(UIKit)
  import Roster
  import UIKit

  extension UITableRowHost {
    func path(_ indexPath: IndexPath) -> RowPath? {
      let path = RowPath(section: indexPath.section, row: indexPath.row)
      return driver?.table.contains(path) == true ? path : nil
    }

    /// Who the row at an index path is now.
    func id(at indexPath: IndexPath) -> RowID? {
      path(indexPath).flatMap { driver?.table.id(at: $0) }
    }

    /// The row at an index path, as it is now.
    func row(at indexPath: IndexPath) -> AnyRow? {
      path(indexPath).flatMap { driver?.table.row(at: $0) }
    }

    /// Where a row is now.
    public func indexPath(of id: RowID) -> IndexPath? {
      guard let line = driver?.line(of: id), let path = line.path else { return nil }
      return IndexPath(row: path.row, section: path.section)
    }

    /// Tells the driver what happened to the row at an index path.
    func tell(_ indexPath: IndexPath, _ event: (TableDriver, RowID) -> Void) {
      tell(id(at: indexPath), event)
    }

    /// Tells the driver what happened to a row, unless it is gone or about to go: it may be shown still
    /// while an update waits.
    func tell(_ id: RowID?, _ event: (TableDriver, RowID) -> Void) {
      if let driver, let id, !driver.isLeaving(id) { event(driver, id) }
    }
  }
#endif
