#if canImport(UIKit)
  import Roster
  import UIKit

  extension UITableRowHost {
    /// Where the visible part of the content begins.
    func visibleTop(_ tableView: UITableView) -> CGFloat {
      tableView.contentOffset.y + tableView.adjustedContentInset.top
    }

    /// Whether the list stands at its very top and shows what enters there. Where pages are loaded in
    /// front it does not: each would bring the start near again, and so the next.
    var showsWhatEntersAbove: Bool {
      guard place == .firstVisibleRow, let tableView, let driver else { return false }
      return visibleTop(tableView) <= 0.5 && !driver.loadsEarlier
    }

    /// The rows in view, and where they stand. What stands for the whole table comes last.
    func visiblePlaces(in tableView: UITableView) -> [Anchor] {
      // Before the first load the table view shows something else.
      guard let driver, methods.assigned != nil else { return [] }
      let top = visibleTop(tableView)
      let paths = (tableView.indexPathsForVisibleRows ?? []).map(\.path)
        .filter { driver.table.contains($0) }
      func isContent(_ path: RowPath) -> Bool {
        driver.table.sections[path.section].role == .content
      }
      return (paths.filter(isContent) + paths.filter { !isContent($0) }).map { path in
        Anchor(
          row: driver.table.id(at: path),
          offset: Double(tableView.rectForRow(at: path.indexPath).minY - top))
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
