import Roster

/// Where a row, header or footer stands in the view, in whole lines.
struct RowInView {
  let id: RowID
  /// What it is in the table in force.
  let line: TableLine
  /// The line of the view on which it begins; negative above the view.
  let top: Int
  /// The line of the view after its last one.
  let bottom: Int

  init(_ placed: PlacedLine) {
    id = placed.id
    line = placed.line
    // Whatever a viewport tells is bounded.
    top = Int(placed.y.rounded())
    bottom = Int(placed.bottom.rounded())
  }

  var height: Int { bottom - top }
  var isRow: Bool { line.path != nil }
}
