/// What becomes of what is dropped.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing.
  case cancel
  /// It may not be dropped here.
  case forbidden
  /// A copy.
  case copy
  /// It leaves where it was.
  case move
}
