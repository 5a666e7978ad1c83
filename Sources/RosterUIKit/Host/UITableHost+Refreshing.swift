#if canImport(UIKit)
  import Roster
  import UIKit

  extension UITableHost {
    /// Brings everything up to date that is outside of batch updates.
    func bringUpToDate() {
      guard !interaction.isInside, interaction.reordering == nil, let tableView, driver != nil
      else { return }
      if !waits {
        assignMethods()
        fillPending(tableView)
      }
      for slot in slots.idle() { driver?.unbind(slot) }
      showSelection(tableView)
      showRefreshing(tableView)
      showIndex(tableView)
      watchEnds()
    }

    /// Reconfigures what differs, and reloads what needs another cell.
    private func fillPending(_ tableView: UITableView) {
      guard !pending.isEmpty else { return }
      let now = pending
      pending = PendingCells()
      var replaced = now.replaced
      var reconfigured: [IndexPath] = []
      for id in now.refilled where !replaced.contains(id) {
        guard let line = driver?.line(of: id) else { continue }
        guard let path = line.path?.indexPath else {
          fillHeader(line, tableView)
          continue
        }
        heights.forget(id)
        // Only a cell that UIKit still holds can be reconfigured.
        if row(at: path)?.trait(CellClosure.self) != nil {
          replaced.insert(id)
        } else {
          reconfigured.append(path)
        }
      }
      let reloaded = replaced.compactMap { id in
        heights.forget(id)
        return indexPath(of: id)
      }
      let keeper = PlaceKeeper(self, tableView)
      UIView.performWithoutAnimation {
        if !reloaded.isEmpty {
          tableView.reloadRows(at: reloaded.sorted(), with: animations.replace)
        }
        if !reconfigured.isEmpty { tableView.reconfigureRows(at: reconfigured.sorted()) }
      }
      keeper.restore()
    }

    private func fillHeader(_ line: TableLine, _ tableView: UITableView) {
      let view: UITableViewHeaderFooterView?
      switch line {
      case .header(let section): view = tableView.headerView(forSection: section)
      case .footer(let section): view = tableView.footerView(forSection: section)
      case .row: view = nil
      }
      guard let view, let driver, let slot = slots.known(view) else { return }
      isFilling = true
      driver.fill(slot, with: line, isShown: true) { [weak self, weak view] row in
        guard let self, let view else { return }
        if isFilling { fill(view, with: row) } else { pending.refilled.insert(row.id) }
      }
      isFilling = false
    }

    /// Shows which rows are selected, among those that UIKit has selected and those in view.
    func showSelection(_ tableView: UITableView) {
      guard let driver else { return }
      tableView.allowsMultipleSelection = driver.selectionMode == .multiple
      tableView.allowsSelectionDuringEditing = true
      tableView.allowsMultipleSelectionDuringEditing = driver.selectionMode == .multiple
      // Without a mode UIKit's selection belongs to the app, once what was ours is gone.
      let keepsSelection = driver.selectionMode != .none
      guard keepsSelection || interaction.keepsSelection else { return }
      interaction.keepsSelection = keepsSelection
      for path in tableView.indexPathsForSelectedRows ?? []
      where !(id(at: path).map(driver.isSelected) ?? false) {
        tableView.deselectRow(at: path, animated: false)
      }
      let selected = Set(tableView.indexPathsForSelectedRows ?? [])
      for path in tableView.indexPathsForVisibleRows ?? []
      where !selected.contains(path) && id(at: path).map(driver.isSelected) ?? false {
        tableView.selectRow(at: path, animated: false, scrollPosition: .none)
      }
    }

    private func showRefreshing(_ tableView: UITableView) {
      guard let driver else { return }
      guard driver.canRefreshOrRetry else {
        if tableView.refreshControl is RosterRefreshControl { tableView.refreshControl = nil }
        return
      }
      let shown = tableView.refreshControl
      if shown == nil || (shown as? RosterRefreshControl)?.belongs(to: driver) == false {
        tableView.refreshControl = RosterRefreshControl(driver)
      }
      guard let control = tableView.refreshControl as? RosterRefreshControl else { return }
      if !driver.isRefreshing && control.isRefreshing { control.endRefreshing() }
    }

    private func showIndex(_ tableView: UITableView) {
      let titles = indexTitles ?? []
      guard titles != methods.shownIndex else { return }
      methods.shownIndex = titles
      tableView.reloadSectionIndexTitles()
    }
  }
#endif
