import Foundation

extension UITableViewStandIn {
  private var delegate: (any UITableViewDelegate)? { tableView.delegate }

  /// A person taps a row.
  public func tap(_ path: IndexPath) {
    let table = tableView
    let isAllowed = table.isEditing ? editingSelection : table.allowsSelection
    guard isAllowed, let cell = table.cells[Place(path)] else { return }
    guard delegate?.tableView(table, shouldHighlightRowAt: path) ?? true else { return }
    cell.setHighlighted(true, animated: false)
    delegate?.tableView(table, didHighlightRowAt: path)
    cell.setHighlighted(false, animated: false)
    delegate?.tableView(table, didUnhighlightRowAt: path)
    if table.allowsSeveral && table.selected.contains(Place(path)) {
      deselect(path)
    } else {
      select(path)
    }
  }

  private var editingSelection: Bool {
    tableView.allowsSelectionDuringEditing || tableView.allowsMultipleSelectionDuringEditing
  }

  private func select(_ path: IndexPath) {
    let table = tableView
    guard let target = delegate.map({ $0.tableView(table, willSelectRowAt: path) }) ?? path else {
      return
    }
    if !table.allowsSeveral {
      for place in table.selected where place != Place(target) { deselect(place.path) }
    }
    table.selectRow(at: target, animated: true, scrollPosition: .none)
    NotificationCenter.default.post(
      name: UITableView.selectionDidChangeNotification, object: table)
    delegate?.tableView(table, didSelectRowAt: target)
    let selector = "tableView:performPrimaryActionForRowAtIndexPath:"
    if table.answers.implements(selector, delegate),
      delegate?.tableView(table, canPerformPrimaryActionForRowAt: target) ?? false
    {
      delegate?.tableView(table, performPrimaryActionForRowAt: target)
    }
  }

  private func deselect(_ path: IndexPath) {
    let table = tableView
    guard let target = delegate.map({ $0.tableView(table, willDeselectRowAt: path) }) ?? path else {
      return
    }
    table.deselectRow(at: target, animated: true)
    delegate?.tableView(table, didDeselectRowAt: target)
  }

  /// A person uses the button at the end of a row.
  public func tapAccessory(_ path: IndexPath) {
    switch tableView.cells[Place(path)]?.accessoryType {
    case .detailButton, .detailDisclosureButton:
      delegate?.tableView(tableView, accessoryButtonTappedForRowWith: path)
    default: break
    }
  }

  /// The focus goes to a row.
  public func focus(_ path: IndexPath?, from previous: IndexPath? = nil) {
    let table = tableView
    if let path, !(delegate?.tableView(table, canFocusRowAt: path) ?? true) { return }
    let context = UITableViewFocusUpdateContext(from: previous, to: path)
    guard delegate?.tableView(table, shouldUpdateFocusIn: context) ?? true else { return }
    delegate?.tableView(table, didUpdateFocusIn: context, with: UIFocusAnimationCoordinator())
  }

  /// A person taps a text of the index at the side.
  public func tapIndex(_ position: Int) {
    let table = tableView
    guard let source = table.dataSource, let titles = source.sectionIndexTitles(for: table),
      titles.indices.contains(position)
    else { return }
    let section = source.tableView(
      table, sectionForSectionIndexTitle: titles[position], at: position)
    if table.numberOfRows(inSection: section) > 0 {
      table.scrollToRow(at: IndexPath(row: 0, section: section), at: .top, animated: false)
    }
  }
}
