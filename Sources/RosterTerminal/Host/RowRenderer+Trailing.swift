import Roster

extension RowRenderer {
  /// What stands at the end of the first line, and what it leaves of the width.
  struct Trailing {
    var width: Int
    var text = StyledText()
    var drawing = RowDrawing()
  }

  /// Detail and accessory. What does not fit beside a few columns of title is left out, the detail
  /// first.
  func trailing(_ content: RowContent, style: Style) -> Trailing {
    var trailing = Trailing(width: width)
    var accessory = StyledText()
    if let field = field(of: content) {
      let room = max(min(width - 1, 4), min(width * 3 / 5, 44))
      let drawn = draw(field, width: room, style: content.isEnabled ? .plain : .dim)
      accessory = drawn.text
      trailing.drawing.cursor = drawn.cursor.map { width - accessory.columns + $0 }
    } else {
      accessory = self.accessory(content.accessory, isEnabled: content.isEnabled, style: style)
    }
    if accessory.columns > 0, width >= accessory.columns + 4 || editor != nil {
      trailing.drawing.accessory = (width - accessory.columns)..<width
      trailing.text = StyledText.spaces(min(1, width - accessory.columns)) + accessory
      trailing.width = max(0, width - accessory.columns - 1)
    }
    guard case .text(let detail) = content.detail, trailing.width >= 8 else { return trailing }
    let title = TerminalText.columns(of: content.title, limit: trailing.width)
    let room = trailing.width - min(title, trailing.width / 2) - 2
    let clipped = TerminalText.clip(detail, to: room, ellipsis: "…")
    guard clipped.columns > 0 else { return trailing }
    trailing.text =
      .spaces(2) + marked(clipped.text, style.adding(.dim)) + trailing.text
    trailing.width -= clipped.columns + 2
    return trailing
  }

  private func accessory(
    _ accessory: RowAccessory, isEnabled: Bool, style: Style
  ) -> StyledText {
    switch accessory {
    case .none, .textField: StyledText()
    case .disclosure: StyledText("›", style: style.adding(.dim))
    case .checkmark: StyledText("✓", style: style.adding(.color(.green)))
    case .info: StyledText("(i)", style: style.adding(.color(.blue)))
    case .toggle(let isOn):
      StyledText(isOn ? "[x]" : "[ ]", style: style.adding(isOn ? .color(.green) : .plain))
    case .badge(let text):
      StyledText("(", style: style)
        + StyledText(
          TerminalText.clip(text, to: max(1, width / 3), ellipsis: "…").text,
          style: isEnabled ? style.adding(.bold) : style) + StyledText(")", style: style)
    case .progress(let value): StyledText(ProgressText.bar(value), style: style)
    }
  }

  // MARK: Text fields

  /// The field to draw: the row's, or what is being typed even if the row has none any more.
  private func field(of content: RowContent) -> RowTextField? {
    if case .textField(let field) = content.accessory { return field }
    return editor == nil ? nil : RowTextField("")
  }

  private func draw(
    _ field: RowTextField, width: Int, style: Style
  ) -> (text: StyledText, cursor: Int?) {
    guard width > 2 else {
      return (StyledText(cell: "", width: max(width, 0)), editor.map { _ in 0 })
    }
    let inner = width - 2
    var cursor: Int?
    var text: StyledText
    if let editor {
      let window = editor.window(width: inner, isSecure: field.isSecure)
      text = StyledText(window.text, style: .underline)
      cursor = 1 + window.cursor
      if editor.isEmpty { text = StyledText(field.placeholder, style: Style([.dim, .underline])) }
    } else if field.text.isEmpty {
      text = StyledText(
        TerminalText.clip(field.placeholder, to: inner, ellipsis: "…").text, style: .dim)
    } else if field.isSecure {
      // Not even the length is told.
      text = StyledText(String(repeating: "•", count: min(inner, 8)), style: style)
    } else {
      text = marked(TerminalText.clip(field.text, to: inner, ellipsis: "…").text, style)
    }
    let padded = text.fitted(to: inner)
    return (StyledText("[", style: style) + padded + StyledText("]", style: style), cursor)
  }
}
