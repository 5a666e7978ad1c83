/// What a cell of the list shows, as lines of text. Used again for other rows.
@MainActor final class TerminalCell {
  var drawing = RowDrawing()

  /// The lines of text; never none.
  var height: Int { max(1, drawing.lines.count) }
}
