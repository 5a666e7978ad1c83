/// Keys by their place on a keyboard; those of them that lists use.
public enum UIKeyboardHIDUsage: Int, Sendable {
  /// A key that is none of the others.
  case keyboardErrorUndefined = 0x03
  /// Return.
  case keyboardReturnOrEnter = 0x28
  /// Escape.
  case keyboardEscape = 0x29
  /// Delete to the left.
  case keyboardDeleteOrBackspace = 0x2A
  /// Space.
  case keyboardSpacebar = 0x2C
  /// Delete to the right.
  case keyboardDeleteForward = 0x4C
}
