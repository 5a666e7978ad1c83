/// Where a text stands in a cell that is wider than it.
public enum TextAlignment: Sendable, Hashable {
  /// At the left, the spaces after it.
  case leading
  /// In the middle; an odd space goes after it.
  case center
  /// At the right, the spaces before it.
  case trailing
}
