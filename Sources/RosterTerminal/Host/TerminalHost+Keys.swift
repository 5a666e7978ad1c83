import Roster

extension TerminalHost {
  /// Acts on a key while nothing is open over the list.
  func pressInList(_ key: Key, hadNote: Bool) {
    switch key {
    case .down, "j": step(1)
    case .up, "k": step(-1)
    case .pageDown: page(1)
    case .pageUp: page(-1)
    case .home, "g": jump(toEnd: false)
    case .end, "G": jump(toEnd: true)
    case .tab: section(1)
    case .shift(.tab): section(-1)
    case .shift(.down): extendSelection(1)
    case .shift(.up): extendSelection(-1)
    case .alt(.down), "J": moveRow(1)
    case .alt(.up), "K": moveRow(-1)
    case .enter: onCursor(choose)
    case .right: onCursor(open)
    case .space: onCursor(toggleSelection)
    case .control("a"): driver.selectAll()
    case "d", .delete: onCursor(delete)
    case .insert: onCursor(driver.insert(at:))
    case "m": onCursor(openMenu)
    case "e": onCursor { if !edit($0) { show(Words.current.notes.notEditable) } }
    case "c": onCursor(copy)
    case "r": refresh()
    case "/": openFind()
    case "n": findNext(forward: true)
    case "N": findNext(forward: false)
    case "?": openHelp()
    case "q": onClose?()
    case .escape: escape(hadNote: hadNote)
    case .left: if canGoBack { onClose?() }
    default: pressOwn(key)
    }
  }

  /// Does something with the row that the cursor is on.
  private func onCursor(_ action: (RowID) -> Void) {
    if let cursor = driver.cursor, driver.table.path(of: cursor) != nil { action(cursor) }
  }

  /// The keys of the row come first, since they say more; then those of the screen.
  private func pressOwn(_ key: Key) {
    guard let character = key.text else { return }
    if let cursor = driver.cursor, driver.press(character, on: cursor) { return }
    screen?.commands.first { $0.key == character }?.action()
  }

  /// Ends what is shown beside the list, one thing for each press; then leaves the screen. Only `q`
  /// leaves the last one.
  private func escape(hadNote: Bool) {
    if find != nil { return closeFind() }
    if hadNote { return }
    if canGoBack { onClose?() }
  }
}
