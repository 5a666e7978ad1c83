import Roster

/// Draws what a standard cell shows in lines of a width.
///
/// A title with its picture, the detail and the accessory share the first line, the subtitle stands
/// below. A row with the fixed height of one line has the subtitle behind the title.
struct RowRenderer {
  /// The most lines that a row takes, whatever height it asks for.
  static let highest = 500
  /// How heights are reckoned: in lines.
  static let metrics = LayoutMetrics.lines(atMost: highest)
  /// The points of a line.
  static let lineHeight = metrics.pointsPerUnit

  let width: Int
  var role = LineRole.row
  var indentation = 0
  /// What is searched for, to be marked.
  var matcher: TextMatcher?
  /// What is being typed in the row's field.
  var editor: LineEditor?

  init(width: Int) { self.width = width }

  /// A renderer for what a line of a table shows.
  @MainActor init(_ row: AnyRow, of line: TableLine, width: Int) {
    self.width = width
    indentation = row.trait(IndentationTrait.self) ?? 0
    switch line {
    case .header: role = .header
    case .footer: role = .footer
    case .row: role = .row
    }
  }

  func draw(_ content: RowContent, height: RowHeight = .automatic) -> RowDrawing {
    guard width > 0 else { return RowDrawing(lines: [StyledText()]) }
    let count = lineCount(of: height)
    let look = look(of: content)
    var first = trailing(content, style: look)
    let lead = lead(content)
    let room = max(0, first.width - lead.columns)
    var texts = title(content, style: look, width: room, inline: count == 1)
    if let subtitle = content.subtitle, count != 1 {
      let limit = content.subtitleLines > 0 ? content.subtitleLines : Self.highest
      texts += wrapped(
        subtitle, width: max(1, width - lead.columns), limit: limit,
        style: look.adding(.dim))
    }
    let top = lead + (texts.first ?? StyledText()).fitted(to: room)
    first.drawing.lines = [top.fitted(to: first.width, ellipsis: "") + first.text]
    for text in texts.dropFirst().prefix(Self.highest - 1) {
      first.drawing.lines.append((.spaces(lead.columns) + text).fitted(to: width))
    }
    if let count { resize(&first.drawing.lines, to: count) }
    first.drawing.lines = first.drawing.lines.map { $0.fitted(to: width) }
    return first.drawing
  }

  /// The lines of a fixed height; `nil` for as many as the content needs.
  private func lineCount(of height: RowHeight) -> Int? {
    guard case .fixed(let points) = height else { return nil }
    return Int(Self.metrics.height(ofPoints: points))
  }

  private func resize(_ lines: inout [StyledText], to count: Int) {
    if lines.count > count { lines.removeLast(lines.count - count) }
    while lines.count < count { lines.append(.spaces(width)) }
  }

  // MARK: The parts

  private func look(of content: RowContent) -> Style {
    var style =
      switch role {
      case .header: Style(.bold, foreground: .cyan)
      case .footer: Style.dim
      case .row: Style.plain
      }
    switch content.role {
    case .plain: break
    case .prominent: style = style.adding(.bold)
    case .destructive: style = style.adding(.color(.red))
    case .placeholder: style = style.adding(.dim)
    }
    return content.isEnabled ? style : style.disabled
  }

  /// Indentation and picture.
  private func lead(_ content: RowContent) -> StyledText {
    // A deep level must leave room for the text.
    let indent = min(min(max(indentation, 0), width) * 2, width / 3)
    var lead = StyledText.spaces(indent)
    guard let image = content.image, width - indent >= 6 else { return lead }
    let style = content.isEnabled ? Style.plain : .dim
    lead.append(StyledText(cell: RowSymbols.text(for: image), width: 2, style: style))
    lead.append(.spaces(1))
    return lead
  }

  private func title(
    _ content: RowContent, style: Style, width: Int, inline: Bool
  ) -> [StyledText] {
    guard width > 0 else { return [] }
    let limit = content.titleLines > 0 ? content.titleLines : Self.highest
    guard inline || limit == 1 else {
      return wrapped(content.title, width: width, limit: limit, style: style)
    }
    var line = marked(TerminalText.clip(content.title, to: width, ellipsis: "…").text, style)
    if inline, let subtitle = content.subtitle, line.columns + 4 <= width {
      line.append(.spaces(2, style: style))
      let rest = TerminalText.clip(subtitle, to: width - line.columns, ellipsis: "…")
      line.append(marked(rest.text, style.adding(.dim)))
    }
    return [line]
  }

  private func wrapped(_ text: String, width: Int, limit: Int, style: Style) -> [StyledText] {
    if limit == 1 {
      return [marked(TerminalText.clip(text, to: width, ellipsis: "…").text, style)]
    }
    return TerminalText.wrap(text, width: width, limit: min(limit, Self.highest))
      .map { marked($0, style) }
  }

  /// The text with what is searched for marked.
  func marked(_ text: String, _ style: Style) -> StyledText {
    guard let matcher else { return StyledText(text, style: style) }
    var result = StyledText()
    var start = text.startIndex
    for match in matcher.ranges(in: text) {
      result.append(String(text[start..<match.lowerBound]), style: style)
      result.append(
        String(text[match]),
        style: style.adding(Style([.bold, .underline], foreground: .yellow)))
      start = match.upperBound
    }
    result.append(String(text[start...]), style: style)
    return result
  }
}
