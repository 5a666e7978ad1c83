import Roster

extension TerminalHost {
  /// The lines and columns of the list, without title, status line, marks and scroll bar.
  var hasTitle: Bool { size.rows >= 4 }
  var hasStatus: Bool { size.rows >= 2 }
  var viewTop: Int { hasTitle ? 1 : 0 }
  var viewHeight: Int { size.rows - viewTop - (hasStatus ? 1 : 0) }
  /// The columns for the marks of cursor and selection.
  var gutter: Int { size.columns >= 20 ? 2 : size.columns >= 6 ? 1 : 0 }
  var hasScrollBar: Bool { size.columns >= 6 }
  var contentWidth: Int { size.columns - gutter - (hasScrollBar ? 1 : 0) }

  /// Makes the cells that are in view, from the place that is kept, and lets go of all others.
  ///
  /// A row that is filled may change the table, by a handler of its own; then all begins anew. One
  /// that never stops doing so is not waited for.
  ///
  /// - Complexity: O(lines of the view)
  func layOut() {
    for _ in 0..<8 {
      let before = updates
      layOutOnce()
      if updates == before { return releaseHidden() }
    }
    visible = []
    pinned = nil
    releaseHidden()
  }

  private func layOutOnce() {
    let table = driver.table
    let before = updates
    visible = []
    pinned = nil
    guard table.lineCount > 0 else {
      place = nil
      return
    }
    let start = startIndex(in: table)
    let first = cell(at: start.index, in: table)
    guard updates == before else { return }
    // A row that has shrunk stays in view.
    first.top = max(start.top, 1 - first.height)
    visible = [first]
    extend(from: start.index, in: table)
    guard updates == before, let top = visible.first else { return }
    place = (top.id, top.top)
    lastTopIndex = table.lineIndex(of: top.line)
    if let section = pinnedSection {
      pinned = cell(at: table.lineIndex(of: .header(section: section)), in: table)
    }
  }

  private func startIndex(in table: TableSnapshot) -> (index: Int, top: Int) {
    if let place, let line = driver.line(of: place.id) {
      return (table.lineIndex(of: line), place.top)
    }
    guard place != nil else { return (0, 0) }
    return (min(lastTopIndex, table.lineCount - 1), 0)
  }

  /// Adds cells after and before the first one until the view is full, or the table is shown whole.
  private func extend(from start: Int, in table: TableSnapshot) {
    let before = updates
    var isCurrent: Bool { updates == before }
    var low = start
    var high = start
    func addBelow() {
      while isCurrent, high + 1 < table.lineCount, let last = visible.last, last.bottom < viewHeight
      {
        high += 1
        let next = cell(at: high, in: table)
        next.top = last.bottom
        visible.append(next)
      }
    }
    func addAbove(upTo limit: Int) {
      while isCurrent, low > 0, let first = visible.first, first.top > limit {
        low -= 1
        let next = cell(at: low, in: table)
        next.top = first.top - next.height
        visible.insert(next, at: 0)
      }
    }
    func shift(by lines: Int) {
      if lines != 0 { for cell in visible { cell.top += lines } }
    }
    addAbove(upTo: 0)
    // Nothing above: the table begins at the top of the view.
    if let first = visible.first, first.top > 0 { shift(by: -first.top) }
    addBelow()
    let blank = viewHeight - (visible.last?.bottom ?? 0)
    if blank > 0 {
      // Nothing below: the table ends at the bottom of the view, if it is as high as that.
      addAbove(upTo: -blank)
      shift(by: min(blank, max(0, -(visible.first?.top ?? 0))))
    }
    visible.removeAll { $0.bottom <= 0 || $0.top >= viewHeight }
  }

  // MARK: Cells

  /// The cell of a line of the table, drawn at the width in force.
  func cell(at index: Int, in table: TableSnapshot) -> TerminalCell {
    let line = table.line(at: index)
    let id = driver.id(of: line)
    if let cell = cells[id] {
      cell.line = line
      if cell.width != contentWidth { fill(cell) }
      return cell
    }
    let cell = TerminalCell(slot: freeSlots.popLast() ?? RowSlot(), id: id, line: line)
    cells[id] = cell
    fill(cell)
    return cell
  }

  /// Draws a cell, now and whenever something that it shows changes.
  func fill(_ cell: TerminalCell) {
    cell.width = contentWidth
    driver.fill(cell.slot, with: cell.line) { [weak self, weak cell] row in
      guard let self, let cell else { return }
      cell.drawing = renderer(for: cell, row).draw(row.content, height: row.height)
      setNeedsFrame()
    }
  }

  private func renderer(for cell: TerminalCell, _ row: AnyRow) -> RowRenderer {
    var renderer = RowRenderer(row, of: cell.line, width: cell.width)
    renderer.matcher = find?.matcher
    if case .edit(let edit) = mode, edit.id == cell.id { renderer.editor = edit.editor }
    return renderer
  }

  /// Draws all cells in view again, since something that is not of their rows has changed.
  func refillVisible() {
    for cell in cells.values where driver.line(of: cell.id) != nil {
      cell.width = -1
    }
    setNeedsFrame()
  }

  /// Draws one row again, if it is in view.
  func refill(_ id: RowID) {
    if let cell = cells[id] { cell.width = -1 }
    setNeedsFrame()
  }

  func release(_ cell: TerminalCell) {
    cells[cell.id] = nil
    driver.unbind(cell.slot)
    if freeSlots.count < size.rows { freeSlots.append(cell.slot) }
  }

  private func releaseHidden() {
    var shown = Set(visible.map(\.id))
    if let pinned { shown.insert(pinned.id) }
    for cell in cells.values where !shown.contains(cell.id) { release(cell) }
  }
}
