import Foundation

extension UITableViewStandIn {
  /// A side of a row.
  public enum Edge: Sendable {
    /// The side where texts begin.
    case leading
    /// The side where texts end.
    case trailing
  }

  private var delegate: (any UITableViewDelegate)? { tableView.delegate }

  private func canEdit(_ path: IndexPath) -> Bool {
    let selector = "tableView:commitEditingStyle:forRowAtIndexPath:"
    guard let source = tableView.dataSource else { return false }
    let isPossible =
      tableView.answers.implements(selector, source)
      || tableView.answers.implements(
        "tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:", delegate)
      || tableView.answers.implements(
        "tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:", delegate)
    return isPossible && source.tableView(tableView, canEditRowAt: path)
  }

  /// A person swipes a row open.
  ///
  /// - Returns: The actions that are seen. A row without actions of its own shows how it is deleted.
  @discardableResult public func swipe(_ path: IndexPath, _ edge: Edge) -> [UIContextualAction] {
    closeSwipe()
    guard canEdit(path) else { return [] }
    let table = tableView
    let configuration =
      edge == .leading
      ? delegate?.tableView(table, leadingSwipeActionsConfigurationForRowAt: path)
      : delegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: path)
    var actions = configuration?.actions ?? []
    if configuration == nil, edge == .trailing, canDelete(path) { actions = [usualDeletion(path)] }
    guard !actions.isEmpty else { return [] }
    delegate?.tableView(table, willBeginEditingRowAt: path)
    table.swiped = Place(path)
    return actions
  }

  private func canDelete(_ path: IndexPath) -> Bool {
    delegate?.tableView(tableView, editingStyleForRowAt: path) ?? .delete == .delete
  }

  private func usualDeletion(_ path: IndexPath) -> UIContextualAction {
    let title =
      delegate?.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    return UIContextualAction(style: .destructive, title: title) { [weak tableView] _, _, end in
      guard let tableView, let place = tableView.swiped else { return end(false) }
      tableView.dataSource?.tableView(tableView, commit: .delete, forRowAt: place.path)
      end(true)
    }
  }

  /// Whether a row is swiped open.
  public var isSwiped: Bool { tableView.swiped != nil }

  /// A person presses an action behind a swipe.
  public func press(_ action: UIContextualAction) {
    guard let place = tableView.swiped else { return }
    let view = tableView.cells[place] ?? tableView
    action.handler(action, view) { [weak self] _ in self?.closeSwipe() }
  }

  /// A person lets a swiped row close.
  public func closeSwipe() {
    guard let place = tableView.swiped else { return }
    tableView.swiped = nil
    delegate?.tableView(tableView, didEndEditingRowAt: place.path)
  }

  /// A person uses the control at the start of a row in editing mode.
  public func tapEditingControl(_ path: IndexPath) {
    let table = tableView
    guard table.isEditing, canEdit(path) else { return }
    switch delegate?.tableView(table, editingStyleForRowAt: path) ?? .delete {
    case .none: break
    case .insert: table.dataSource?.tableView(table, commit: .insert, forRowAt: path)
    case .delete:
      for action in swipe(path, .trailing).prefix(1) { press(action) }
    }
  }

  /// A person moves a row by its control.
  ///
  /// - Returns: Where the row was let go; `nil` if it cannot be moved.
  @discardableResult public func move(_ path: IndexPath, to proposed: IndexPath) -> IndexPath? {
    let table = tableView
    let selector = "tableView:moveRowAtIndexPath:toIndexPath:"
    guard let source = table.dataSource, table.answers.implements(selector, source),
      source.tableView(table, canMoveRowAt: path)
    else { return nil }
    let target =
      delegate?.tableView(
        table, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: proposed) ?? proposed
    guard target != path else { return nil }
    table.place(path, at: target)
    source.tableView(table, moveRowAt: path, to: target)
    table.checkCounts()
    table.layOutNow()
    return target
  }
}

extension UITableView {
  /// Places a row where a person has let it go, before the data source hears of it.
  func place(_ path: IndexPath, at target: IndexPath) {
    var counts = metrics.sections.map(\.rows.count)
    counts[path.section] -= 1
    counts[target.section] += 1
    apply(TableOperations(movedRows: [(Place(path), Place(target))]), counts: counts)
  }

  /// After a person has moved a row, the data source must have moved it too.
  func checkCounts() {
    let counts = askedCounts()
    if !needsReload && counts != metrics.sections.map(\.rows.count) {
      standIn.refuse(
        "Invalid update: the data source has \(counts) rows after a row was moved, the table view "
          + "\(metrics.sections.map(\.rows.count)).")
    }
  }
}
