/// The cells of a view, as a `Viewport` sees them. `CellPool` is one that any host can use.
///
/// Whenever a cell is filled, the first time or again, it tells `Viewport.filled` from inside
/// `TableDriver.fill`, so that what its height depends on is observed.
@MainActor public protocol ViewportCells: AnyObject {
  /// The viewport that shows the cells; held weakly.
  var viewport: Viewport? { get set }
  /// Shows a line in a cell, if it is not shown yet.
  func show(_ line: TableLine, id: RowID)
  /// Lets go of the cells whose rows are not in the table in force.
  func dropGone()
  /// Lets go of all cells but those of some rows.
  func letGo(except rows: Set<RowID>)
  /// Tells the rows that have come into view since the last time.
  func display()
  /// Fills every cell again, for another width.
  func refill()
}
