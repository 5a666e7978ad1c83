#if canImport(UIKit)
  import Roster
  import UIKit

  extension UITableRowHost {
    /// Where the visible part of the content begins.
    func visibleTop(_ tableView: UITableView) -> CGFloat {
      tableView.contentOffset.y + tableView.adjustedContentInset.top
    }

    /// The rows in view, and where they stand.
    func visiblePlaces(in tableView: UITableView) -> [Anchor] {
      guard let driver else { return [] }
      let top = visibleTop(tableView)
      return (tableView.indexPathsForVisibleRows ?? []).compactMap { path in
        guard driver.table.contains(path.path) else { return nil }
        return Anchor(
          row: driver.table.id(at: path.path),
          offset: Double(tableView.rectForRow(at: path).minY - top))
      }
    }

    /// Puts the first of some rows that is still there where it was.
    func restore(_ anchors: [Anchor], in tableView: UITableView) {
      for anchor in anchors {
        guard let path = indexPath(of: anchor.row) else { continue }
        let y = tableView.rectForRow(at: path).minY - CGFloat(anchor.offset)
        return setOffset(y - tableView.adjustedContentInset.top, in: tableView)
      }
    }

    func setOffset(_ y: CGFloat, in tableView: UITableView) {
      let inset = tableView.adjustedContentInset
      let last = tableView.contentSize.height + inset.bottom - tableView.bounds.height
      let sound = max(-inset.top, min(y, last))
      if abs(sound - tableView.contentOffset.y) > 0.01 {
        tableView.contentOffset = CGPoint(x: tableView.contentOffset.x, y: sound)
      }
    }

    /// Scrolls to a row.
    ///
    /// Rows in between may be measured for the first time on the way, so the row is looked for again,
    /// five times at most.
    ///
    /// - Returns: Whether the row is in the table.
    @discardableResult public func scroll(
      to id: RowID, at position: UITableView.ScrollPosition = .none, animated: Bool = false
    ) -> Bool {
      guard let tableView, let path = indexPath(of: id) else { return false }
      tableView.scrollToRow(at: path, at: position, animated: animated)
      if animated { return true }
      for _ in 0..<5 {
        tableView.layoutIfNeeded()
        let before = tableView.contentOffset.y
        tableView.scrollToRow(at: path, at: position, animated: false)
        if abs(before - tableView.contentOffset.y) < 0.5 { break }
      }
      return true
    }
  }
#endif
