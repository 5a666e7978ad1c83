/// What a terminal program may use of its terminal.
public struct TerminalOptions: Sendable, Hashable {
  /// Whether `c` may put a text on the clipboard of the person's machine (OSC 52). Otherwise the text
  /// is shown.
  public var allowsClipboard: Bool
  /// Whether colors are used; `nil` leaves it to the terminal and `NO_COLOR`.
  public var usesColor: Bool?
  /// Whether the mouse scrolls and clicks. While it does, a terminal selects text only with Shift.
  public var usesMouse: Bool

  /// The given options.
  public init(allowsClipboard: Bool = false, usesColor: Bool? = nil, usesMouse: Bool = true) {
    self.allowsClipboard = allowsClipboard
    self.usesColor = usesColor
    self.usesMouse = usesMouse
  }
}
