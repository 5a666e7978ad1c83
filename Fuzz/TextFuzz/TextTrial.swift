import RosterTerminal

/// One input: its first byte is a width, the rest is a text from outside, and keys from a terminal.
struct TextTrial {
  private let width: Int
  private let text: String
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    width = Int(bytes.first ?? 0) % 80
    self.bytes = Array(bytes.dropFirst())
    text = String(decoding: self.bytes, as: UTF8.self)
  }

  /// Stops the program if a promise is broken.
  func check() {
    checkCells()
    checkLines()
    checkStyles()
    checkKeys()
  }

  private func checkCells() {
    for alignment in [TextAlignment.leading, .trailing] {
      let cell = TerminalText.cell(text, width: width, alignment: alignment)
      precondition(TerminalText.columns(of: cell) == width, "a cell has another width")
      checkClean(cell)
      let again = TerminalText.cell(cell, width: width, alignment: alignment)
      precondition(again == cell, "a cell that fits was changed")
    }
  }

  private func checkLines() {
    let lines = TerminalText.wrap(text, width: width, limit: 50)
    precondition(lines.count <= 50, "too many lines")
    for line in lines {
      precondition(TerminalText.columns(of: line) == width, "a line has another width")
      checkClean(line)
    }
  }

  private func checkStyles() {
    let styled = StyledText(text, style: Style(.bold)).fitted(to: width)
    precondition(styled.columns == width, "styled text has another width")
    checkClean(styled.plain)
  }

  /// However the bytes come, the keys are the same, and no byte is waited for after a time-out.
  private func checkKeys() {
    var whole = KeyParser()
    let expected = whole.parse(bytes) + whole.timeOut()
    var parts = KeyParser()
    var events: [InputEvent] = []
    for byte in bytes { events += parts.parse([byte]) }
    events += parts.timeOut()
    precondition(events == expected, "keys depend on how the bytes come")
    precondition(!whole.isWaiting, "a key is waited for after a time-out")
  }

  /// No scalar that commands a terminal or turns the direction of text.
  private func checkClean(_ text: String) {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069, 0x200E, 0x200F,
        0x61C:
        preconditionFailure("a control reaches the terminal")
      default: continue
      }
    }
  }
}
