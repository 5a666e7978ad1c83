import Testing

@testable import RosterTerminal

@Suite("AT20 Terminal cells")
struct AT20TerminalCells {
  static let family = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}"

  @Test(
    "AT20 cell(text,width) fills exactly the width",
    arguments: [
      ("你好世界", 3, "你…"),
      ("你好世界", 4, "你… "),
      ("你好", 4, "你好"),
      ("ab", 5, "ab   "),
      ("e\u{301}x", 2, "e\u{301}x"),
      (family + "!", 3, family + "!"),
      (family + "!", 2, "… "),
      (family + "!", 1, "…"),
      (family + "!", 0, ""),
      ("⚡ok", 4, "⚡ok"),
      ("⏳ok", 4, "⏳ok"),
    ])
  func exact(text: String, width: Int, expected: String) {
    let cell = TerminalText.cell(text, width: width)
    #expect(Array(cell.unicodeScalars) == Array(expected.unicodeScalars))
    #expect(TerminalText.columns(of: cell) == width)
  }

  @Test("AT20 a shorter line leaves nothing of the longer one before it")
  func redraw() {
    #expect(TerminalText.cell("你好世", width: 6) == "你好世")
    #expect(TerminalText.cell("你", width: 6) == "你    ")
  }

  @Test("AT20 a row of three columns 6|4|3 starts them at 6 and 10")
  func columns() {
    var row = StyledText(cell: "한글", width: 6)
    row.append(StyledText(cell: "💰", width: 4))
    row.append(StyledText(cell: "1", width: 3))
    #expect(row.plain == "한글  💰  1  ")
    #expect(row.runs.map(\.columns) == [6, 4, 3])
    #expect(TerminalText.columns(of: String(row.plain.prefix { $0 != "💰" })) == 6)
    #expect(TerminalText.columns(of: String(row.plain.prefix { $0 != "1" })) == 10)
  }

  @Test("A negative or huge width is no fault")
  func oddWidths() {
    #expect(TerminalText.cell("abc", width: -1) == "")
    #expect(TerminalText.cell("abc", width: .min) == "")
    #expect(TerminalText.clip("a\u{301}bc", to: .max, ellipsis: "…").columns == 3)
    #expect(TerminalText.clip("abc", to: .max, ellipsis: "…").columns == 3)
  }

  @Test(
    "Text stands where it is aligned",
    arguments: [
      (TextAlignment.leading, "ab   "), (.center, " ab  "), (.trailing, "   ab"),
    ])
  func alignment(alignment: TextAlignment, expected: String) {
    #expect(TerminalText.cell("ab", width: 5, alignment: alignment) == expected)
    #expect(StyledText("ab").fitted(to: 5, alignment: alignment).plain == expected)
  }

  @Test("An ellipsis may be longer, empty or too wide")
  func ellipsis() {
    #expect(TerminalText.cell("abcdef", width: 5, ellipsis: "...") == "ab...")
    #expect(TerminalText.cell("abcdef", width: 2, ellipsis: "...") == "..")
    #expect(TerminalText.cell("abcdef", width: 3, ellipsis: "") == "abc")
    #expect(TerminalText.cell("你好世", width: 5, ellipsis: "") == "你好 ")
    #expect(TerminalText.cell("你好世", width: 5, ellipsis: "世") == "你世 ")
    #expect(TerminalText.cell("abcdef", width: 1, ellipsis: "世") == "a")
    #expect(TerminalText.cell("abcdef", width: 3, ellipsis: "\u{1B}[") == "a\u{FFFD}[")
  }

  @Test("A mark after the last letter that fits stays with it, and is no reason to clip")
  func markAtTheEdge() {
    #expect(TerminalText.cell("abce\u{301}", width: 4) == "abce\u{301}")
    #expect(TerminalText.cell("abce\u{301}f", width: 4) == "abc…")
    #expect(TerminalText.cell("abe\u{301}fg", width: 4) == "abe\u{301}…")
  }
}
