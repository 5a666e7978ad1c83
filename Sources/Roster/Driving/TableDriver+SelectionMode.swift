extension TableDriver {
  /// Takes a new state of the table, whose mode may allow less to be selected than is.
  ///
  /// Nobody took the rows out of the selection, so no row is asked or told; the closure of
  /// `TableModel.selection` is, once the update is closed.
  func take(_ made: TableModel) {
    let mode = model.selectionMode
    forgetAsks(before: made)
    model = made
    guard made.selectionMode != mode, !selection.isEmpty else { return }
    let count = selectedCount
    switch made.selectionMode {
    case .multiple: return
    case .none:
      selection = RowSelection()
      selectionOrigin = nil
    case .single: selection = RowSelection(keptRow.map { [$0] } ?? [])
    }
    if selectedCount != count { tellSelection() }
  }

  /// The row that stays when only one may: the one selected last, or else the first in the table.
  private var keptRow: RowID? {
    if let selectionOrigin, isSelected(selectionOrigin) { return selectionOrigin }
    let table = settledTable
    let single = selection.rows.compactMap { table.path(of: $0) }.min()
    let whole = table.sections.indices.lazy.compactMap { self.firstOfWhole($0, in: table) }.first
    return [single, whole].compactMap(\.self).min().map { table.id(at: $0) }
  }

  /// The first selected row of a section that is selected as a whole.
  private func firstOfWhole(_ index: Int, in table: TableSnapshot) -> RowPath? {
    let section = table.sections[index]
    guard let exceptions = selection.sections[section.id] else { return nil }
    return (0..<section.count).first { !exceptions.contains(section.source.id(at: $0)) }
      .map { RowPath(section: index, row: $0) }
  }
}
