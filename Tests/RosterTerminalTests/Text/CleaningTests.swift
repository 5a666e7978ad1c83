import ListTestSupport
import Testing

@testable import RosterTerminal

@Suite("Nothing of the data commands the terminal")
struct CleaningTests {
  @Test(
    "What is replaced, left out and shown as a space",
    arguments: [
      ("a\u{1B}[2Jb", "a\u{FFFD}[2Jb"), ("a\u{9B}31mb", "a\u{FFFD}31mb"), ("\u{7F}", "\u{FFFD}"),
      ("a\tb\nc\r\nd\u{2028}e\u{85}f", "a b c d e f"), ("a\r\rb", "a  b"),
      ("x\u{202E}y\u{2069}", "x\u{FFFD}y\u{FFFD}"), ("x\u{200E}y\u{200F}\u{61C}z", "xyz"),
      ("\u{FFFE}\u{10FFFF}\u{378}", "\u{FFFD}\u{FFFD}\u{FFFD}"), ("a\u{200D}b\u{FE0F}c", "abc"),
      ("👩\u{200D}", "👩"), ("👩\u{200D}a", "👩a"), ("\u{301}x", "\u{25CC}\u{301}x"),
      ("a\u{E0041}\u{E007F}b", "ab"), ("a\u{200B}\u{2060}\u{FEFF}\u{AD}b", "ab"),
      ("\u{FE0F}\u{200D}\u{200C}", ""), ("a\u{FE00}", "a"), ("x\u{3164}y\u{115F}", "xy"),
      ("1\u{FE0F}a", "1a"), ("🇺\u{200B}🇸", "🇺🇸"),
    ])
  func cleaned(text: String, expected: String) {
    let clean = StyledText(text).plain
    #expect(Array(clean.unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test("A letter with a thousand marks keeps fifteen")
  func marks() {
    let text = "a" + String(repeating: "\u{301}", count: 1_000) + "b"
    let cell = TerminalText.cell(text, width: 4)
    #expect(cell.unicodeScalars.count == 1 + 15 + 1 + 2)
    #expect(TerminalText.columns(of: cell) == 4)
  }

  @Test("Of a text without end only what is shown is read")
  func bounded() {
    var scanner = ClusterScanner("a" + String(repeating: "\u{301}", count: 100_000), budget: 500)
    let found = scanner.advance()
    #expect(found && scanner.scalars.count == ClusterScanner.longest)
    let foundMore = scanner.advance()
    #expect(!foundMore)
    #expect(scanner.isExhausted)

    let invisible = String(repeating: "\u{200B}", count: 100_000) + "x"
    #expect(TerminalText.cell(invisible, width: 3) == "…  ")
    let emoji = String(repeating: "👩\u{200D}", count: 10_000)
    #expect(TerminalText.columns(of: TerminalText.cell(emoji, width: 7)) == 7)
  }

  @Test("Any text at any width fills it exactly and holds no control, and is clean for good")
  func property() {
    var random = SeededRandom(seed: 20)
    for _ in 0..<20_000 {
      let text = random.text(upTo: 24)
      let width = Int.random(in: 0...20, using: &random)
      let cell = TerminalText.cell(text, width: width)
      expectClean(cell, from: text)
      #expect(TerminalText.columns(of: cell) == width, "\(text.debugDescription) \(width)")
      let again = TerminalText.cell(cell, width: width)
      #expect(
        Array(again.unicodeScalars) == Array(cell.unicodeScalars), "\(text.debugDescription)")
      let styled = StyledText(text) + StyledText(random.text(upTo: 8), style: .bold)
      let fitted = styled.fitted(to: width, alignment: .trailing)
      #expect(fitted.columns == width)
      #expect(fitted.runs.allSatisfy { TerminalText.columns(of: $0.text) == $0.columns })
      expectClean(fitted.plain, from: text)
    }
  }

  @Test("Any text wraps into lines of the width")
  func wrapProperty() {
    var random = SeededRandom(seed: 21)
    for _ in 0..<5_000 {
      let text = random.text(upTo: 60)
      let width = Int.random(in: 1...12, using: &random)
      let limit = Int.random(in: 1...6, using: &random)
      let lines = TerminalText.wrap(text, width: width, limit: limit)
      #expect((1...limit).contains(lines.count))
      for line in lines {
        expectClean(line, from: text)
        #expect(TerminalText.columns(of: line) == width, "\(text.debugDescription) \(width)")
      }
    }
  }

  private func expectClean(_ text: String, from source: String) {
    for scalar in text.unicodeScalars {
      let bad: Bool =
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .unassigned, .surrogate: true
        case .format:
          ![0x200C, 0x200D].contains(scalar.value) && ScalarClass(scalar) != .narrowUnsettled
        default: false
        }
      #expect(!bad, "\(scalar.value) from \(source.debugDescription)")
    }
  }
}
