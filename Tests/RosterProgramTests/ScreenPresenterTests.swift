import Roster
import RosterTesting
import Testing

@testable import RosterProgram

/// What shows screens and is no toolkit.
@MainActor private final class RecordingPresenter: ScreenPresenter {
  private(set) var screens: [ListScreen] = []
  private(set) var alerts: [String] = []
  private(set) var redraws = 0

  func push(_ screen: ListScreen) {
    screen.driver.attach(RecordingHost(screen.driver))
    screens.append(screen)
  }

  func pop() { screens.removeLast().onClose?() }
  func alert(_ text: String) { alerts.append(text) }
  func redraw() { redraws += 1 }

  /// The row of the top screen with a title.
  func row(_ title: String) throws -> RowID {
    let table = try #require(screens.last).driver.table
    let rows = (0..<table.rowCount).map { table.path(atFlatIndex: $0) }
    return table.id(at: try #require(rows.first { table.row(at: $0).content.title == title }))
  }

  func choose(_ title: String) throws {
    let driver = try #require(screens.last).driver
    driver.activate(try row(title))
    driver.flush()
  }
}

@Suite("The screens of the program need no terminal") @MainActor struct ScreenPresenterTests {
  private let presenter = RecordingPresenter()

  @Test("Each demo is chosen, shown and left")
  func demos() throws {
    presenter.push(Demo.chooser(presenter))
    for (demo, title) in zip(Demo.allCases, ["Store", "Home", "People"]) {
      try presenter.choose(demo.rawValue)
      #expect(presenter.screens.map(\.title) == ["Roster", title])
      presenter.pop()
    }
  }

  @Test("The store: a command of the screen, a page on top, a sentence for the person")
  func store() throws {
    presenter.push(Demo.store.page(presenter))
    let screen = presenter.screens[0]
    let rows = screen.driver.table.rowCount
    #expect(screen.statusParts == [.text("x: see it as an employee")])
    screen.commands.first { $0.key == "x" }?.action()
    screen.driver.flush()
    #expect(screen.driver.table.rowCount < rows)
    screen.commands.first { $0.key == "x" }?.action()
    screen.driver.flush()
    try presenter.choose("View all products")
    #expect(presenter.screens.last?.title == "Products")
    presenter.pop()
    screen.driver.commit(try presenter.row("Name"), text: "")
    #expect(presenter.alerts == ["A store needs a name."])
  }

  @Test("People: what is posted is told in the status, and asks to be drawn")
  func people() throws {
    presenter.push(Demo.people.page(presenter))
    let screen = presenter.screens[0]
    screen.commands.first { $0.key == "a" }?.action()
    #expect(presenter.screens.last?.title == "New person")
    presenter.screens.last?.driver.commit(try presenter.row("Name"), text: "Zora")
    presenter.screens.last?.driver.flush()
    try presenter.choose("Add")
    #expect(presenter.screens.count == 1)
    #expect(presenter.redraws == 1)
    guard case .text(let news) = screen.statusParts.first else {
      Issue.record("nothing is told")
      return
    }
    #expect(news.hasPrefix("Zora came"))
  }

  @Test("A feed: its items, a page of one, and a page left while it is read")
  func feed() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(#"[{"title":"One","more":{"x":1}},{"title":"Two"}]"#, to: "a.json")
    let feed = try Feed(opening: path, items: nil)
    let view = FeedView(feed, FieldPaths(), follows: false, presenter)
    presenter.push(view.page { Issue.record("nothing has failed") })
    let screen = presenter.screens[0]
    for _ in 0..<1_000 where screen.driver.phase == .loading {
      try await Task.sleep(for: .milliseconds(5))
    }
    await screen.driver.settled()
    let search = RowSearch(screen)
    var found: RowID?
    search.onEnd = { found = $0 }
    search.find("two")
    await search.finished()
    #expect(found == (try presenter.row("Two")))
    try presenter.choose("One")
    #expect(presenter.screens.last?.title == "One")
    presenter.pop()
    presenter.pop()
  }

  @Test("A feed that cannot be read to its end says so when it is left")
  func brokenFeed() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(#"[{"title":"One"}"#, to: "cut.json")
    var failures = 0
    let feed = try Feed(opening: path, items: nil)
    let view = FeedView(feed, FieldPaths(), follows: false, presenter)
    let page = Diagnostics.withHandler({ _ in }) { view.page { failures += 1 } }
    presenter.push(page)
    let screen = presenter.screens[0]
    for _ in 0..<1_000 where presenter.redraws == 0 { try await Task.sleep(for: .milliseconds(5)) }
    screen.driver.flush()
    #expect(screen.statusParts.contains { $0.words.contains("cut.json") })
    presenter.pop()
    #expect(failures == 1)
  }
}
