/// How a run of text looks.
public struct Style: Sendable, Hashable {
  /// What a style can be besides coloured.
  public struct Attributes: OptionSet, Sendable, Hashable {
    /// One bit for each attribute.
    public let rawValue: UInt8
    /// The attributes of the given bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Heavier or brighter.
    public static let bold = Attributes(rawValue: 1)
    /// Fainter.
    public static let dim = Attributes(rawValue: 2)
    /// Slanted.
    public static let italic = Attributes(rawValue: 4)
    /// With a line under it.
    public static let underline = Attributes(rawValue: 8)
    /// Text and background exchanged.
    public static let reverse = Attributes(rawValue: 16)
  }

  /// What the text is besides coloured.
  public var attributes: Attributes
  /// The colour of the text; `nil` is the terminal's own.
  public var foreground: TerminalColor?
  /// The colour behind the text; `nil` is the terminal's own.
  public var background: TerminalColor?

  /// A style; plain by default.
  public init(
    _ attributes: Attributes = [], foreground: TerminalColor? = nil,
    background: TerminalColor? = nil
  ) {
    self.attributes = attributes
    self.foreground = foreground
    self.background = background
  }

  /// The terminal's own colours, no attributes.
  public static let plain = Style()
  /// Bold.
  public static let bold = Style(.bold)
  /// Dim.
  public static let dim = Style(.dim)
  /// Italic.
  public static let italic = Style(.italic)
  /// Underlined.
  public static let underline = Style(.underline)
  /// Reversed.
  public static let reverse = Style(.reverse)

  /// A style of the terminal's attributes in a colour.
  public static func color(_ foreground: TerminalColor) -> Style { Style(foreground: foreground) }

  /// This style with the attributes of another added, and its colours where it has any.
  public func adding(_ other: Style) -> Style {
    Style(
      attributes.union(other.attributes), foreground: other.foreground ?? foreground,
      background: other.background ?? background)
  }

  /// This style for what does not react: dim, and not bold, which many a terminal draws in place of dim.
  var disabled: Style {
    var style = adding(.dim)
    style.attributes.remove(.bold)
    return style
  }

  /// The sequence that sets this style, whatever was set before.
  ///
  /// - Parameter colors: Whether colours are allowed; attributes always are.
  func sequence(colors: Bool) -> String {
    var codes = "0"
    for (attribute, code) in Self.codes where attributes.contains(attribute) { codes += ";\(code)" }
    if colors, let foreground { codes += ";\(foreground.foregroundCode)" }
    if colors, let background { codes += ";\(background.backgroundCode)" }
    return "\u{1B}[\(codes)m"
  }

  private static let codes: [(Attributes, Int)] = [
    (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.reverse, 7),
  ]
}
