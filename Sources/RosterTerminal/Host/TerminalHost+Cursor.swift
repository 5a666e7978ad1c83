import Roster

extension TerminalHost {
  /// How much of the cursor's row is seen.
  enum CursorVisibility {
    case none
    case part
    case whole
  }

  /// How much of the cursor's row is seen, in front of the pinned header.
  var cursorVisibility: CursorVisibility {
    guard let row = driver.cursor.flatMap(inView) else { return .none }
    let covered = pinnedHeight
    // The size of the screen may be another by now than that of the layout.
    let end = Int(viewport.height)
    if row.bottom <= covered || row.top >= end { return .none }
    return row.top >= covered && row.bottom <= end ? .whole : .part
  }

  /// Puts the cursor on a row, without bringing that into view.
  func moveCursor(to id: RowID?) {
    knownCursor = id
    driver.moveCursor(to: id)
  }

  /// Brings the cursor into view if it has to be. A view without room keeps that for later.
  func showCursor() {
    guard mustShowCursor, viewHeight > 0 else { return }
    mustShowCursor = false
    if let cursor = driver.cursor { reveal(cursor) }
  }

  /// Puts the cursor on the first row in view if it is on none.
  func settleCursor() {
    if let path = driver.cursor.flatMap({ driver.table.path(of: $0) }), driver.isFocusable(path) {
      return
    }
    let target = focusableInView.first?.id ?? driver.firstFocusable
    if target != driver.cursor { moveCursor(to: target) }
  }

  /// The rows in view that the cursor may stand on.
  private var focusableInView: [RowInView] {
    let covered = pinnedHeight
    return visible.filter { $0.bottom > covered && $0.line.path.map(driver.isFocusable) == true }
  }

  /// Puts the cursor on a row and brings it into view.
  func putCursor(on id: RowID, _ position: ScrollPosition = .nearest) {
    moveCursor(to: id)
    // What stands above the first row is shown along with it, if both fit.
    if id == driver.firstFocusable, position == .nearest { viewport.scrollToStart() }
    reveal(id, position)
  }

  /// Moves the cursor by one row. A row that is higher than the view is scrolled through first, and
  /// at the ends of the rows the view goes on to the ends of the table.
  ///
  /// - Returns: Whether the cursor has moved.
  @discardableResult func step(_ direction: Int) -> Bool {
    guard let index = driver.cursorIndex, let cursor = driver.cursor else {
      settleCursor()
      return false
    }
    if let row = inView(cursor) {
      let covered = Int(viewport.coveredHeight(above: cursor))
      if direction > 0 && row.bottom > viewHeight && row.top <= covered
        || direction < 0 && row.top < covered && row.bottom >= viewHeight
      {
        scroll(by: direction)
        return false
      }
    }
    guard let next = driver.focusable(from: index + direction, forward: direction > 0) else {
      reveal(cursor)
      scroll(by: direction)
      return false
    }
    putCursor(on: next)
    return true
  }

  /// Moves view and cursor by a page.
  func page(_ direction: Int) {
    settleCursor()
    guard let cursor = driver.cursor else { return scroll(by: direction * viewHeight) }
    reveal(cursor)
    let line = max(0, inView(cursor)?.top ?? 0)
    let before = viewport.anchor
    scroll(by: direction * max(1, viewHeight - pinnedHeight - (viewHeight > 4 ? 1 : 0)))
    if viewport.anchor == before {
      let end = direction > 0 ? driver.lastFocusable : driver.firstFocusable
      if let end { putCursor(on: end) }
      return
    }
    let target = focusableInView.min { distance($0, line) < distance($1, line) }
    if let target { moveCursor(to: target.id) }
  }

  private func distance(_ row: RowInView, _ line: Int) -> Int {
    line < row.top ? row.top - line : max(0, line - row.bottom + 1)
  }

  /// Moves to the first row of the next or the previous section that has rows.
  func section(_ direction: Int) {
    let table = driver.table
    guard let path = driver.cursor.flatMap({ table.path(of: $0) }) else { return settleCursor() }
    var section = path.section + direction
    while table.sections.indices.contains(section) {
      let first = RowPath(section: section, row: 0)
      if table.contains(first), driver.isFocusable(first) {
        return putCursor(on: table.id(at: first), direction < 0 && section == 0 ? .nearest : .top)
      }
      section += direction
    }
    if direction < 0, let first = driver.firstFocusable { putCursor(on: first) }
    if direction > 0, let last = driver.lastFocusable { putCursor(on: last) }
  }

  /// Moves to the first or the last row.
  func jump(toEnd: Bool) {
    if toEnd { viewport.scrollToEnd() } else { viewport.scrollToStart() }
    guard let target = toEnd ? driver.lastFocusable : driver.firstFocusable else { return }
    moveCursor(to: target)
    reveal(target)
  }
}
