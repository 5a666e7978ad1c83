import Roster
import Testing

@testable import RosterTerminal

@Suite("Terminal host: finding") @MainActor struct FindTests {
  private let words = ["apple", "banana", "cherry", "date", "elder", "fig", "grape", "apricot"]

  private func probe(columns: Int = 40) -> HostProbe {
    HostProbe(ItemList(words.map { Item($0) }), columns: columns)
  }

  @Test func findsAsOneTypes() async {
    let probe = probe()
    probe.press("j", "/", "A")
    await probe.found()
    #expect(probe.cursor == "banana")
    #expect(probe.status.hasPrefix("/A"))
    probe.press("p")
    await probe.found()
    #expect(probe.cursor == "grape")
    probe.press("r")
    await probe.found()
    #expect(probe.cursor == "apricot")
    probe.press(.backspace)
    await probe.found()
    #expect(probe.cursor == "grape")
    probe.press(.enter, "j")
    #expect(probe.cursor == "apricot")
  }

  @Test func goesOnAndRound() async {
    let probe = probe()
    probe.press("/", "a", "p", .enter)
    await probe.found()
    #expect(probe.cursor == "apple")
    for expected in ["grape", "apricot"] {
      probe.press("n")
      await probe.found()
      #expect(probe.cursor == expected)
    }
    probe.press("n")
    await probe.found()
    #expect(probe.cursor == "apple")
    #expect(probe.status.contains("gone round"))
    probe.press("N")
    await probe.found()
    #expect(probe.cursor == "apricot")
    probe.press("N")
    await probe.found()
    #expect(probe.cursor == "grape")
    #expect(!probe.status.contains("gone round"))
  }

  @Test func escapeRestoresThePlace() async {
    let probe = HostProbe(ItemList(count: 100))
    probe.press(.pageDown, "j")
    let before = probe.lines
    probe.press("/")
    probe.type("row 93")
    await probe.found()
    #expect(probe.cursor == "row 93")
    probe.press(.escape)
    #expect(probe.lines == before)
  }

  @Test func looksAtEachRowOnce() async {
    var made: [Int: Int] = [:]
    let driver = TableDriver(
      TableModel {
        SectionModel("lines", count: 500) { index in
          MainActor.assumeIsolated { made[index, default: 0] += 1 }
          return Item("\(index)", "line \(index)")
        }
      })
    let probe = HostProbe(driver)
    probe.press(.pageDown, "/", "x", .enter)
    await probe.found()
    #expect(probe.status.contains("not found"))
    #expect(made[400] == 1)
    #expect(made.count == 500)
  }

  @Test func aMatchUnderTheCursorCounts() async {
    let probe = probe()
    probe.press("j", "/")
    probe.type("ban")
    await probe.found()
    #expect(probe.cursor == "banana")
    #expect(!probe.status.contains("gone round"))
    probe.press(.enter, "n")
    await probe.found()
    #expect(probe.cursor == "banana")
    #expect(probe.status.contains("gone round"))
    probe.press("N")
    await probe.found()
    #expect(probe.cursor == "banana")
    #expect(probe.status.contains("gone round"))
  }

  @Test func saysWhatIsNotFound() async {
    let probe = probe()
    probe.press("j", "/")
    probe.type("xyz")
    await probe.found()
    #expect(probe.status.contains("not found"))
    #expect(probe.cursor == "banana")
  }

  @Test func marksTheMatches() async {
    let probe = probe()
    probe.press("/")
    probe.type("AN")
    await probe.found()
    let marked = probe.frame.lines[2].runs.filter { $0.style.attributes.contains(.underline) }
    #expect(marked.map(\.text) == ["an", "an"])
    probe.press(.enter, .escape)
    #expect(probe.frame.lines[2].runs.allSatisfy { !$0.style.attributes.contains(.underline) })
  }

  @Test func readsAllTextsOfARowButSecureOnes() async {
    let list = ItemList([
      Item("a"), Item("b", accessory: .textField(RowTextField("hidden", isSecure: true))),
      Item("c", more: "below"), Item("d", accessory: .textField(RowTextField("typed"))),
    ])
    let probe = HostProbe(list)
    for (query, expected) in [("below", "c"), ("typed", "d"), ("hidden", "a")] {
      probe.press("g", "/")
      probe.type(query)
      await probe.found()
      #expect(probe.cursor == expected)
      probe.press(.enter)
    }
  }

  @Test func aScreenMayFindByItself() async {
    let probe = HostProbe(ItemList(count: 100))
    probe.screen.search = { query, from, forward in
      forward ? (from <= 42 ? 42 : nil) : (from >= 42 ? 42 : nil)
    }
    probe.press("/", "x")
    await probe.found()
    #expect(probe.cursor == "row 42")
    probe.press(.enter, "n")
    await probe.found()
    #expect(probe.cursor == "row 42")
    #expect(probe.status.contains("gone round"))
  }

  @Test func rowsThatComeAndGoMeanwhileDoNoHarm() async {
    let list = ItemList(count: 50)
    let probe = HostProbe(list)
    probe.press("/")
    probe.type("row 45")
    list.items.removeLast(20)
    await probe.found()
    #expect(probe.cursor == "row 0")
    probe.press(.enter, .escape)
    list.items = []
    probe.press("/", "x", .enter, "n", "N")
    await probe.found()
    #expect(probe.rows.first == Words.current.empty)
  }

  @Test func aLongSearchLetsOthersWorkAndCanBeEnded() async {
    var made = 0
    let driver = TableDriver(
      TableModel {
        SectionModel("lines", count: 1_000_000) { index in
          MainActor.assumeIsolated { made += 1 }
          return Item("\(index)", "line \(index)")
        }
      })
    let probe = HostProbe(driver)
    probe.press("/", "x")
    for _ in 0..<50 { await Task.yield() }
    #expect(probe.host.find?.search.isSearching == true)
    #expect(probe.status.contains("/x"))
    probe.press(.escape)
    let count = made
    for _ in 0..<50 { await Task.yield() }
    #expect(made <= count + 5_000)
    #expect(made < 1_000_000)
  }

}
