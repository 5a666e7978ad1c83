import Foundation

extension UITableView {
  /// The selected row, the first if there are several.
  public var indexPathForSelectedRow: IndexPath? { selected.min()?.path }

  /// The selected rows; `nil` if there are none.
  public var indexPathsForSelectedRows: [IndexPath]? {
    selected.isEmpty ? nil : selected.sorted().map(\.path)
  }

  /// Selects a row by program; nobody is told.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else {
      for place in selected { setSelected(false, place) }
      return selected = []
    }
    if !allowsSeveral {
      for place in selected where place != Place(indexPath) { setSelected(false, place) }
      selected = []
    }
    selected.insert(Place(indexPath))
    setSelected(true, Place(indexPath))
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row by program; nobody is told.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selected.remove(Place(indexPath))
    setSelected(false, Place(indexPath))
  }

  var allowsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  private func setSelected(_ isSelected: Bool, _ place: Place) {
    cells[place]?.setSelected(isSelected, animated: false)
  }
}
