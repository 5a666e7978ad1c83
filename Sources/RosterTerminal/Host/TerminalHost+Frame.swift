import Roster

extension TerminalHost {
  /// Lays out and draws everything.
  func draw() -> Frame {
    layOut()
    settleCursor()
    showCursor()
    var lines = (0..<viewHeight).map(line)
    var cursor = fieldCursor()
    if hasTitle { lines.insert(titleLine, at: 0) }
    overlay(on: &lines)
    noteDrawn()
    let status = statusLine()
    if hasStatus {
      lines.append(status.text)
    } else if status.isUrgent {
      lines = [status.text]
    }
    if let column = status.cursor, hasStatus || status.isUrgent {
      cursor = Frame.Place(column: column, row: size.rows - 1)
    }
    return Frame(size: size, lines: lines, cursor: cursor)
  }

  private var titleLine: StyledText {
    let title = (canGoBack ? "‹ " : "") + (screen?.title ?? "")
    let style = Style([.bold, .reverse])
    return (.spaces(1, style: style) + StyledText(title, style: style)).fitted(to: size.columns)
  }

  // MARK: The list

  private func line(_ y: Int) -> StyledText {
    guard let row = row(on: y), let lines = drawing(of: row.id)?.lines,
      lines.indices.contains(y - row.top)
    else { return StyledText.spaces(gutter + contentWidth) + scrollBar(y) }
    let text = lines[y - row.top]
    if row.id == viewport.pinned?.id {
      return .spaces(gutter) + text.adding(.underline) + scrollBar(y)
    }
    return marks(row, isFirst: y == max(row.top, 0)) + body(row, text) + scrollBar(y)
  }

  private func body(_ row: RowInView, _ text: StyledText) -> StyledText {
    guard row.id == driver.cursor else { return text }
    // The text cursor must be seen in a field.
    return isEditing(row.id) ? text.adding(.bold) : text.adding(.reverse)
  }

  private func isEditing(_ id: RowID) -> Bool {
    if case .edit(let edit) = mode { return edit.id == id }
    return false
  }

  private func marks(_ row: RowInView, isFirst: Bool) -> StyledText {
    guard gutter > 0 else { return StyledText() }
    let isCursor = row.id == driver.cursor
    let isSelected = row.isRow && driver.isSelected(row.id)
    let selection = StyledText(isSelected ? "✓" : " ", style: Style(.bold, foreground: .green))
    let cursor = StyledText(isCursor ? "▸" : " ", style: .bold)
    guard isFirst else { return .spaces(gutter) }
    if gutter == 1 { return isSelected ? selection : cursor }
    return selection + cursor
  }

  private func fieldCursor() -> Frame.Place? {
    guard case .edit(let edit) = mode,
      let row = inView(edit.id), let column = drawing(of: edit.id)?.cursor,
      row.top >= pinnedHeight, row.top < viewHeight
    else { return nil }
    return Frame.Place(column: gutter + column, row: viewTop + row.top)
  }

  // MARK: Scroll bar

  private func scrollBar(_ y: Int) -> StyledText {
    guard hasScrollBar else { return StyledText() }
    guard let thumb else { return .spaces(1) }
    return thumb.contains(y) ? StyledText("█", style: .dim) : StyledText("│", style: .dim)
  }
}
