import RosterTesting
import Testing

@testable import Roster

@Suite("Searching the rows of a screen") @MainActor struct RowSearchTests {
  private let words = ["apple", "banana", "cherry", "date", "elder", "fig", "grape", "apricot"]

  /// A host's part: the cursor goes where a search ends.
  @MainActor private final class Finder {
    let screen: ListScreen
    let search: RowSearch
    private(set) var ends: [RowID?] = []

    init(_ screen: ListScreen, cursor: RowID? = nil) {
      screen.driver.attach(RecordingHost(screen.driver))
      screen.driver.moveCursor(to: cursor)
      self.screen = screen
      search = RowSearch(screen)
      search.onEnd = { [weak self] row in
        self?.ends.append(row)
        if let row { self?.screen.driver.moveCursor(to: row) }
      }
    }

    func find(_ text: String) async -> RowID? {
      search.find(text)
      await search.finished()
      return ends.last ?? nil
    }

    func next(_ forward: Bool = true) async -> RowID? {
      search.findNext(forward: forward)
      await search.finished()
      return ends.last ?? nil
    }
  }

  private func finder(_ rows: [String], cursor: String? = nil) -> Finder {
    let state = SampleState(rows)
    return Finder(
      ListScreen(title: "Words", driver: TableDriver { state.table }), cursor: cursor.map(sampleID))
  }

  @Test("From the cursor on, its row included; then from match to match, both ways, round the ends")
  func order() async {
    let finder = finder(words, cursor: "banana")
    #expect(await finder.find("an") == sampleID("banana"))
    #expect(finder.search.ending == .found)
    #expect(await finder.find("AP") == sampleID("grape"))
    #expect(await finder.next() == sampleID("apricot"))
    #expect(finder.search.ending == .found)
    #expect(await finder.next() == sampleID("apple"))
    #expect(finder.search.ending == .wentRound)
    #expect(await finder.next(false) == sampleID("apricot"))
    #expect(finder.search.ending == .wentRound)
    #expect(await finder.next(false) == sampleID("grape"))
    #expect(finder.search.ending == .found)
  }

  @Test("The only match is found again only by going round")
  func onlyMatch() async {
    let finder = finder(words, cursor: "fig")
    for forward in [true, false] {
      #expect(await finder.find("fig") == sampleID("fig"))
      #expect(finder.search.ending == .found)
      #expect(await finder.next(forward) == sampleID("fig"))
      #expect(finder.search.ending == .wentRound)
    }
  }

  @Test("Without a cursor the search begins at the first row")
  func noCursor() async {
    #expect(await finder(words).find("a") == sampleID("apple"))
    #expect(await finder(words, cursor: "gone").find("a") == sampleID("apple"))
  }

  @Test("What is not there: no row, and the reason; an empty table too")
  func notFound() async {
    let finder = finder(words, cursor: "date")
    #expect(await finder.find("xyz") == nil)
    #expect(finder.search.ending == .notFound)
    #expect(finder.ends.count == 1)
    let empty = self.finder([])
    #expect(await empty.find("a") == nil)
    #expect(await empty.next(false) == nil)
    #expect(empty.search.ending == .notFound)
  }

  @Test("An empty text is found nowhere, and ends what is under way without a word")
  func emptyText() async {
    let finder = finder(words)
    finder.search.find("fig")
    #expect(finder.search.isSearching)
    finder.search.find("")
    #expect(!finder.search.isSearching)
    #expect(finder.search.matcher == nil)
    #expect(await finder.next() == nil)
    #expect(finder.ends.isEmpty)
    #expect(finder.search.ending == nil)
  }

  @Test("A new search ends the one before, which tells nothing")
  func superseded() async {
    let finder = finder(words)
    finder.search.find("fig")
    finder.search.find("date")
    await finder.search.finished()
    finder.search.findNext(forward: true)
    finder.search.cancel()
    for _ in 0..<20 { await Task.yield() }
    #expect(finder.ends == [sampleID("date")])
  }

  @Test("Back to where the person was, if that row is still there")
  func start() async {
    let state = SampleState(words)
    let finder = Finder(
      ListScreen(title: "Words", driver: TableDriver { state.table }), cursor: sampleID("cherry"))
    _ = await finder.find("grape")
    #expect(finder.screen.driver.cursor == sampleID("grape"))
    finder.search.returnToStart()
    #expect(finder.screen.driver.cursor == sampleID("cherry"))
    finder.screen.driver.moveCursor(to: sampleID("grape"))
    state.rows = ["apple", "grape"]
    finder.screen.driver.apply()
    finder.search.returnToStart()
    #expect(finder.screen.driver.cursor == sampleID("grape"))
  }

  @Test("Rows that leave while they are searched are not told")
  func rowsThatLeave() async {
    let state = SampleState(words)
    let finder = Finder(ListScreen(title: "Words", driver: TableDriver { state.table }))
    finder.search.find("grape")
    state.rows = ["apple"]
    finder.screen.driver.apply()
    await finder.search.finished()
    #expect(finder.ends == [nil])
    // Nor those whose leaving is not shown yet.
    finder.screen.search = { _, _, _ in
      await MainActor.run { state.rows = ["banana"] }
      return 0
    }
    #expect(await finder.find("apple") == nil)
    #expect(finder.ends == [nil, nil])
  }

  @Test("Each row is made once, over all sections, those that stand for the table left out")
  func madeOnce() async {
    let made = Box<[Int]>([])
    let table = TableModel {
      for section in 0..<4 {
        SectionModel("\(section)", count: 100) { index in
          MainActor.assumeIsolated { made.value.append(section * 100 + index) }
          return SampleRow("\(section) \(index)", "line \(index)")
        }
      }
    }.header(SampleRow("needle"))
    let finder = Finder(ListScreen(title: "Lines", driver: TableDriver(table)))
    finder.screen.driver.moveCursor(
      to: finder.screen.driver.table.id(at: finder.screen.driver.table.path(atFlatIndex: 151)))
    made.value = []
    #expect(await finder.find("needle") == nil)
    #expect(made.value.sorted() == Array(0..<400))
    #expect(made.value.first == 150)
  }

  @Test("A screen's own search is asked for each half; positions it makes up are not believed")
  func ownSearch() async {
    let asked = Guarded<[String]>([])
    let finder = finder(words, cursor: "date")
    finder.screen.search = { query, from, forward in
      asked.withLock { $0.append("\(query) \(from) \(forward)") }
      return forward ? nil : 1
    }
    #expect(await finder.find("a") == nil)
    #expect(await finder.next(false) == sampleID("banana"))
    #expect(asked.withLock { $0 } == ["a 3 true", "a 0 true", "a 2 false"])
    for position in [-1, 8, .max, .min] {
      finder.screen.search = { _, _, _ in position }
      #expect(await finder.find("a") == nil)
    }
  }

  @Test("A search keeps neither its screen nor itself alive")
  func lifetimes() async {
    weak var screen: ListScreen?
    weak var search: RowSearch?
    do {
      let kept = ListScreen(title: "", driver: TableDriver(SampleState(words).table))
      let finder = RowSearch(kept)
      kept.driver.attach(RecordingHost(kept.driver))
      finder.find("fig")
      (screen, search) = (kept, finder)
    }
    for _ in 0..<20 { await Task.yield() }
    #expect(screen == nil)
    #expect(search == nil)
  }
}
