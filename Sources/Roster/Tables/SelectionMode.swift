/// How many rows of a table can be selected.
public enum SelectionMode: Sendable, Hashable {
  /// None: rows are chosen, but no selection stays.
  case none
  /// At most one.
  case single
  /// Any number.
  case multiple
}
