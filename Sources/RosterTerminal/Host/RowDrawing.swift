/// A row as it is drawn: its lines, and where a click does more than to choose.
struct RowDrawing: Equatable {
  /// The lines from top to bottom, each exactly as wide as was asked for.
  var lines: [StyledText] = []
  /// The columns of the first line that the accessory takes.
  var accessory: Range<Int>?
  /// The column of the first line where the text cursor stands, if the row's text is being edited.
  var cursor: Int?
}
