import Roster
import Testing

@testable import RosterTerminal

@Suite("Terminal app: screens, frames, the way out", .serialized) @MainActor struct AppTests {
  private let terminal = MemoryTerminal()
  private let app = TerminalApp()

  private func screen(_ list: ItemList, _ title: String) -> ListScreen {
    ListScreen(title: title, driver: TableDriver { list.table })
  }

  private func turn() async {
    for _ in 0..<10 { await Task.yield() }
  }

  private func start(_ screen: ListScreen) throws -> Log {
    let log = Log()
    app.problems = nil
    app.leave = { log.statuses.append($0) }
    try app.show(screen, on: terminal)
    return log
  }

  @MainActor final class Log {
    var statuses: [Int32] = []
  }

  @Test func drawsOnceATurnAndOnlyWhatDiffers() async throws {
    let list = ItemList(count: 20)
    let first = screen(list, "First")
    _ = try start(first)
    #expect(terminal.takeWritten().contains("row 5"))
    terminal.press("j", "j", "j")
    #expect(terminal.written.isEmpty)
    await turn()
    #expect(terminal.written.count == 1)
    #expect(!terminal.takeWritten().contains("row 5"))
    list.items[5].text = "renamed"
    await turn()
    #expect(terminal.takeWritten().contains("renamed"))
    app.redraw()
    await turn()
    #expect(terminal.written.isEmpty)
    app.end(status: 0)
  }

  @Test func screensAreAStack() async throws {
    let below = ItemList(count: 20)
    let first = screen(below, "First")
    let log = try start(first)
    terminal.press("j")
    let second = screen(ItemList(count: 2), "Second")
    var closed = 0
    second.onClose = { closed += 1 }
    app.push(second)
    await turn()
    #expect(terminal.takeWritten().contains("‹ Second"))
    #expect(first.driver.host == nil)
    below.items.insert(Item("new"), at: 0)
    await turn()
    #expect(!terminal.takeWritten().contains("new"))
    terminal.press("q")
    await turn()
    #expect(closed == 1)
    #expect(terminal.takeWritten().contains("First"))
    #expect(app.pages.last?.host.frame(terminal.size).plain.contains("▸row 1") == true)
    #expect(second.driver.host == nil)
    #expect(log.statuses.isEmpty)
    terminal.press("q")
    #expect(log.statuses == [0])
    #expect(terminal.log == ["open", "close"])
  }

  @Test func nothingIsKeptOfAScreenThatWasLeft() async throws {
    _ = try start(screen(ItemList(count: 2), "First"))
    weak var driver: TableDriver?
    do {
      let second = screen(ItemList(count: 2), "Second")
      driver = second.driver
      app.push(second)
    }
    await turn()
    terminal.press("/", "x", .escape, "m", .escape, "?", .escape, .escape)
    await turn()
    #expect(driver == nil)
    app.end(status: 0)
  }

  @Test func controlCEndsWhateverIsOpen() throws {
    let log = try start(screen(ItemList(count: 2), "First"))
    app.push(screen(ItemList(count: 2), "Second"))
    terminal.press("/", "x", .control("c"))
    #expect(log.statuses == [0])
    #expect(terminal.log.last == "close")
    terminal.press("j")
  }

  @Test func aTerminalThatIsGoneEndsTheProgram() throws {
    let log = try start(screen(ItemList(count: 2), "First"))
    terminal.onEvent?(.ended)
    #expect(log.statuses == [1])
  }

  @Test func aNewSizeIsDrawnFromNothing() async throws {
    _ = try start(screen(ItemList(count: 20), "First"))
    _ = terminal.takeWritten()
    terminal.size = TerminalSize(columns: 20, rows: 5)
    terminal.onEvent?(.redraw(terminal.size))
    let text = terminal.takeWritten()
    #expect(text.contains("\u{1B}[2J") && text.contains("row 2") && !text.contains("row 3"))
    app.end(status: 0)
  }

  @Test func alertsStayUntilTheNextKey() async throws {
    _ = try start(screen(ItemList(count: 2), "First"))
    app.alert("Saved\u{1B}[31m")
    await turn()
    let text = terminal.takeWritten()
    #expect(text.contains("Saved") && !text.contains("\u{1B}[31m"))
    terminal.press("j")
    await turn()
    #expect(terminal.takeWritten().contains("2/2"))
    app.end(status: 0)
  }

  @Test func theStatusIsReadOnEachRedraw() async throws {
    let first = screen(ItemList(count: 2), "First")
    let list = ItemList(count: 10)
    first.status = { "\(list.items.count) lines" }
    _ = try start(first)
    #expect(terminal.takeWritten().contains("10 lines"))
    list.items.append(Item("more"))
    app.redraw()
    await turn()
    #expect(terminal.takeWritten().contains("11 lines"))
    app.end(status: 0)
  }

  @Test func theClipboardIsUsedOnlyWhenAllowed() async throws {
    _ = try start(screen(ItemList(count: 2), "First"))
    terminal.press("c")
    await turn()
    #expect(!terminal.takeWritten().contains("\u{1B}]52"))
    app.end(status: 0)
    let other = MemoryTerminal()
    let allowed = TerminalApp(TerminalOptions(allowsClipboard: true))
    allowed.problems = nil
    allowed.leave = { _ in }
    try allowed.show(screen(ItemList(count: 2), "First"), on: other)
    other.press("c")
    #expect(other.takeWritten().contains(EscapeSequence.copy("row 0")))
    allowed.end(status: 0)
  }

  @Test func colorsAreLeftOutWhereTheyAreNotWanted() throws {
    let list = ItemList([Item("a", accessory: .checkmark)])
    let colored = MemoryTerminal(allowsColors: true)
    for (usesColor, expected) in [(nil, true), (false, false), (true, true)] as [(Bool?, Bool)] {
      let app = TerminalApp(TerminalOptions(usesColor: usesColor))
      app.problems = nil
      app.leave = { _ in }
      try app.show(screen(list, "First"), on: colored)
      #expect(colored.takeWritten().contains(";32m") == expected)
      app.end(status: 0)
    }
  }

  @Test func whatIsReportedIsShownAndNotWrittenOverTheScreen() async throws {
    let list = ItemList([Item("a"), Item("a"), Item("b")])
    let problems = CollectedDiagnostics()
    var reported: [Diagnostic] = []
    problems.report = { reported.append($0) }
    app.problems = problems
    app.leave = { _ in }
    try app.show(screen(list, "First"), on: terminal)
    await turn()
    #expect(terminal.takeWritten().contains("occurs more than once"))
    #expect(reported.isEmpty)
    app.end(status: 0)
    #expect(reported.contains { $0.cause == "repeated-id" })
  }
}
