#if canImport(UIKit)
  import Roster
  import UIKit

  extension UITableRowHost {
    /// Asks for the page after the last row or before the first once the last or first screenful is in
    /// view, be it by scrolling or because the rows are few.
    func watchEnds() {
      guard let tableView, let driver, tableView.window != nil, !interaction.isUpdating,
        tableView.contentSize.height > 0
      else { return }
      let screenful = tableView.bounds.height
      let isNearStart = visibleTop(tableView) < screenful
      let isNearEnd = tableView.contentSize.height - tableView.bounds.maxY < screenful
      if interaction.isNearStart && !isNearStart { driver.leftStart() }
      if interaction.isNearEnd && !isNearEnd { driver.leftEnd() }
      interaction.isNearStart = isNearStart
      interaction.isNearEnd = isNearEnd
      guard isNearStart || isNearEnd else { return }
      duringLayout {
        if isNearStart { driver.nearStart() }
        if isNearEnd { driver.nearEnd() }
      }
    }
  }
#endif
