import Testing

@testable import RosterTerminal

@Suite("Frames")
struct FrameTests {
  @Test("A frame has a line for each row, each as wide as the screen")
  func exact() {
    let size = TerminalSize(columns: 4, rows: 3)
    let frame = Frame(size: size, lines: [StyledText("abcdef"), StyledText("你")])
    #expect(frame.lines.map(\.plain) == ["abc…", "你  ", "    "])
    #expect(frame.plain == "abc…\n你\n\n")
    let long = Frame(size: size, lines: Array(repeating: StyledText("x"), count: 9))
    #expect(long.lines.count == 3)
    #expect(Frame(size: size, lines: []).lines.map(\.columns) == [4, 4, 4])
  }

  @Test("A cursor outside comes to the edge")
  func cursor() {
    let size = TerminalSize(columns: 4, rows: 3)
    #expect(
      Frame(size: size, lines: [], cursor: .init(column: 9, row: -1)).cursor
        == .init(column: 3, row: 0))
  }

  @Test("A size is at least one by one and never absurd")
  func sizes() {
    #expect(TerminalSize(columns: 0, rows: -5) == TerminalSize(columns: 1, rows: 1))
    let huge = TerminalSize(columns: .max, rows: 65_535)
    #expect(huge.columns == TerminalSize.largest && huge.rows == TerminalSize.largest)
  }
}
