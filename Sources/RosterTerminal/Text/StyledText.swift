/// A line of text in runs of one style each, harmless and of known width.
///
/// Text enters only through the initializers, which clean it as `TerminalText` says; nothing in a
/// `StyledText` can command a terminal.
public struct StyledText: Sendable, Hashable {
  /// A piece of text in one style.
  public struct Run: Sendable, Hashable {
    /// The clean text.
    public let text: String
    /// How it looks.
    public let style: Style
    /// The columns it takes.
    public let columns: Int
  }

  /// The pieces in order; none is empty.
  public private(set) var runs: [Run] = []
  /// The columns of all runs together.
  public private(set) var columns = 0

  /// An empty line.
  public init() {}

  /// A text in one style, cut off silently after `TerminalText.widest` columns.
  ///
  /// - Complexity: O(*n*), O(`TerminalText.widest`) at most.
  public init(_ text: String, style: Style = .plain) {
    let clean = TerminalText.clip(text, to: TerminalText.widest, ellipsis: "")
    append(Run(text: clean.text, style: style, columns: clean.columns))
  }

  /// A text in exactly `width` columns, as `TerminalText.cell` makes it.
  ///
  /// - Complexity: O(width).
  public init(
    cell text: String, width: Int, alignment: TextAlignment = .leading, ellipsis: String = "…",
    style: Style = .plain
  ) {
    let clipped = TerminalText.clip(text, to: width, ellipsis: ellipsis)
    let padded = TerminalText.pad(clipped.text, by: width - clipped.columns, alignment)
    append(Run(text: padded, style: style, columns: max(width, 0)))
  }

  /// Spaces in one style.
  ///
  /// - Complexity: O(count).
  public static func spaces(_ count: Int, style: Style = .plain) -> StyledText {
    StyledText(cell: "", width: count, style: style)
  }

  /// The text of all runs.
  ///
  /// - Complexity: O(*n*).
  public var plain: String { runs.reduce(into: "") { $0 += $1.text } }

  /// Adds a line at the end of this one.
  ///
  /// - Complexity: O(runs of `other`).
  public mutating func append(_ other: StyledText) {
    runs += other.runs
    columns += other.columns
  }

  /// Adds a text at the end.
  public mutating func append(_ text: String, style: Style = .plain) {
    append(StyledText(text, style: style))
  }

  /// One line after another.
  public static func + (left: StyledText, right: StyledText) -> StyledText {
    var sum = left
    sum.append(right)
    return sum
  }

  /// The line with a style laid over each run.
  ///
  /// - Complexity: O(runs).
  public func adding(_ style: Style) -> StyledText {
    var result = StyledText()
    for run in runs {
      result.append(Run(text: run.text, style: run.style.adding(style), columns: run.columns))
    }
    return result
  }

  /// The line in exactly `width` columns: clipped with an ellipsis in the style of the run that is
  /// cut, or padded with spaces in the style of the nearest run.
  ///
  /// - Complexity: O(width + runs).
  public func fitted(
    to width: Int, alignment: TextAlignment = .leading, ellipsis: String = "…"
  ) -> StyledText {
    if columns == width { return self }
    guard width > 0 else { return StyledText() }
    if columns < width { return padded(to: width, alignment) }
    var result = StyledText()
    let mark = TerminalText.clip(ellipsis, to: width, ellipsis: "")
    for run in runs {
      let room = width - mark.columns - result.columns
      if run.columns <= room {
        result.append(run)
        continue
      }
      let cut = TerminalText.clip(run.text, to: room, ellipsis: "")
      result.append(Run(text: cut.text, style: run.style, columns: cut.columns))
      result.append(Run(text: mark.text, style: run.style, columns: mark.columns))
      break
    }
    return result.padded(to: width, alignment)
  }

  private func padded(to width: Int, _ alignment: TextAlignment) -> StyledText {
    let spaces = width - columns
    guard spaces > 0 else { return self }
    let before = alignment.spacesBefore(of: spaces)
    return .spaces(before, style: runs.first?.style ?? .plain) + self
      + .spaces(spaces - before, style: runs.last?.style ?? .plain)
  }

  mutating func append(_ run: Run) {
    guard run.columns > 0 else { return }
    runs.append(run)
    columns += run.columns
  }
}
