/// A line that is in view, and where it stands.
public struct PlacedLine: Sendable, Hashable {
  /// Who the line is.
  public let id: RowID
  /// The line in the table in force.
  public let line: TableLine
  /// Its position among all lines.
  public let index: Int
  /// The distance from the top of the view to its top, in the host's unit; negative if it begins above.
  public var y: Double
  /// Its height, in the host's unit.
  public let height: Double

  /// The distance from the top of the view to its bottom.
  public var bottom: Double { y + height }
}
