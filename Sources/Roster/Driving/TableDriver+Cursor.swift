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
    keepCrossing(batch, before, from: old)
    var isLost = false
    for path in batch.rowDeletes {
      let section = old.sections[path.section]
      let row = old.id(at: path)
      guard before.contains(row, in: section.id) || before.sections[section.id] != nil,
        table.path(of: row) == nil
      else { continue }
      isLost = isLost || before.contains(row, in: section.id)
      selection.forget(row, in: section.id)
    }
    for index in batch.sectionDeletes {
      let section = old.sections[index]
      for row in before.rows where section.source.index(of: row) != nil {
        guard table.path(of: row) == nil else { continue }
        isLost = true
        selection.forget(row, in: section.id)
      }
      isLost = settleWhole(section, before) || isLost
    }
    if isLost { tellSelection() }
  }

  /// A section that was selected as a whole has left, or left and entered on a host that cannot move it.
  ///
  /// - Returns: Whether a selected row has left with it.
  private func settleWhole(_ section: SectionModel, _ before: RowSelection) -> Bool {
    guard let exceptions = before.sections[section.id] else { return false }
    guard table.index(of: section.id) != nil else {
      selection.forget(section: section.id)
      return exceptions.count < section.count
    }
    for row in exceptions where table.path(of: row) == nil {
      selection.forget(row, in: section.id)
    }
    return (0..<section.count).contains { index in
      let row = section.source.id(at: index)
      return table.path(of: row) == nil && !exceptions.contains(row)
    }
  }

  /// Rows that change their section stay as they are, selected or not, where one of the sections is
  /// selected as a whole.
  private func keepCrossing(
    _ batch: UpdateBatch, _ before: RowSelection, from old: TableSnapshot
  ) {
    if before.sections.isEmpty { return }
    for pair in batch.rowMoves + batch.carried where table.contains(pair.after) {
      let (from, to) = (
        old.sections[pair.before.section].id, table.sections[pair.after.section].id
      )
      if from == to { continue }
      let row = table.id(at: pair.after)
      if before.contains(row, in: from) {
        selection.insert(row, in: to)
      } else if before.sections[to] != nil {
        selection.remove(row, in: to)
      }
    }
  }

  private func settleCursor(from old: TableSnapshot) {
    guard let cursor, table.path(of: cursor) == nil, let path = old.path(of: cursor) else { return }
    let start = old.flatIndex(of: path)
    let neighbour =
      survivor(in: (start + 1)..<max(start + 1, old.rowCount), of: old)
      ?? survivor(in: (0..<start).reversed(), of: old)
    self.cursor = neighbour
    if let neighbour {
      pendingEvents.append { [weak self] in self?.send(FocusEvent.self, true, to: neighbour) }
    }
  }

  /// The first of some rows that is still there. What stands for the whole table is no neighbour.
  private func survivor(in rows: some Sequence<Int>, of old: TableSnapshot) -> RowID? {
    for index in rows {
      let path = old.path(atFlatIndex: index)
      let id = old.id(at: path)
      if old.sections[path.section].role == .content, table.path(of: id) != nil { return id }
    }
    return nil
  }

  /// Tells what has happened to selection and cursor, once the update is closed.
  func deliverEvents() {
    let events = pendingEvents
    pendingEvents = []
    isSelectionPending = false
    for event in events { event() }
  }

  func tellSelection() {
    // One update may come in several stages: it is one event.
    guard !isSelectionPending, let changed = model.selectionChange else { return }
    isSelectionPending = true
    pendingEvents.append { [weak self] in if let self { changed(selection) } }
  }
}
