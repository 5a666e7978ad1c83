/// A colour by its name: what it looks like is the choice of the terminal's user.
public enum TerminalColor: UInt8, Sendable, Hashable, CaseIterable {
  /// Black.
  case black
  /// Red.
  case red
  /// Green.
  case green
  /// Yellow.
  case yellow
  /// Blue.
  case blue
  /// Magenta.
  case magenta
  /// Cyan.
  case cyan
  /// White, on most terminals a light grey.
  case white
  /// Bright black, a dark grey.
  case brightBlack
  /// Bright red.
  case brightRed
  /// Bright green.
  case brightGreen
  /// Bright yellow.
  case brightYellow
  /// Bright blue.
  case brightBlue
  /// Bright magenta.
  case brightMagenta
  /// Bright cyan.
  case brightCyan
  /// Bright white.
  case brightWhite

  /// The parameter of the sequence that selects the colour for the text.
  var foregroundCode: Int { Int(rawValue) + (rawValue < 8 ? 30 : 82) }
  /// The parameter of the sequence that selects the colour behind the text.
  var backgroundCode: Int { foregroundCode + 10 }
}
