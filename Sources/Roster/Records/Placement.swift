/// Where a list takes in records that are added to it.
public enum Placement: Sendable, Hashable {
  /// Before all others.
  case start
  /// Behind all others.
  case end
  /// Where the order of a sorted store has them. In a store that is not sorted: at the end.
  case sorted
}
