import Roster

extension TerminalHost {
  /// Acts on a key while nothing is open over the list.
  func pressInList(_ key: Key, hadNote: Bool) {
    switch key {
    case .down: step(1)
    case .up: step(-1)
    case .pageDown: page(1)
    case .pageUp: page(-1)
    case .home: jump(toEnd: false)
    case .end: jump(toEnd: true)
    case .tab: section(1)
    case .shift(.tab): section(-1)
    case .shift(.down): extendSelection(1)
    case .shift(.up): extendSelection(-1)
    case .alt(.down): moveRow(1)
    case .alt(.up): moveRow(-1)
    case .enter: onCursor(choose)
    case .right: onCursor(open)
    case .control("a"): driver.selectAll()
    case .delete: onCursor(delete)
    case .insert: onCursor(driver.insert(at:))
    case .escape: escape(hadNote: hadNote)
    case .left: if canGoBack { onClose?() }
    default: if let character = key.text { press(character) }
    }
  }

  /// The list's keys that type a character: a terminal has them all.
  static let listKeys = Set(ListKey.allCases)

  /// Whether there is a text to find the next match of.
  var isFinding: Bool { find?.editor.isEmpty == false }

  /// A key that types a character.
  private func press(_ character: Character) {
    switch screen?.meaning(of: character, in: Self.listKeys, isFinding: isFinding) {
    case .list(let key): press(key)
    case .row: onCursor { driver.press(character, on: $0) }
    case .screen(let command): command.action()
    case nil: break
    }
  }

  private func press(_ key: ListKey) {
    switch key {
    case .down: step(1)
    case .up: step(-1)
    case .start: jump(toEnd: false)
    case .end: jump(toEnd: true)
    case .find: openFind()
    case .help: openHelp()
    case .leave: onClose?()
    case .nextMatch: findNext(forward: true)
    case .previousMatch: findNext(forward: false)
    case .select: onCursor(toggleSelection)
    case .moveDown: moveRow(1)
    case .moveUp: moveRow(-1)
    case .delete: onCursor(delete)
    case .menu: onCursor(openMenu)
    case .edit: onCursor { if !edit($0) { show(Words.current.notes.notEditable) } }
    case .copy: onCursor(copy)
    case .refresh: refresh()
    }
  }

  /// Does something with the row that the cursor is on.
  private func onCursor(_ action: (RowID) -> Void) {
    if let cursor = driver.cursor, driver.table.path(of: cursor) != nil { action(cursor) }
  }

  /// Ends what is shown beside the list, then the selection, one thing for each press; then leaves the
  /// screen. Only `q` leaves the last one.
  private func escape(hadNote: Bool) {
    if find != nil { return closeFind() }
    if hadNote { return }
    if !driver.selection.isEmpty { return driver.deselectAll() }
    if canGoBack { onClose?() }
  }
}
