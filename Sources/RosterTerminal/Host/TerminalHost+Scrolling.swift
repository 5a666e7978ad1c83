import Roster

extension TerminalHost {
  /// Moves the view over the table by lines; below 0 towards the start.
  func scroll(by lines: Int) { viewport.scroll(by: Double(lines)) }

  /// Brings a row into view, whole if it fits.
  func reveal(_ id: RowID, _ position: ScrollPosition = .nearest) {
    viewport.scroll(to: id, at: position)
  }

  // MARK: Scroll bar

  /// The lines of the view that the mark of the scroll bar covers; `nil` if all of the table is seen.
  var thumb: Range<Int>? {
    let (offset, end) = (viewport.offset, viewport.maxOffset)
    guard end > 0, viewHeight > 1 else { return nil }
    let view = Double(viewHeight)
    let length = max(1, min(viewHeight - 1, Int(view * view / viewport.contentHeight)))
    let room = viewHeight - length
    // Only the very ends touch the ends.
    let start =
      if offset <= 0 { 0 } else if offset >= end { room } else {
        min(max(Int((offset / end * Double(room)).rounded()), 1), max(room - 1, 0))
      }
    return start..<(start + length)
  }

  /// Goes to the part of the table that a line of the scroll bar stands for.
  func jump(toBar line: Int) {
    guard thumb != nil else { return }
    if line == 0 { return viewport.scrollToStart() }
    if line >= viewHeight - 1 { return viewport.scrollToEnd() }
    let share = Double(line) / Double(viewHeight - 1)
    viewport.scroll(to: (viewport.maxOffset * share).rounded())
  }
}
