/// How a host that shows a table as one flat list counts its lines.
public enum FlatLines: Sendable, Hashable {
  /// Rows alone.
  case rows
  /// Rows, and each header and footer as a line of its own.
  case withHeaders
}
