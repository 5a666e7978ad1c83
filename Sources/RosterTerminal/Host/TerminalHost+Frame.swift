import Roster

extension TerminalHost {
  /// Lays out and draws everything.
  func draw() -> Frame {
    layOut()
    settleCursor()
    if mustShowCursor, let cursor = driver.cursor { reveal(cursor) }
    mustShowCursor = false
    var lines = (0..<viewHeight).map(line)
    if let pinned { lines[0] = pinnedLine(pinned) }
    var cursor = fieldCursor()
    if hasTitle { lines.insert(titleLine, at: 0) }
    overlay(on: &lines)
    let status = statusLine()
    if hasStatus {
      lines.append(status.text)
    } else if status.isUrgent {
      lines = [status.text]
    }
    if let column = status.cursor, hasStatus || status.isUrgent {
      cursor = Frame.Place(column: column, row: size.rows - 1)
    }
    announce()
    return Frame(size: size, lines: lines, cursor: cursor)
  }

  private var titleLine: StyledText {
    let title = (canGoBack ? "‹ " : "") + (screen?.title ?? "")
    let style = Style([.bold, .reverse])
    return (.spaces(1, style: style) + StyledText(title, style: style)).fitted(to: size.columns)
  }

  // MARK: The list

  private func line(_ y: Int) -> StyledText {
    guard let cell = visible.first(where: { $0.top <= y && y < $0.bottom }),
      cell.drawing.lines.indices.contains(y - cell.top)
    else { return StyledText.spaces(gutter + contentWidth) + scrollBar(y) }
    let isFirst = y == max(cell.top, 0) || y == cell.top
    return marks(cell, isFirst: isFirst) + body(cell, y - cell.top) + scrollBar(y)
  }

  private func body(_ cell: TerminalCell, _ line: Int) -> StyledText {
    let text = cell.drawing.lines[line]
    guard cell.id == driver.cursor else { return text }
    // The text cursor must be seen in a field.
    return isEditing(cell.id) ? text.adding(.bold) : text.adding(.reverse)
  }

  private func isEditing(_ id: RowID) -> Bool {
    if case .edit(let edit) = mode { return edit.id == id }
    return false
  }

  private func marks(_ cell: TerminalCell, isFirst: Bool) -> StyledText {
    guard gutter > 0 else { return StyledText() }
    let isCursor = cell.id == driver.cursor
    let isSelected = cell.isRow && driver.isSelected(cell.id)
    let selection = StyledText(isSelected ? "✓" : " ", style: Style(.bold, foreground: .green))
    let cursor = StyledText(isCursor ? "▸" : " ", style: .bold)
    guard isFirst else { return .spaces(gutter) }
    if gutter == 1 { return isSelected ? selection : cursor }
    return selection + cursor
  }

  private func pinnedLine(_ header: TerminalCell) -> StyledText {
    let text = (header.drawing.lines.first ?? StyledText()).adding(.underline)
    return StyledText.spaces(gutter) + text.fitted(to: contentWidth) + scrollBar(0)
  }

  private func fieldCursor() -> Frame.Place? {
    guard case .edit(let edit) = mode,
      let cell = visible.first(where: { $0.id == edit.id }), let column = cell.drawing.cursor,
      cell.top >= pinnedHeight, cell.top < viewHeight
    else { return nil }
    return Frame.Place(column: gutter + column, row: viewTop + cell.top)
  }

  // MARK: Scroll bar

  private func scrollBar(_ y: Int) -> StyledText {
    guard hasScrollBar else { return StyledText() }
    guard let thumb else { return .spaces(1) }
    return thumb.contains(y) ? StyledText("█", style: .dim) : StyledText("│", style: .dim)
  }

  /// The lines of the view that the mark of the scroll bar covers; `nil` if all of the table is seen.
  ///
  /// Lines of the table stand for their heights, of which only those in view are known.
  var thumb: Range<Int>? {
    guard let first = visible.first, let last = visible.last, viewHeight > 1 else { return nil }
    let table = driver.table
    let top = table.lineIndex(of: first.line)
    let bottom = table.lineIndex(of: last.line) + 1
    let count = table.lineCount
    if top == 0 && bottom == count && first.top >= 0 && last.bottom <= viewHeight { return nil }
    let length = max(
      1, min(viewHeight - 1, Int(Double(viewHeight) * Double(bottom - top) / Double(count))))
    let isAtStart = top == 0 && first.top >= 0
    let isAtEnd = bottom == count && last.bottom <= viewHeight
    let room = viewHeight - length
    // Only the very ends touch the ends.
    let share = Double(top) / Double(max(1, count - (bottom - top)))
    var start = Int((share * Double(room)).rounded())
    if isAtEnd { start = room } else if !isAtStart { start = min(max(start, 1), max(room - 1, 0)) }
    if isAtStart { start = 0 }
    return start..<(start + length)
  }
}
