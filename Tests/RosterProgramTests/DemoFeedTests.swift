import Roster
import TerminalTestSupport
import Testing

@testable import RosterProgram
@testable import RosterTerminal

@Suite("AT12, AT13 roster demo feed in memory: rows of several lines keep their place")
@MainActor struct DemoFeedTests {
  private let terminal = MemoryTerminal(columns: 60, rows: 14)
  private let app = TerminalApp()
  private let feed: FeedScreen

  init() throws {
    feed = FeedScreen(app, delay: .zero, turning: .seconds(3_600))
    app.problems = nil
    app.leave = { _ in }
    // Some posts are of a kind that is not registered, and reported.
    try Diagnostics.withHandler({ _ in }) { [app, feed, terminal] in
      try app.show(feed.page(), on: terminal)
    }
  }

  /// Lets what is under way come to its end.
  private func wait(_ condition: () -> Bool) async throws {
    for _ in 0..<1_000 where !condition() { try await Task.sleep(for: .milliseconds(5)) }
    try #require(condition(), "\(terminal.screen.lines.joined(separator: "\n"))")
  }

  /// The lines of the list, without marks, scroll bar, title and status.
  private var rows: [String] {
    terminal.screen.lines.dropFirst().dropLast().map { line in
      let text = line.dropFirst(2).filter { $0 != "█" && $0 != "│" }
      return String(text.reversed().drop { $0 == " " }.reversed())
    }
  }

  private func shows(_ text: String) -> Bool { rows.contains { $0.contains(text) } }

  /// Scrolls the banner out of view: the first post begins on the first line.
  private func read() async throws {
    try await wait { shows("Why bread rises") }
    app.pages[0].host.reveal(RowID(PostRow.self, 1), .top)
    app.drawNow()
    #expect(rows[0].contains("A lighthouse"))
  }

  @Test("Texts are wrapped anew at each width, and the row on the first line stays there")
  func wraps() async throws {
    try await read()
    var heights: Set<Int> = []
    for columns in [30, 24, 100, 40, 60] {
      terminal.resize(columns: columns, rows: 20)
      #expect(rows[0].contains("A light"), "\(columns) columns")
      heights.insert(try #require(rows.firstIndex { $0.contains("Why bread") }))
    }
    #expect(heights.count > 3)
    app.end(status: 0)
  }

  @Test("Newer posts are put in front, and nothing on the screen moves") func newer() async throws {
    try await read()
    let before = rows
    let offset = app.pages[0].host.viewport.offset
    terminal.press("w")
    try await wait { app.pages[0].host.viewport.offset > offset }
    #expect(rows == before)
    terminal.press("w")
    try await wait { terminal.screen.lines.last?.contains("Nothing newer.") == true }
    terminal.press("g")
    try await wait { shows("Snow in the night") && shows("Wool gloves") }
    app.end(status: 0)
  }

  @Test("The banner above turns to a longer text, and nothing below it moves")
  func banner() async throws {
    try await wait { shows("Why bread rises") }
    let first = try #require(rows.firstIndex { $0.contains("A lighthouse") })
    // In view it pushes down what is below.
    feed.banner.turn()
    try await wait { rows.firstIndex { $0.contains("A lighthouse") } == first + 1 }
    try await read()
    let before = rows
    feed.banner.turn()
    try await wait { feed.banner.slide?.title == "Read on" }
    #expect(rows == before)
    // Scrolled back to, it is what it is now.
    terminal.press("g")
    try await wait { shows("Read on") }
    app.end(status: 0)
  }
}
