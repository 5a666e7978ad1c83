import Testing

@testable import RosterTerminal

@Suite("Wrapping text into lines")
struct WrapTests {
  @Test(
    "Lines break at spaces, line ends and beside wide clusters",
    arguments: [
      ("", 4, [""]), ("abc", 4, ["abc"]), ("one two three", 7, ["one two", "three"]),
      ("one two", 3, ["one", "two"]), ("one  two", 4, ["one", "two"]), ("one ", 3, ["one"]),
      ("abcdefgh", 3, ["abc", "def", "gh"]), ("a bcdefgh", 3, ["a", "bcd", "efg", "h"]),
      ("a\nb", 4, ["a", "b"]), ("a\n\nb\n", 4, ["a", "", "b"]), ("abc\nd", 3, ["abc", "d"]),
      ("abc \nd", 3, ["abc", "d"]), ("你好世界", 5, ["你好", "世界"]), ("ab你好c", 4, ["ab你", "好c"]),
      ("  ab cd", 4, ["  ab", "cd"]), ("你a", 1, ["…", "a"]), ("a\u{A0}b c", 3, ["a\u{A0}b", "c"]),
      ("      ab", 3, ["   ", "ab"]), ("x yz", 3, ["x", "yz"]), ("\n", 3, [""]),
    ])
  func lines(text: String, width: Int, expected: [String]) {
    let lines = TerminalText.wrap(text, width: width, limit: 10)
    #expect(lines == expected.map { TerminalText.cell($0, width: width) })
  }

  @Test(
    "What does not fit the limit is told by an ellipsis, and only then",
    arguments: [
      ("one two three", 7, 1, ["one tw…"]), ("a b c d", 1, 2, ["a", "…"]), ("ab", 2, 1, ["ab"]),
      ("ab  \n ", 2, 1, ["ab"]), ("你好世", 4, 1, ["你…"]), ("a\nb\nc", 3, 2, ["a", "b…"]),
      ("abcdef", 3, 2, ["abc", "def"]),
    ])
  func limit(text: String, width: Int, limit: Int, expected: [String]) {
    let lines = TerminalText.wrap(text, width: width, limit: limit)
    #expect(lines == expected.map { TerminalText.cell($0, width: width) })
  }

  @Test("No width or no limit makes no lines; lines are aligned")
  func edges() {
    #expect(TerminalText.wrap("a", width: 0, limit: 3).isEmpty)
    #expect(TerminalText.wrap("a", width: -2, limit: 3).isEmpty)
    #expect(TerminalText.wrap("a", width: 3, limit: 0).isEmpty)
    #expect(TerminalText.wrap("a b", width: 2, limit: 3, alignment: .trailing) == [" a", " b"])
    #expect(TerminalText.wrap("a", width: 3, limit: .max) == ["a  "])
  }
}
