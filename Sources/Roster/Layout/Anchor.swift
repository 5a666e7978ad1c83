/// A place of the view that is kept: a row, and where it stands in the view.
public struct Anchor: Sendable, Hashable {
  /// The row.
  public var row: RowID
  /// The distance from the top of the view to the top of the row, in points; negative if the row
  /// begins above the view.
  public var offset: Double

  /// An anchor.
  public init(row: RowID, offset: Double) {
    self.row = row
    self.offset = offset
  }
}
