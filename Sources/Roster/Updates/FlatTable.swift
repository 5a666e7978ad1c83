/// A table seen as one flat list of lines, with or without headers and footers.
struct FlatTable {
  let table: TableSnapshot
  let lines: FlatLines

  /// The number of lines.
  var count: Int { lines == .rows ? table.rowCount : table.lineCount }

  /// The lines of a section.
  func range(of section: Int) -> Range<Int> {
    switch lines {
    case .rows: table.rowsBefore(section: section)..<table.rowsBefore(section: section + 1)
    case .withHeaders: table.linesBefore(section: section)..<table.linesBefore(section: section + 1)
    }
  }

  /// Where a row's line is.
  func index(of place: RowPath) -> Int {
    lines == .rows ? table.flatIndex(of: place) : table.lineIndex(of: .row(place))
  }

  /// The line at a position.
  func line(at index: Int) -> TableLine {
    lines == .rows ? .row(table.path(atFlatIndex: index)) : table.line(at: index)
  }
}
