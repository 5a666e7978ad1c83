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
      return isSelectable || row.trait(SelectEvent.self) != nil
        || row.trait(PrimaryActionEvent.self) != nil || row.trait(HighlightEvent.self) != nil
        || row.trait(WillSelectQuestion.self) != nil || forwardingDelegate != nil
    }

    func permitted(_ indexPath: IndexPath) -> IndexPath? {
      guard let driver, let id = id(at: indexPath), let permitted = driver.permitted(id) else {
        return nil
      }
      return self.indexPath(of: permitted)
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
      tell(id) { $0.choose($1) }
    }
  }
#endif
