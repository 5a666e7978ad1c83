import Testing

@testable import RosterTerminal

@Suite("Mouse and pasted text from bytes")
struct MouseAndPasteTests {
  @Test(
    "Mouse reports",
    arguments: [
      ("[<0;3;5M", MouseEvent(.press(.left), column: 2, row: 4)),
      ("[<0;3;5m", MouseEvent(.release(.left), column: 2, row: 4)),
      ("[<1;1;1M", MouseEvent(.press(.middle), column: 0, row: 0)),
      ("[<2;300;200M", MouseEvent(.press(.right), column: 299, row: 199)),
      ("[<32;3;5M", MouseEvent(.drag(.left), column: 2, row: 4)),
      ("[<35;3;5M", MouseEvent(.move, column: 2, row: 4)),
      ("[<64;3;5M", MouseEvent(.wheelUp, column: 2, row: 4)),
      ("[<65;3;5M", MouseEvent(.wheelDown, column: 2, row: 4)),
      ("[<66;3;5M", MouseEvent(.wheelLeft, column: 2, row: 4)),
      ("[<4;3;5M", MouseEvent(.press(.left), column: 2, row: 4, modifiers: .shift)),
      ("[<16;3;5M", MouseEvent(.press(.left), column: 2, row: 4, modifiers: .control)),
      ("[<8;3;5M", MouseEvent(.press(.left), column: 2, row: 4, modifiers: .alt)),
      ("[<128;3;5M", MouseEvent(.press(.other(8)), column: 2, row: 4)),
      ("[M #%", MouseEvent(.press(.left), column: 2, row: 4)),
      ("[M##%", MouseEvent(.release(.left), column: 2, row: 4)),
      ("[M`#%", MouseEvent(.wheelUp, column: 2, row: 4)),
      ("[32;3;5M", MouseEvent(.press(.left), column: 2, row: 4)),
    ])
  func mouse(sequence: String, expected: MouseEvent) {
    let bytes = Array(("\u{1B}" + sequence).utf8)
    for split in 0...bytes.count {
      let parser = ParserProbe()
      let events = parser.parse(bytes[..<split]) + parser.parse(bytes[split...])
      #expect(events == [.mouse(expected)], "at \(split)")
    }
  }

  @Test("The window's focus")
  func focus() {
    let parser = ParserProbe()
    #expect(parser.parse("\u{1B}[I\u{1B}[O".utf8) == [.focus(true), .focus(false)])
  }

  @Test(
    "Pasted text is text, whatever it holds",
    arguments: [
      ("", ""), ("abc", "abc"), ("a\rb\r\nc\nd", "a\nb\nc\nd"), ("\u{1B}[A", "\u{1B}[A"),
      ("\u{1B}[201", "\u{1B}[201"), ("\u{1B}\u{1B}[20\u{1B}x", "\u{1B}\u{1B}[20\u{1B}x"),
      ("é你👍🏽", "é你👍🏽"), ("\u{3}q", "\u{3}q"),
    ])
  func paste(text: String, expected: String) {
    let bytes = Array("\u{1B}[200~\(text)\u{1B}[201~x".utf8)
    for split in 0...bytes.count {
      let parser = ParserProbe()
      let first = parser.parse(bytes[..<split])
      // Once a paste has begun, waiting ends nothing.
      let late = split > 5 && split < bytes.count - 1 ? parser.timeOut() : []
      let events = first + late + parser.parse(bytes[split...])
      #expect(events == [.paste(expected), .key("x")], "at \(split)")
    }
  }

  @Test("Pasted bytes that are no UTF-8 are repaired; a paste without end stays bounded")
  func oddPastes() {
    let parser = ParserProbe()
    let bad = Array("\u{1B}[200~a".utf8) + [0xFF, 0x62] + Array("\u{1B}[201~".utf8)
    #expect(parser.parse(bad) == [.paste("a\u{FFFD}b")])
    _ = parser.parse("\u{1B}[200~".utf8)
    _ = parser.parse(repeatElement(0x61, count: KeyParser.longestPaste + 1_000))
    guard case .paste(let text)? = parser.parse("\u{1B}[201~".utf8).first else {
      Issue.record("The paste did not end.")
      return
    }
    #expect(text.utf8.count == KeyParser.longestPaste)
  }
}
