#if canImport(UIKit)
  import Roster
  import UIKit

  extension UITableRowHost {
    /// Above this many rows in a section, rows are not made only to be asked for an estimate.
    private static var mostAsked: Int { 2_000 }

    /// The height that a row says; `nil` if its content decides and nobody else does.
    func height(at indexPath: IndexPath) -> CGFloat? {
      guard let row = row(at: indexPath) else { return nil }
      if case .fixed(let height) = row.height { return sound(height) }
      return forwards("tableView:heightForRowAtIndexPath:") ? nil : UITableView.automaticDimension
    }

    /// What a row was high when it was shown last, what it says, or what its kind is on average.
    func estimate(at indexPath: IndexPath) -> CGFloat? {
      guard let driver, let path = path(indexPath), let tableView else { return nil }
      heights.use(width: tableView.bounds.width)
      if let known = heights[driver.table.id(at: path)] { return known }
      if driver.table.sections[path.section].count > Self.mostAsked { return nil }
      let row = driver.table.row(at: path)
      switch row.height {
      case .fixed(let height), .estimated(let height): return sound(height)
      case .automatic: return heights.mean(of: row.kind)
      }
    }

    /// The height of a header or footer; `nil` if the forwarding delegate says it.
    func height(of line: TableLine) -> CGFloat? {
      let end = if case .footer = line { "Footer" } else { "Header" }
      guard let row = headerRow(line) else {
        if forwards("tableView:heightFor\(end)InSection:") { return nil }
        if forwards("tableView:viewFor\(end)InSection:")
          || forwards("tableView:titleFor\(end)InSection:")
        {
          return UITableView.automaticDimension
        }
        // 0 means the usual height to a grouped table view.
        return tableView?.style == .plain ? 0 : .leastNonzeroMagnitude
      }
      switch row.height {
      case .fixed(let height): return sound(height)
      case .estimated, .automatic: return UITableView.automaticDimension
      }
    }

    /// Heights come from data: a negative, infinite or absurd one must not reach UIKit.
    private func sound(_ height: Double) -> CGFloat {
      guard height.isFinite else { return 0 }
      return CGFloat(min(max(height, 0), 100_000))
    }
  }
#endif
