import ListTestSupport
import TerminalTestSupport
import Testing

@testable import RosterTerminal

@Suite("Frames on a screen")
struct FrameWriterTests {
  /// A writer and the screen it writes to.
  private final class Display {
    var writer: FrameWriter
    let screen: VirtualTerminal
    private(set) var written = ""

    init(_ columns: Int, _ rows: Int, widths: CellWidths = .sequences, colors: Bool = true) {
      writer = FrameWriter(colors: colors)
      screen = VirtualTerminal(columns: columns, rows: rows, widths: widths)
      screen.feed("\u{1B}[?7l\u{1B}[?25l")
    }

    func show(_ lines: [StyledText], cursor: Frame.Place? = nil) {
      let size = TerminalSize(columns: screen.columns, rows: screen.rows)
      written = writer.update(to: Frame(size: size, lines: lines, cursor: cursor))
      screen.forgetTouched()
      screen.feed(written)
    }
    func show(_ lines: String...) { show(lines.map { StyledText($0) }) }
  }

  @Test("Only lines that differ are written, and nothing if none does")
  func changedLines() {
    let display = Display(10, 4)
    display.show("one", "two", "three", "four")
    #expect(display.screen.lines == ["one", "two", "three", "four"])
    display.show("one", "two", "three", "four")
    #expect(display.written.isEmpty)
    display.show("one", "2", "three", "four")
    #expect(display.screen.touchedRows == [1])
    #expect(display.screen.lines == ["one", "2", "three", "four"])
    display.show("one", "2")
    #expect(display.screen.touchedRows == [2, 3])
    #expect(display.screen.lines == ["one", "2", "", ""])
  }

  @Test("Each update is one whole synchronized update")
  func synchronized() {
    let display = Display(10, 2)
    display.show("a", "b")
    display.show("a", "c")
    #expect(display.written.hasPrefix("\u{1B}[?2026h"))
    #expect(display.written.hasSuffix("\u{1B}[?2026l"))
    #expect(!display.screen.isUpdating)
    #expect(display.screen.unknown.isEmpty)
  }

  @Test("AT20 nothing of a longer line remains under a shorter one")
  func shorter() {
    for widths in CellWidths.allCases {
      let display = Display(6, 1, widths: widths)
      display.show("你好世")
      display.show("你")
      #expect(display.screen.cells[0].map(\.text) == ["你", "", " ", " ", " ", " "])
      display.show("👩‍👩‍👧‍👦👍🏽🇺🇸")
      display.show("x")
      #expect(display.screen.line(0) == "x")
    }
  }

  @Test("A full last column is not erased, and does not wrap")
  func lastColumn() {
    let display = Display(4, 2)
    display.show("abcd", "x")
    #expect(display.screen.lines == ["abcd", "x"])
    display.show("你好", "y")
    display.show("abce", "y")
    #expect(display.screen.lines == ["abce", "y"])
    display.show("abc", "y")
    display.show("ab", "你")
    #expect(display.screen.lines == ["ab", "你"])
  }

  @Test("Another size clears the screen, so does a screen that something else has written to")
  func cleared() {
    let display = Display(6, 2)
    display.show("one", "two")
    display.screen.resize(columns: 8, rows: 3)
    display.show("one", "two")
    #expect(display.screen.lines == ["one", "two", ""])
    display.screen.feed("\u{1B}[3;1Hnoise")
    display.show("one", "two")
    #expect(display.screen.line(2) == "noise")
    display.writer.invalidate()
    display.show("one", "two")
    #expect(display.screen.lines == ["one", "two", ""])
  }

  @Test("The cursor is shown where a text is typed, and hidden elsewhere")
  func cursor() {
    let display = Display(8, 3)
    display.show([StyledText("name")], cursor: .init(column: 4, row: 0))
    #expect(display.screen.modes.contains(25))
    #expect(display.screen.cursor == (4, 0))
    display.show([StyledText("name")], cursor: .init(column: 2, row: 1))
    #expect(display.screen.cursor == (2, 1))
    #expect(display.screen.touchedRows.isEmpty)
    display.show([StyledText("name")])
    #expect(!display.screen.modes.contains(25))
  }

  @Test("Styles reach the cells they belong to, without colours only attributes do")
  func styles() {
    let line = StyledText("a") + StyledText("b", style: Style(.bold, foreground: .red))
    let display = Display(4, 1)
    display.show([line + .spaces(2, style: .reverse)])
    #expect(display.screen.cells[0].map(\.style) == ["", "1;31", "7", "7"])
    display.show("a")
    #expect(display.screen.cells[0].map(\.style) == ["", "", "", ""])
    let plain = Display(4, 1, colors: false)
    plain.show([line])
    #expect(plain.screen.cells[0].map(\.style) == ["", "1", "1", "1"])
  }

  @Test("Columns stand in their places on terminals that count otherwise")
  func disputed() {
    for widths in CellWidths.allCases {
      let display = Display(14, 1, widths: widths)
      for text in ["👍🏽", "👩‍👩‍👧‍👦", "❤\u{FE0F}", "🇺🇸", "1\u{FE0F}\u{20E3}", "💰", "क\u{93E}", "🫠🫠"] {
        let row =
          StyledText(cell: text, width: 6) + StyledText(cell: "A", width: 4)
          + StyledText(cell: "Z", width: 4)
        display.show([row])
        #expect(display.screen.columns(of: "A", row: 0) == [6], "\(text) \(widths)")
        #expect(display.screen.columns(of: "Z", row: 0) == [10], "\(text) \(widths)")
        #expect(display.screen.cells[0][7].text == " ")
      }
    }
  }

  @Test("Any frames after one another, at any size: the screen shows the last, in every cell")
  func property() {
    var random = SeededRandom(seed: 26)
    for round in 0..<300 {
      let columns = Int.random(in: 1...20, using: &random)
      let display = Display(columns, Int.random(in: 1...5, using: &random))
      for _ in 0..<8 {
        if Int.random(in: 0..<4, using: &random) == 0 {
          display.screen.resize(
            columns: Int.random(in: 1...20, using: &random),
            rows: Int.random(in: 1...5, using: &random))
          display.writer.invalidate()
        }
        let lines = (0..<display.screen.rows).map { _ in
          Int.random(in: 0..<3, using: &random) == 0
            ? StyledText("same")
            : StyledText(random.text(upTo: 20)) + StyledText("x", style: .reverse)
        }
        display.show(lines)
        let fresh = Display(display.screen.columns, display.screen.rows)
        fresh.show(lines)
        #expect(display.screen.cells == fresh.screen.cells, "round \(round)")
        #expect(display.screen.unknown.isEmpty)
        let size = TerminalSize(columns: display.screen.columns, rows: display.screen.rows)
        for (row, line) in Frame(size: size, lines: lines).lines.enumerated() {
          expect(display.screen.cells[row], shows: line)
        }
      }
    }
  }

  /// Each cluster of the line begins in the cell where it belongs.
  private func expect(_ cells: [VirtualTerminal.Cell], shows line: StyledText) {
    var column = 0
    for run in line.runs {
      var scanner = ClusterScanner(run.text, budget: Int.max)
      while scanner.advance() {
        // Where the model of the terminal draws a cluster in pieces, the first piece is compared.
        // It gives signs of category Cf no cell of their own, as some terminals do.
        let first = scanner.scalars[0]
        #expect(
          cells[column].text.unicodeScalars.first == first
            || first.properties.generalCategory == .format,
          "\(line.plain.debugDescription) column \(column)")
        column += scanner.columns
      }
    }
    #expect(column == cells.count)
  }
}
