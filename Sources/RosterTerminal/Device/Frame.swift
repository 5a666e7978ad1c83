/// All that a screen shows at one moment: a line for each row, exactly as wide as the screen.
public struct Frame: Sendable, Hashable {
  /// A cell of the screen.
  public struct Place: Sendable, Hashable {
    /// The column, from 0.
    public var column: Int
    /// The row, from 0.
    public var row: Int

    /// A cell.
    public init(column: Int, row: Int) {
      self.column = column
      self.row = row
    }
  }

  /// The size of the screen.
  public let size: TerminalSize
  /// The lines, as many as the screen has rows, each as wide as the screen.
  public let lines: [StyledText]
  /// Where the cursor is shown, for text that is being typed; hidden if `nil`.
  public let cursor: Place?

  /// A frame of the given lines: those that are too long are clipped, too short padded, too many
  /// left out, and missing ones are blank. A cursor outside the screen is brought to its edge.
  ///
  /// - Complexity: O(columns × rows).
  public init(size: TerminalSize, lines: [StyledText], cursor: Place? = nil) {
    self.size = size
    var fitted = lines.prefix(size.rows).map { $0.fitted(to: size.columns) }
    if fitted.count < size.rows {
      let blank = StyledText.spaces(size.columns)
      fitted += repeatElement(blank, count: size.rows - fitted.count)
    }
    self.lines = fitted
    self.cursor = cursor.map {
      Place(
        column: min(max($0.column, 0), size.columns - 1), row: min(max($0.row, 0), size.rows - 1))
    }
  }

  /// The text of the lines without the spaces at their ends, as it is printed where there is no
  /// screen.
  public var plain: String {
    lines.map { $0.plainTrimmed + "\n" }.joined()
  }
}

extension StyledText {
  /// The text without the spaces at its end.
  fileprivate var plainTrimmed: String {
    let text = plain
    let spaces = text.utf8.reversed().prefix { $0 == 0x20 }.count
    return String(decoding: text.utf8.dropLast(spaces), as: UTF8.self)
  }
}
