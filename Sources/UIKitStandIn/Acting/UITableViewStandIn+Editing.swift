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

  /// A person lifts a row by its control.
  ///
  /// - Returns: Whether it can be moved.
  @discardableResult public func liftByControl(_ path: IndexPath) -> Bool {
    let table = tableView
    let selector = "tableView:moveRowAtIndexPath:toIndexPath:"
    guard let source = table.dataSource, table.answers.implements(selector, source),
      source.tableView(table, canMoveRowAt: path)
    else { return false }
    table.lifted = Place(path)
    return true
  }

  /// A person holds the lifted row over a place.
  ///
  /// - Returns: Where it would go; `nil` if no row is lifted.
  @discardableResult public func holdLifted(over proposed: IndexPath) -> IndexPath? {
    guard let path = tableView.lifted?.path else { return nil }
    return delegate?.tableView(
      tableView, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: proposed) ?? proposed
  }

  /// A person lets the lifted row go over a place; `nil` for where it was, of which UIKit tells nobody.
  ///
  /// - Returns: Where it went; `nil` if it stayed.
  @discardableResult public func letGo(over proposed: IndexPath?) -> IndexPath? {
    let target = proposed.flatMap { holdLifted(over: $0) }
    guard let path = tableView.lifted?.path else { return nil }
    defer { tableView.lifted = nil }
    guard let target, target != path else { return nil }
    moved(path, to: target)
    return target
  }

  /// A person moves a row by its control.
  ///
  /// - Returns: Where the row was let go; `nil` if it cannot be moved, or not there.
  @discardableResult public func move(_ path: IndexPath, to proposed: IndexPath) -> IndexPath? {
    liftByControl(path) ? letGo(over: proposed) : nil
  }

  /// Shows a row where a person has let it go, and tells the data source. UIKit does not look whether the
  /// data has followed before the next update.
  func moved(_ path: IndexPath, to target: IndexPath) {
    let table = tableView
    var counts = table.metrics.sections.map(\.rows.count)
    counts[path.section] -= 1
    counts[target.section] += 1
    table.apply(TableOperations(movedRows: [(Place(path), Place(target))]), counts: counts)
    if table.lifted != nil { table.lifted = Place(target) }
    table.dataSource?.tableView(table, moveRowAt: path, to: target)
    table.lifted = nil
    table.layOutNow()
  }
}
