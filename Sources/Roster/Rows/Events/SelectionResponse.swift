/// Whether a row may be chosen.
public enum SelectionResponse: Sendable, Hashable {
  /// It may.
  case allow
  /// It may not; nothing happens.
  case refuse
  /// Another row is chosen in its place.
  case redirect(RowID)
}
