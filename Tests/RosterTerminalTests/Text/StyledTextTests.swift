import Testing

@testable import RosterTerminal

@Suite("Styled text")
struct StyledTextTests {
  @Test("A line is clipped in the run that does not fit, padded in the style at its end")
  func fitted() {
    let line = StyledText("ab") + StyledText("你好", style: .bold) + StyledText("z", style: .dim)
    #expect(line.columns == 7)
    #expect(line.fitted(to: 7) == line)
    let cut = line.fitted(to: 6)
    #expect(cut.plain == "ab你… ")
    #expect(cut.runs.map(\.style) == [.plain, .bold, .bold, .bold])
    #expect(line.fitted(to: 2).plain == "a…")
    #expect(line.fitted(to: 0).runs.isEmpty)
    #expect(line.fitted(to: 9).plain == "ab你好z  ")
    #expect(line.fitted(to: 9).runs.last?.style == .dim)
  }

  @Test("Sequences set each style afresh; without colours the attributes stay")
  func ansi() {
    let style = Style([.bold, .reverse], foreground: .red, background: .brightBlue)
    let line = StyledText("a") + StyledText("b", style: style) + StyledText("c")
    #expect(line.ansi(colors: true) == "a\u{1B}[0;1;7;31;104mb\u{1B}[0mc")
    #expect(line.ansi(colors: false) == "a\u{1B}[0;1;7mb\u{1B}[0mc")
    #expect(StyledText("x", style: .dim).ansi(colors: true) == "\u{1B}[0;2mx\u{1B}[0m")
  }

  @Test("A style laid over a line adds to it")
  func adding() {
    let line = StyledText("a", style: .color(.red)) + StyledText("b", style: .bold)
    let over = line.adding(Style(.reverse, foreground: .green))
    #expect(over.runs[0].style == Style(.reverse, foreground: .green))
    #expect(over.runs[1].style == Style([.bold, .reverse], foreground: .green))
    #expect(over.columns == 2)
  }

  @Test("After a cluster that terminals disagree about, the cursor is set to its place")
  func drawing() {
    var output = ""
    let isSettled = StyledText("a👍🏽b你c❤\u{FE0F}").drawing(colors: true, into: &output)
    #expect(output == "a👍🏽\u{1B}[4Gb你c❤\u{FE0F}")
    #expect(!isSettled)
  }

  @Test("Plain spaces at the end are trimmed, styled ones are not")
  func trimmed() {
    #expect((StyledText("a  ") + .spaces(3)).trimmed == StyledText("a"))
    let styled = StyledText("a") + .spaces(3, style: .reverse)
    #expect(styled.trimmed == styled)
    #expect(StyledText.spaces(4).trimmed.runs.isEmpty)
  }
}
