extension TableDriver {
  /// Whether rows of the table can be selected.
  public var selectionMode: SelectionMode { model.selectionMode }

  /// Whether a row is selected.
  public func isSelected(_ id: RowID) -> Bool {
    settledSection(of: id).map { selection.contains(id, in: $0.id) } ?? false
  }

  /// How many rows are selected.
  ///
  /// - Complexity: O(s) for s sections
  public var selectedCount: Int { selection.count(in: settledTable) }

  /// The section that a row is in, or will be after the update under way; `nil` if it leaves.
  private func settledSection(of id: RowID) -> SectionModel? {
    let table = settledTable
    return table.path(of: id).map { table.sections[$0.section] }
  }

  /// A person selected a row, in `single` mode in place of the one selected before.
  public func select(_ id: RowID) {
    changeSelection {
      guard let id = rowToSelect(for: id) else { return }
      selectionOrigin = id
      insert(id)
    }
  }

  /// Whether a row may leave the selection.
  public func mayDeselect(_ id: RowID) -> Bool {
    guard let (row, context) = found(id) else { return true }
    return row.trait(WillDeselectQuestion.self)?(context) ?? true
  }

  /// A person took a row out of the selection.
  public func deselect(_ id: RowID) {
    changeSelection { remove(id) }
  }

  /// A person selected a row that was not, or the other way round.
  public func toggleSelection(of id: RowID) {
    if isSelected(id) { deselect(id) } else { select(id) }
  }

  /// A person extended the selection from the row selected last up to another.
  ///
  /// - Complexity: O(k) for k rows between
  public func extendSelection(to id: RowID) {
    guard selectionMode == .multiple, let origin = selectionOrigin,
      let from = table.path(of: origin), let to = table.path(of: id)
    else { return select(id) }
    // Whoever is asked on the way may change the table.
    let table = table
    let ends = [table.flatIndex(of: from), table.flatIndex(of: to)].sorted()
    changeSelection {
      selection = RowSelection()
      for index in ends[0]...ends[1] {
        let path = table.path(atFlatIndex: index)
        guard table.sections[path.section].role == .content else { continue }
        if let row = rowToSelect(for: table.id(at: path)) { insert(row) }
      }
    }
  }

  /// A person selected every row. Costs nothing: sections are selected as a whole.
  public func selectAll() {
    guard selectionMode == .multiple else { return }
    changeSelection {
      selection = RowSelection(
        wholes: settledTable.sections.lazy.filter { $0.role == .content }.map(\.id))
    }
  }

  /// A person let go of the selection.
  public func deselectAll() {
    changeSelection { selection = RowSelection() }
  }

  /// A person extended the selection from a row, where they had begun, up to another.
  ///
  /// - Complexity: O(k) for k rows between
  public func extendSelection(from origin: RowID?, to id: RowID) {
    selectionOrigin = origin ?? selectionOrigin
    extendSelection(to: id)
  }

  private func insert(_ id: RowID) {
    guard isSelectable(id) else { return }
    if selectionMode == .single {
      for row in selection.rows where row != id { remove(row) }
      // One that may not be let go of stays the one.
      if selection.rows.contains(where: { $0 != id && isSelected($0) }) { return }
    }
    // Whoever was told may have taken the row away, or the selection.
    guard isSelectable(id), let section = settledSection(of: id) else { return }
    if selectionMode == .single { selection = RowSelection() }
    selection.insert(id, in: section.id)
  }

  private func isSelectable(_ id: RowID) -> Bool {
    selectionMode != .none && settledSection(of: id)?.role == .content
  }

  private func remove(_ id: RowID) {
    guard isSelected(id), let (row, context) = found(id) else { return }
    // Whoever is asked may take the row away.
    guard mayDeselect(id), let section = settledSection(of: id) else { return }
    selection.remove(id, in: section.id)
    row.trait(DeselectEvent.self)?(context)
  }

  private func changeSelection(_ change: () -> Void) {
    let before = selection
    change()
    guard selection != before else { return }
    tellSelection()
    deliverEvents()
    host?.refreshChrome()
  }
}
