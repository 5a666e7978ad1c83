import Roster

extension TerminalHost {
  func openFind() {
    closeFind()
    find = FindState(cursor: driver.cursor, place: viewport.anchor)
    mode = .find
  }

  func pressInFind(_ key: Key) {
    guard let find else { return mode = .list }
    switch key {
    case .enter: acceptFind()
    case .escape: cancelFind()
    case .backspace where find.editor.isEmpty: cancelFind()
    case .down, .control("n"): findNext(forward: true)
    case .up, .control("p"): findNext(forward: false)
    default: editFind { $0.handle(key) }
    }
  }

  func pasteInFind(_ text: String) {
    editFind {
      $0.insert(text)
      return true
    }
  }

  private func editFind(_ change: (inout LineEditor) -> Bool) {
    guard let find else { return }
    let before = find.editor.text
    guard change(&find.editor), find.editor.text != before else { return }
    // Each change searches anew from where the person was, so that letters narrow the match down.
    find.cancel()
    find.note = nil
    returnToStart(find)
    refillVisible()
    search(find, forward: true, includingStart: true)
  }

  /// Ends typing; the matches stay marked.
  func acceptFind() {
    mode = .list
    find?.isTyping = false
    if find?.editor.isEmpty != false { closeFind() }
  }

  private func cancelFind() {
    mode = .list
    if let find { returnToStart(find) }
    closeFind()
  }

  /// Ends the search and takes the marks away.
  func closeFind() {
    guard let find else { return }
    find.cancel()
    self.find = nil
    refillVisible()
  }

  private func returnToStart(_ find: FindState) {
    if let cursor = find.cursor, driver.table.path(of: cursor) != nil {
      driver.moveCursor(to: cursor)
    }
    if let place = find.place { viewport.scroll(to: place) }
  }

  /// Goes to the next or the previous match.
  func findNext(forward: Bool) {
    guard let find, !find.editor.isEmpty else { return show("Nothing to find; / begins.") }
    find.cancel()
    find.note = nil
    search(find, forward: forward, includingStart: false)
  }

  var findNote: String { find?.note.map { " \($0)" } ?? "" }

  // MARK: Searching

  private func search(_ find: FindState, forward: Bool, includingStart: Bool) {
    guard let matcher = find.matcher else { return }
    let table = driver.table
    let cursor = cursorIndex ?? 0
    // The rows up to the end, then the others: each row is looked at once.
    let split = max(0, min(table.rowCount, forward == includingStart ? cursor : cursor + 1))
    let parts = [0..<split, split..<table.rowCount]
    let own = screen?.search
    find.isSearching = true
    find.task = Task { [weak self, weak find] in
      let scan = RowScan(table: table, matcher: matcher)
      func first(in range: Range<Int>) async -> Int? {
        guard let own else { return await scan.first(in: range, forward: forward) }
        guard !range.isEmpty else { return nil }
        let start = forward ? range.lowerBound : range.upperBound - 1
        return await own(matcher.query, start, forward)
      }
      var hit = await first(in: parts[forward ? 1 : 0])
      var note: String?
      if hit == nil, !Task.isCancelled {
        hit = await first(in: parts[forward ? 0 : 1])
        note = hit == nil ? "not found" : "gone round"
      }
      guard !Task.isCancelled, let self, let find, self.find === find else { return }
      find.isSearching = false
      find.note = note
      if let hit { self.land(on: hit, in: table) }
      self.setNeedsFrame()
    }
  }

  private func land(on index: Int, in table: TableSnapshot) {
    guard index >= 0, index < table.rowCount else { return }
    let id = table.id(at: table.path(atFlatIndex: index))
    guard driver.table.path(of: id) != nil else { return }
    let isVisible = inView(id).map { $0.top >= pinnedHeight && $0.bottom <= viewHeight } ?? false
    putCursor(on: id, isVisible ? .nearest : .middle)
  }
}
