extension TableDriver {
  /// Puts the cursor on a row; `nil` on none. The row need not be visible.
  public func moveCursor(to id: RowID?) {
    guard id != cursor else { return }
    let old = cursor
    cursor = id
    if let old { send(FocusEvent.self, false, to: old) }
    if let id { send(FocusEvent.self, true, to: id) }
    host?.refreshChrome()
  }

  /// Lets selection and cursor follow their rows into another table.
  ///
  /// A row that has left is no longer selected; the cursor goes to the next row that is still there,
  /// or else to the one before. What is told of it waits until the update is closed.
  func settleIdentities(_ batch: UpdateBatch, from old: TableSnapshot) {
    settleSelection(batch, from: old)
    settleCursor(from: old)
  }

  private func settleSelection(_ batch: UpdateBatch, from old: TableSnapshot) {
    guard !selection.isEmpty else { return }
    let before = selection
    for path in batch.rowDeletes { forget(old.id(at: path), in: old.sections[path.section]) }
    for index in batch.sectionDeletes {
      let section = old.sections[index]
      for row in selection.rows where section.source.index(of: row) != nil {
        forget(row, in: section)
      }
      selection.forget(section: section.id)
    }
    if selection != before { tellSelection() }
  }

  /// Forgets a row, unless it is still shown somewhere: a row that was carried over stays selected.
  private func forget(_ row: RowID, in section: SectionModel) {
    guard selection.contains(row, in: section.id) || selection.sections[section.id] != nil else {
      return
    }
    if table.path(of: row) == nil { selection.forget(row, in: section.id) }
  }

  private func settleCursor(from old: TableSnapshot) {
    guard let cursor, table.path(of: cursor) == nil, let path = old.path(of: cursor) else { return }
    let start = old.flatIndex(of: path)
    let next = ((start + 1)..<max(start + 1, old.rowCount)).lazy
      .map { old.id(at: old.path(atFlatIndex: $0)) }.first { self.table.path(of: $0) != nil }
    let previous = (0..<start).reversed().lazy
      .map { old.id(at: old.path(atFlatIndex: $0)) }.first { self.table.path(of: $0) != nil }
    let neighbour = next ?? previous
    self.cursor = neighbour
    if let neighbour {
      pendingEvents.append { [weak self] in self?.send(FocusEvent.self, true, to: neighbour) }
    }
  }

  /// Tells what has happened to selection and cursor, once the update is closed.
  func deliverEvents() {
    let events = pendingEvents
    pendingEvents = []
    for event in events { event() }
  }

  func tellSelection() {
    guard let changed = model.selectionChange else { return }
    pendingEvents.append { [weak self] in if let self { changed(selection) } }
  }
}
