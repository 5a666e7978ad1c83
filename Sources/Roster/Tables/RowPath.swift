/// The place of a row in one table: a section and a position in it.
///
/// A path belongs to the table it was read from; keep a `RowID` to find the row later.
public struct RowPath: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The position of the section in the table.
  public var section: Int
  /// The position of the row in its section.
  public var row: Int

  /// A place.
  @inlinable public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  /// Whether `a` comes before `b` in table order.
  public static func < (a: RowPath, b: RowPath) -> Bool {
    (a.section, a.row) < (b.section, b.row)
  }

  /// The place as `section:row`, for diagnostics.
  public var description: String { "\(section):\(row)" }
}
