/// Where a list takes in records that are added to it. A sorted store has its own order.
public enum Placement: Sendable, Hashable {
  /// Before all others.
  case start
  /// Behind all others.
  case end
}
