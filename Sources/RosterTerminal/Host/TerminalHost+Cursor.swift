import Roster

extension TerminalHost {
  /// Whether the cursor may stand on a row. The header and the footer of the table are passed over,
  /// unless something can be done with them.
  func isFocusable(_ path: RowPath) -> Bool {
    switch driver.table.sections[path.section].role {
    case .content, .placeholder, .more: return true
    case .tableHeader, .tableFooter:
      let row = driver.table.row(at: path)
      if row.trait(SelectEvent.self) != nil || row.trait(ContextMenu.self) != nil { return true }
      switch row.content.accessory {
      case .toggle, .textField, .info: return true
      default: return false
      }
    }
  }

  /// The first row from a flat position on, in a direction, that the cursor may stand on.
  ///
  /// - Complexity: O(1): only the table's own header and footer, at its ends, are passed over.
  func focusable(from index: Int, forward: Bool) -> RowID? {
    let table = driver.table
    var index = index
    while index >= 0, index < table.rowCount {
      let path = table.path(atFlatIndex: index)
      if isFocusable(path) { return table.id(at: path) }
      index += forward ? 1 : -1
    }
    return nil
  }

  func firstFocusable() -> RowID? { focusable(from: 0, forward: true) }
  func lastFocusable() -> RowID? { focusable(from: driver.table.rowCount - 1, forward: false) }

  /// The flat position of the cursor among all rows.
  var cursorIndex: Int? {
    driver.cursor.flatMap { driver.table.path(of: $0) }.map { driver.table.flatIndex(of: $0) }
  }

  /// Puts the cursor on the first row in view if it is on none.
  func settleCursor() {
    if let path = driver.cursor.flatMap({ driver.table.path(of: $0) }), isFocusable(path) { return }
    let shown = visible.first { cell in
      cell.bottom > pinnedHeight && cell.line.path.map(isFocusable) == true
    }
    let target = shown?.id ?? firstFocusable()
    if target != driver.cursor { driver.moveCursor(to: target) }
  }

  /// Puts the cursor on a row and brings it into view.
  func putCursor(on id: RowID, _ alignment: Alignment = .nearest) {
    driver.moveCursor(to: id)
    if id == firstFocusable(), alignment == .nearest { return scrollToStartIfNear(id) }
    reveal(id, alignment)
  }

  /// What stands above the first row is shown along with it, if both fit.
  private func scrollToStartIfNear(_ id: RowID) {
    scrollToStart()
    reveal(id)
  }

  /// Moves the cursor by one row. A row that is higher than the view is scrolled through first, and
  /// at the ends of the rows the view goes on to the ends of the table.
  ///
  /// - Returns: Whether the cursor has moved.
  @discardableResult func step(_ direction: Int) -> Bool {
    guard let index = cursorIndex, let cursor = driver.cursor else {
      settleCursor()
      return false
    }
    if let cell = visible.first(where: { $0.id == cursor }) {
      let covered = coveredLines(above: cell.line)
      if direction > 0 && cell.bottom > viewHeight && cell.top <= covered
        || direction < 0 && cell.top < covered && cell.bottom >= viewHeight
      {
        scroll(by: direction)
        return false
      }
    }
    guard let next = focusable(from: index + direction, forward: direction > 0) else {
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
    let line = max(0, visible.first { $0.id == cursor }?.top ?? 0)
    let before = place
    scroll(by: direction * max(1, viewHeight - pinnedHeight - (viewHeight > 4 ? 1 : 0)))
    let isStuck = place.map { before?.id == $0.id && before?.top == $0.top } ?? true
    if isStuck {
      let end = direction > 0 ? lastFocusable() : firstFocusable()
      if let end { putCursor(on: end) }
      return
    }
    let target = cell(near: line)
    if let target { driver.moveCursor(to: target.id) }
  }

  /// The cell in view that the cursor may stand on, nearest to a line.
  private func cell(near line: Int) -> TerminalCell? {
    let choices = visible.filter { cell in
      cell.bottom > pinnedHeight && cell.line.path.map(isFocusable) == true
    }
    return choices.min { distance($0, line) < distance($1, line) }
  }

  private func distance(_ cell: TerminalCell, _ line: Int) -> Int {
    line < cell.top ? cell.top - line : max(0, line - cell.bottom + 1)
  }

  /// Moves to the first row of the next or the previous section that has rows.
  func section(_ direction: Int) {
    let table = driver.table
    guard let path = driver.cursor.flatMap({ table.path(of: $0) }) else { return settleCursor() }
    var section = path.section + direction
    while table.sections.indices.contains(section) {
      let first = RowPath(section: section, row: 0)
      if table.contains(first), isFocusable(first) {
        return putCursor(on: table.id(at: first), direction < 0 && section == 0 ? .nearest : .top)
      }
      section += direction
    }
    if direction < 0, let first = firstFocusable() { putCursor(on: first) }
    if direction > 0, let last = lastFocusable() { putCursor(on: last) }
  }

  /// Moves to the first or the last row.
  func jump(toEnd: Bool) {
    if toEnd { scrollToEnd() } else { scrollToStart() }
    guard let target = toEnd ? lastFocusable() : firstFocusable() else { return }
    driver.moveCursor(to: target)
    reveal(target)
  }
}
