import Roster

/// A row, header or footer that is in view, as lines of text.
@MainActor final class TerminalCell {
  let slot: RowSlot
  let id: RowID
  /// What it shows in the table in force.
  var line: TableLine
  var drawing = RowDrawing()
  /// The columns that the drawing was made for.
  var width = -1
  /// The line of the view on which the cell begins; negative above the view.
  var top = 0

  init(slot: RowSlot, id: RowID, line: TableLine) {
    self.slot = slot
    self.id = id
    self.line = line
  }

  /// The lines of text; never none.
  var height: Int { max(1, drawing.lines.count) }
  /// The line of the view after the last one of the cell.
  var bottom: Int { top + height }
  var isRow: Bool { line.path != nil }
}
