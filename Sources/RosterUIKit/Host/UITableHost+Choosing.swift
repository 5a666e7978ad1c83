#if canImport(UIKit)
  import Roster
  import UIKit

  extension UITableHost {
    /// Whether anything happens when a row is chosen.
    func reacts(_ indexPath: IndexPath) -> Bool {
      guard let driver, let row = row(at: indexPath), row.content.isEnabled else { return false }
      let isSelectable =
        driver.selectionMode != .none
        && driver.table.sections[indexPath.section].role == .content
      return isSelectable || row.trait(ActivateEvent.self) != nil
        || row.trait(PrimaryActionEvent.self) != nil || row.trait(HighlightEvent.self) != nil
        || row.trait(WillActivateQuestion.self) != nil || forwardingDelegate != nil
    }

    /// The row that a tap on one selects or opens; `nil` if it does neither.
    func permitted(_ indexPath: IndexPath) -> IndexPath? {
      guard let driver, let id = id(at: indexPath) else { return nil }
      if driver.selectionMode != .none, let selected = driver.rowToSelect(for: id) {
        return self.indexPath(of: selected)
      }
      // A row that may not be selected can be opened all the same.
      let opens = row(at: indexPath)?.trait(ActivateEvent.self) != nil
      guard driver.selectionMode == .none || opens else { return nil }
      return driver.rowToActivate(for: id).flatMap { self.indexPath(of: $0) }
    }

    /// A person chose a row: it is selected if the table keeps a selection, and opened.
    func choose(_ indexPath: IndexPath) {
      guard let driver, let tableView, let id = id(at: indexPath) else { return }
      if driver.selectionMode == .none {
        tableView.deselectRow(at: indexPath, animated: true)
      } else {
        tell(id) { $0.select($1) }
        // UIKit has selected it, be it allowed or not.
        if !interaction.isInside { showSelection(tableView) }
      }
      tell(id) { $0.open($1) }
    }
  }
#endif
