import TerminalTestSupport
import Testing

@testable import RosterProgram

@Suite("roster view in a terminal", .serialized, .enabled(if: TmuxSession.isAvailable))
struct ViewTerminalTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static func row(_ number: Int) -> String {
    #"{"id":\#(number),"title":"Row \#(number)","kind":"\#(number % 2 == 0 ? "even" : "odd")"}"#
      + "\n"
  }

  private func feed(_ count: Int) throws -> String {
    try folder.write((0..<count).map(Self.row).joined(), to: "feed.ndjson")
  }

  @Test("Keys to move: arrows, letters, pages, ends") func moving() async throws {
    let pane = try TmuxSession.roster(["view", feed(200)])
    try await pane.wait(cursorOn: "Row 0")
    try await pane.wait(status: "1/200")
    for (key, row) in [
      ("j", "Row 1"), ("Down", "Row 2"), ("k", "Row 1"), ("Up", "Row 0"), ("G", "Row 199"),
      ("g", "Row 0"), ("End", "Row 199"), ("Home", "Row 0"), ("NPage", "Row 1"), ("PPage", "Row 0"),
    ] {
      try pane.press(key)
      // A page is as long as the screen: any row of the second dozen.
      try await pane.wait(cursorOn: row)
    }
    try pane.press("q")
    let end = try await pane.end()
    #expect(end == .exit(0))
  }

  @Test("Enter opens what is inside, q comes back to the place") func opening() async throws {
    let long = String(repeating: "word ", count: 60)
    let file = try folder.write(
      #"""
      [{"title":"First"},{"title":"Second","text":"\#(long)end","list":[{"deep":{"x":1}},[],"two"],
        "bytes":"\u001b[31m"}]
      """#, to: "feed.json")
    let pane = try TmuxSession.roster(["view", file])
    try await pane.wait(cursorOn: "First")
    try pane.press("j", "Enter")
    let fields = try await pane.wait(cursorOn: "title")
    #expect(fields[0].contains("‹ Second"))
    // A long text is there in full, over several lines.
    #expect(fields.contains { $0.hasSuffix("end") })
    #expect(fields.contains { $0.contains("list") && $0.contains("3 items ›") })
    #expect(fields.contains { $0.contains("\u{FFFD}[31m") })
    try pane.press("j", "j", "Enter")
    try await pane.wait(for: "‹ Second › list")
    try pane.press("Enter")
    try await pane.wait(for: "‹ Second › list › 0")
    try pane.press("Right")
    try await pane.wait(for: "list › 0 › deep")
    try pane.press("Left")
    try await pane.wait(cursorOn: "deep")
    // Escape alone: with a key right behind it, it would be Alt.
    try pane.press("Escape")
    try await pane.wait(cursorOn: "0")
    try pane.press("q")
    try await pane.wait(cursorOn: "list")
    try pane.press("q")
    try await pane.wait(cursorOn: "Second")
    try pane.press("q")
    let end = try await pane.end()
    #expect(end == .exit(0))
  }

  @Test("Finding goes through the bytes, forwards, backwards and round") func finding() async throws
  {
    let pane = try TmuxSession.roster(["view", feed(5_000)])
    try await pane.wait(status: "1/5,000")
    try pane.type("/row 432")
    try await pane.wait(cursorOn: "Row 432")
    try pane.press("Enter", "n")
    try await pane.wait(cursorOn: "Row 4320")
    try pane.press("N")
    try await pane.wait(cursorOn: "Row 432 ")
    try pane.press("N")
    try await pane.wait(cursorOn: "Row 4329")
    try pane.type("/nowhere to be found")
    try await pane.wait(for: "not found")
    try pane.press("Enter")
    try await pane.wait(cursorOn: "Row 4329")
    try pane.press("q")
    let end = try await pane.end()
    #expect(end == .exit(0))
  }

  @Test("The mouse: a click moves the cursor, another opens the row, the wheel scrolls")
  func mouse() async throws {
    let pane = try TmuxSession.roster(["view", feed(40)])
    try await pane.wait(cursorOn: "Row 0")
    let click = Array("\u{1B}[<0;8;4M\u{1B}[<0;8;4m".utf8)
    try pane.send(bytes: click)
    try await pane.wait(cursorOn: "Row 2")
    try pane.send(bytes: click)
    try await pane.wait(for: "‹ Row 2")
    try pane.press("q")
    try await pane.wait(cursorOn: "Row 2")
    for _ in 0..<20 { try pane.send(bytes: Array("\u{1B}[<65;8;4M".utf8)) }
    try await pane.wait(for: "Row 39")
    try pane.press("q")
    let end = try await pane.end()
    #expect(end == .exit(0))
  }

  @Test("Selecting, copying, help, sections") func others() async throws {
    let pane = try TmuxSession.roster(["view", feed(40), "--section", "kind"])
    try await pane.wait(cursorOn: "Row 0")
    try pane.press("Space", "S-Down", "S-Down")
    try await pane.wait(status: "3 selected")
    try await pane.wait(cursorOn: "Row 4")
    try pane.press("Tab")
    try await pane.wait(cursorOn: "Row 1")
    try pane.press("c")
    try await pane.wait(status: #"{"id":1,"title":"Row 1""#)
    try pane.press("d")
    try await pane.wait(status: "This row cannot be deleted.")
    try pane.press("?")
    try await pane.wait(for: "Keys")
    try pane.press("q")
    try await pane.wait(cursorOn: "Row 1")
    try pane.press("BTab")
    try await pane.wait(cursorOn: "Row 0")
    try pane.press("C-c")
    let end = try await pane.end()
    #expect(end == .exit(0))
  }

  @Test("The row with the cursor is in view at any size") func resizing() async throws {
    let pane = try TmuxSession.roster(["view", feed(300)])
    try await pane.wait(cursorOn: "Row 0")
    try pane.type("/Row 150")
    try pane.press("Enter")
    try await pane.wait(cursorOn: "Row 150")
    for (columns, rows) in [(30, 6), (100, 40), (26, 4), (60, 14)] {
      try pane.resize(columns: columns, rows: rows)
      let lines = try await pane.wait("\(rows) lines with the cursor") { lines in
        lines.count == rows && lines.contains { $0.hasPrefix(" ▸Row 150") }
      }
      #expect(lines.allSatisfy { $0.count <= columns })
    }
    try pane.resize(columns: 1, rows: 1)
    try await pane.wait("one cell") { $0.count == 1 && $0[0].count <= 1 }
    try pane.press("q")
    let end = try await pane.end()
    #expect(end == .exit(0))
  }

  @Test("Lines that are added are followed, half a line waits, a cut file is read anew")
  func following() async throws {
    let file = try feed(3)
    let pane = try TmuxSession.roster(["view", file, "--follow"])
    // As in a log, the end is where one looks at first.
    try await pane.wait(cursorOn: "Row 2")
    try pane.press("k")
    try await pane.wait(cursorOn: "Row 1")
    try folder.append(Self.row(3) + "{\"id\":4,\"title\":\"Ro", to: "feed.ndjson")
    try await pane.wait(status: "2/4")
    try folder.append("w 4\"}\nno json\n", to: "feed.ndjson")
    let lines = try await pane.wait(status: "2/6")
    // The cursor has stayed where it was.
    #expect(lines.contains { $0.contains("▸Row 1") })
    #expect(lines.contains { $0.contains("Row 4") })
    #expect(lines.contains { $0.contains("no json") && $0.contains("No JSON") })
    try pane.press("G")
    try await pane.wait(cursorOn: "no json")
    try folder.write(Self.row(77), to: "feed.ndjson")
    try await pane.wait(cursorOn: "Row 77")
    try await pane.wait(status: "1/1")
    try pane.press("q")
    let end = try await pane.end()
    #expect(end == .exit(0))
  }

  @Test("A pipe can be browsed: the keys come from the terminal") func pipe() async throws {
    let file = try feed(50)
    let pane = try TmuxSession(shell: "cat '\(file)' | '\(RosterRun.path)' view -")
    try await pane.wait(status: "1/50")
    try pane.press("G")
    try await pane.wait(cursorOn: "Row 49")
    try pane.press("q")
    let end = try await pane.end()
    #expect(end == .exit(0))
  }

  @Test("A document cut off is told before a screen opens") func unreadable() async throws {
    let file = try folder.write(#"{"items":[{"title":"One"},{"ti"#, to: "cut.json")
    let pane = try TmuxSession.roster(["view", file], columns: 100)
    let end = try await pane.end()
    #expect(end == .exit(2))
    let lines = try pane.lines().joined()
    #expect(lines.contains("line 1, column 31: "))
    #expect(!lines.contains("One"))
  }

  @Test("Without colors and with, the texts are the same") func colors() async throws {
    let file = try feed(3)
    let arguments = ["view", file, "--section", "kind"]
    let plain = try TmuxSession.roster(arguments, environment: ["NO_COLOR": "1"])
    // Whoever runs the tests may have set it.
    let colored = try TmuxSession(["-u", "NO_COLOR", RosterRun.path] + arguments)
    try await plain.wait(status: "1/3")
    try await colored.wait(status: "1/3")
    #expect(try plain.lines() == colored.lines())
    // The header of a section is cyan. Code 39 is no color, and comes from tmux.
    let header = try colored.lines(styled: true)[1]
    #expect(header.contains("36m"))
    #expect(try !plain.lines(styled: true)[1].contains("36m"))
  }
}
