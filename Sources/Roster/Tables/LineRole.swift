/// What a line of a table is in its section.
public enum LineRole: Sendable, Hashable {
  /// What stands above the rows.
  case header
  /// A row.
  case row
  /// What stands below the rows.
  case footer
}
