import Roster

extension TerminalHost {
  /// Starts to type in the field of a row.
  ///
  /// - Returns: Whether the row has a field that can be typed in.
  @discardableResult func edit(_ id: RowID) -> Bool {
    guard driver.hasField(id), case .textField(let field)? = row(id)?.content.accessory else {
      return false
    }
    moveCursor(to: id)
    mode = .edit(
      EditState(
        id: id, editor: LineEditor(field.text), original: field.text, isSecure: field.isSecure))
    refill(id)
    mustShowCursor = true
    return true
  }

  func press(_ key: Key, in edit: EditState) {
    switch key {
    case .enter: commit(edit)
    case .escape: cancel(edit)
    case .tab, .down: commit(edit, thenEdit: 1)
    case .shift(.tab), .up: commit(edit, thenEdit: -1)
    default:
      var changed = edit
      guard changed.editor.handle(key) else { return }
      keep(changed, before: edit)
    }
  }

  func paste(_ text: String, in edit: EditState) {
    var changed = edit
    changed.editor.insert(text)
    keep(changed, before: edit)
  }

  private func keep(_ edit: EditState, before: EditState) {
    mode = .edit(edit)
    refill(edit.id)
    mustShowCursor = true
    if edit.editor.text != before.editor.text { driver.edit(edit.id, text: edit.editor.text) }
  }

  /// Hands the text over. The text of a row that is gone stays until the person drops it.
  func commit(_ edit: EditState, thenEdit direction: Int = 0) {
    guard driver.table.path(of: edit.id) != nil else {
      show(TerminalWords.current.rowGone(edit.isSecure ? nil : edit.editor.text))
      return
    }
    close(edit)
    driver.commit(edit.id, text: edit.editor.text)
    driver.flush()
    // Past the fields of a form there is nothing to type in.
    if direction != 0, let next = driver.field(from: edit.id, forward: direction > 0) {
      self.edit(next)
    }
  }

  private func cancel(_ edit: EditState) {
    close(edit)
    if edit.editor.text != edit.original { driver.edit(edit.id, text: edit.original) }
  }

  private func close(_ edit: EditState) {
    mode = .list
    refill(edit.id)
  }
}
