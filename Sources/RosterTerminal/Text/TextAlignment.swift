/// Where a text stands in a cell that is wider than it.
public enum TextAlignment: Sendable, Hashable {
  /// At the left, the spaces after it.
  case leading
  /// In the middle; an odd space goes after it.
  case center
  /// At the right, the spaces before it.
  case trailing

  /// How many of the spaces that fill a cell stand before the text.
  func spacesBefore(of spaces: Int) -> Int {
    switch self {
    case .leading: 0
    case .center: spaces / 2
    case .trailing: spaces
    }
  }
}
