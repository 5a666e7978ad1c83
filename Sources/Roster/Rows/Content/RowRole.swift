/// What a row is for. It decides the look, never the behavior.
public enum RowRole: Sendable, Hashable {
  /// An ordinary row.
  case plain
  /// The most important row, or a button.
  case prominent
  /// A row whose action destroys something.
  case destructive
  /// A row that stands in for others: nothing here, loading, failed.
  case placeholder
}
