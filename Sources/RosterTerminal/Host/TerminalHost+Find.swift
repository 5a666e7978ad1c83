import Roster

extension TerminalHost {
  func openFind() {
    closeFind()
    guard let screen else { return }
    let search = RowSearch(screen)
    search.onEnd = { [weak self] row in
      if let row { self?.land(on: row) }
      self?.setNeedsFrame()
    }
    find = FindState(search, place: viewport.anchor)
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
    returnToStart(find)
    find.search.find(find.editor.text)
    refillVisible()
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
    find.search.cancel()
    self.find = nil
    refillVisible()
  }

  private func returnToStart(_ find: FindState) {
    find.search.returnToStart()
    if let place = find.place, viewport.scroll(to: place) {
      // A person may have scrolled away from the cursor before.
      mustShowCursor = false
    }
  }

  /// Goes to the next or the previous match.
  func findNext(forward: Bool) {
    guard let find, !find.editor.isEmpty else { return show(TerminalWords.current.nothingToFind) }
    find.search.findNext(forward: forward)
  }

  var findNote: String { find?.note.map { " \($0)" } ?? "" }

  private func land(on id: RowID) {
    let isVisible = inView(id).map { $0.top >= pinnedHeight && $0.bottom <= viewHeight } ?? false
    putCursor(on: id, isVisible ? .nearest : .middle)
  }
}
