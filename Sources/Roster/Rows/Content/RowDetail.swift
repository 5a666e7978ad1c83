/// The text at the trailing end of a row.
public enum RowDetail: Sendable, Hashable {
  /// A text.
  case text(String)
  /// The position of the row in its section, such as "3 of 5".
  ///
  /// Filled in when the row is shown, so that a row whose position alone changes is neither another
  /// row nor measured again.
  case position
}
