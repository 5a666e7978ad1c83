/// Whether a row may be activated, or selected.
public enum RowPermission: Sendable, Hashable {
  /// It may.
  case allow
  /// It may not; nothing happens.
  case refuse
  /// It happens to another row in its place.
  case redirect(RowID)
}
