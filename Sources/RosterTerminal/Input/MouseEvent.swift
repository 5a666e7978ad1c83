/// What the user did with the mouse over the terminal.
public struct MouseEvent: Sendable, Hashable {
  /// What was done.
  public enum Action: Sendable, Hashable {
    /// A button went down.
    case press(Button)
    /// The mouse moved with a button down.
    case drag(Button)
    /// A button came up.
    case release(Button)
    /// The mouse moved with no button down.
    case move
    /// The wheel turned up by a notch.
    case wheelUp
    /// The wheel turned down by a notch.
    case wheelDown
    /// The wheel turned left by a notch.
    case wheelLeft
    /// The wheel turned right by a notch.
    case wheelRight
  }

  /// Which button.
  public enum Button: Sendable, Hashable {
    /// The button under the first finger.
    case left
    /// The middle button, or the wheel pressed.
    case middle
    /// The other button.
    case right
    /// A further button, from 8.
    case other(Int)
  }

  /// What was done.
  public var action: Action
  /// The cell's column, from 0.
  public var column: Int
  /// The cell's row, from 0.
  public var row: Int
  /// The keys held down meanwhile.
  public var modifiers: Key.Modifiers

  /// A mouse event at a cell.
  public init(_ action: Action, column: Int, row: Int, modifiers: Key.Modifiers = []) {
    self.action = action
    self.column = column
    self.row = row
    self.modifiers = modifiers
  }

  /// The event that a terminal tells as a sum of bits (xterm's "button" parameter).
  ///
  /// - Parameters:
  ///   - code: Bits 0–1 button, 2 shift, 3 alt, 4 control, 5 moving, 6 wheel, 7 further buttons.
  ///   - isRelease: Whether the report ends a press; the older form says so by button 3.
  init?(code: Int, column: Int, row: Int, isRelease: Bool) {
    guard (0..<256).contains(code), column >= 0, row >= 0 else { return nil }
    let low = code & 3
    let button: Button =
      switch (code & 0x80 != 0, low) {
      case (true, _): .other(8 + low)
      case (_, 0): .left
      case (_, 1): .middle
      default: .right
      }
    let action: Action
    if code & 0x40 != 0 {
      if isRelease { return nil }
      action = [.wheelUp, .wheelDown, .wheelLeft, .wheelRight][low]
    } else if isRelease {
      action = .release(button)
    } else if low == 3 && code & 0x80 == 0 {
      action = code & 0x20 != 0 ? .move : .release(.left)
    } else {
      action = code & 0x20 != 0 ? .drag(button) : .press(button)
    }
    self.init(
      action, column: column, row: row,
      modifiers: Key.Modifiers(rawValue: UInt8(truncatingIfNeeded: code >> 2 & 7)))
  }
}
