import Roster

extension TerminalHost {
  /// The row of the table in force with an identity.
  func row(_ id: RowID) -> AnyRow? { driver.table.path(of: id).map { driver.table.row(at: $0) } }

  /// What a person means by Enter or a click: to turn the switch, to type, or to open the row.
  func choose(_ id: RowID) {
    if driver.activate(id) == .edit { edit(id) }
  }

  /// Opens a row that has more behind it.
  func open(_ id: RowID) {
    if row(id)?.content.accessory == .disclosure { choose(id) }
  }

  // MARK: Selection

  func toggleSelection(_ id: RowID) {
    if driver.selectionMode != .none { return driver.toggleSelection(of: id) }
    if driver.activation(of: id).isToggle { return choose(id) }
    show(Words.current.notes.notSelectable)
  }

  /// Moves the cursor by one row and takes what it passes into the selection.
  func extendSelection(_ direction: Int) {
    guard driver.selectionMode == .multiple, let cursor = driver.cursor else {
      step(direction)
      return
    }
    if driver.selection.isEmpty { driver.select(cursor) }
    if step(direction), let cursor = driver.cursor { driver.extendSelection(to: cursor) }
  }

  // MARK: Moving and deleting

  func moveRow(_ direction: Int) {
    guard let cursor = driver.cursor else { return }
    guard driver.mayMove(cursor) else { return show(Words.current.notes.notMovable) }
    if driver.move(cursor, by: direction) {
      driver.flush()
      mustShowCursor = true
    }
  }

  /// Deletes a row, after a question if it wants one.
  func delete(_ id: RowID) {
    guard let deletion = driver.deletion(of: id) else {
      return show(Words.current.notes.notDeletable)
    }
    guard let title = deletion.confirmation else {
      driver.delete(id)
      return
    }
    mode = .confirm(Confirmation(id: id, title: title))
  }

  func press(_ key: Key, in confirmation: Confirmation) {
    mode = .list
    guard key == "y" || key == "Y" || key == .enter else {
      return show(Words.current.notes.nothingDeleted)
    }
    if !driver.delete(confirmation.id) { show(Words.current.notes.rowGoneAlready) }
  }

  // MARK: Clipboard, refresh

  func copy(_ id: RowID) {
    guard let row = row(id) else { return }
    let text = driver.copyText(of: id) ?? row.content.plainText
    if options.allowsClipboard, let onCopy {
      onCopy(text)
      show(Words.current.notes.copied(text))
    } else {
      show(text)
    }
  }

  /// Asks for fresh data, or tries again after a failure.
  func refresh() {
    if !driver.refreshOrRetry() { show(Words.current.notes.nothingToRefresh) }
  }
}
