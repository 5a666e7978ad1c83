extension TableDriver {
  /// Puts the cursor on a row; `nil` on none. The row need not be visible.
  public func moveCursor(to id: RowID?) {
    guard id != cursor else { return }
    cursor = id
    tellFocus()
    host?.refreshChrome()
  }

  /// Tells the row that had the cursor, and the one that has it. Whoever is told may move it on: no row is
  /// told twice, or of a cursor that it no longer has.
  private func tellFocus() {
    if let old = focusedRow, old != cursor {
      focusedRow = nil
      send(FocusEvent.self, false, to: old)
    }
    if let cursor, focusedRow == nil {
      focusedRow = cursor
      send(FocusEvent.self, true, to: cursor)
    }
  }

  /// Lets the selection follow its rows into another table: one that has left is no longer selected.
  /// What is told of it waits until the update is closed.
  func settleSelection(
    _ batch: UpdateBatch, from old: TableSnapshot, to new: TableSnapshot
  ) {
    if selection.follow(batch, from: old, to: new) { tellSelection() }
  }

  /// Lets the cursor follow its row into another table: if it has left, to the next row in the old
  /// order that is still there, or else to the one before.
  func settleCursor(from old: TableSnapshot, to new: TableSnapshot) {
    guard let cursor, new.path(of: cursor) == nil, let path = old.path(of: cursor) else { return }
    let start = old.flatIndex(of: path)
    self.cursor =
      survivor(in: (start + 1)..<max(start + 1, old.rowCount), of: old, in: new)
      ?? survivor(in: (0..<start).reversed(), of: old, in: new)
    pendingEvents.append { [weak self] in self?.tellFocus() }
  }

  /// The first of some rows that is still there. What stands for the whole table is no neighbour.
  private func survivor(
    in rows: some Sequence<Int>, of old: TableSnapshot, in new: TableSnapshot
  ) -> RowID? {
    for index in rows {
      let path = old.path(atFlatIndex: index)
      let id = old.id(at: path)
      if old.sections[path.section].role == .content, new.path(of: id) != nil { return id }
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
    // A change of the mode and rows that leave may come in one update: it is one event.
    guard !isSelectionPending, let changed = model.selectionChange else { return }
    isSelectionPending = true
    pendingEvents.append { [weak self] in if let self { changed(selection) } }
  }
}
