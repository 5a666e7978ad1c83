#if canImport(UIKit)
  import Roster
  import UIKit

  extension UITableRowHost {
    /// Above this many rows in a section, rows are not made only to be asked for an estimate. UIKit asks once,
    /// so where rows are few an estimate by their kind is worth making them.
    private static var mostAsked: Int { 2_000 }

    /// The height that a row says; `nil` if its content decides and nobody else does.
    func height(at indexPath: IndexPath) -> CGFloat? {
      guard let row = row(at: indexPath) else { return nil }
      if let height = heights.fixed(row.height, of: row.id) { return height }
      return forwards("tableView:heightForRowAtIndexPath:") ? nil : UITableView.automaticDimension
    }

    /// What a row was high when it was shown last, what it or its section says, or the median of its kind.
    func estimate(at indexPath: IndexPath) -> CGFloat? {
      guard let driver, let path = path(indexPath), let tableView else { return nil }
      heights.use(width: tableView.bounds.width)
      if let known = heights.known(driver.table.id(at: path)) { return known }
      let section = driver.table.sections[path.section]
      var preview = section.source.preview(at: path.row)
      if preview == nil && section.count <= Self.mostAsked {
        let row = driver.table.row(at: path)
        preview = RowPreview(kind: row.kind, height: row.height)
      }
      return heights.estimate(preview, in: section)
    }

    /// Notes what a cell is high.
    func noteHeight(of cell: UITableViewCell) {
      guard let row = slots.known(cell)?.row, let tableView else { return }
      heights.use(width: tableView.bounds.width)
      if case .fixed = row.height { return }
      let path = driver?.table.path(of: row.id)
      let section = path.flatMap { driver?.table.sections[$0.section] }
      let isWritten = path.flatMap { section?.source.preview(at: $0.row) } != nil
      heights.note(cell.frame.height, of: row, in: isWritten ? nil : section?.id)
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
      return heights.fixed(row.height, of: row.id) ?? UITableView.automaticDimension
    }
  }
#endif
