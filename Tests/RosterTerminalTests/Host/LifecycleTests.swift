import Observation
import Roster
import Testing

@testable import RosterTerminal

@Suite("Terminal host: rows come into view, prepare, observe") @MainActor struct LifecycleTests {
  @MainActor @Observable final class Counter {
    var value = 0
  }

  @Test func anObservedRowAloneIsDrawnAgain() async {
    let counter = Counter()
    var drawn = [0, 0]
    let probe = HostProbe(
      TableDriver(
        TableModel {
          SectionModel("a") {
            Row("observed") {
              drawn[0] += 1
              return .text("value \(counter.value)")
            }
            Row("other") {
              drawn[1] += 1
              return .text("other")
            }
          }
        }))
    let before = drawn
    counter.value = 7
    #expect(probe.rows.prefix(2) == ["value 7", "other"])
    #expect(drawn[1] == before[1])
    #expect(drawn[0] > before[0])
  }

  @Test func anObservedHeaderIsDrawnAgainWhilePinned() {
    let counter = Counter()
    let probe = HostProbe(
      TableDriver(
        TableModel {
          SectionModel("a") {
            for index in 0..<30 { Item("row \(index)") }
          }.header { .text("header \(counter.value)") }
        }))
    probe.press("G")
    #expect(probe.rows[0] == "header 0")
    counter.value = 5
    #expect(probe.rows[0] == "header 5")
  }

  @Test func rowsAreToldWhenTheyComeAndGo() {
    let list = ItemList(count: 30)
    var shown: Set<String> = []
    var faults = 0
    list.decorate = { row, _ in
      row.onWillDisplay { if !shown.insert($0.model.id).inserted { faults += 1 } }
        .onDidEndDisplay { if shown.remove($0.model.id) == nil { faults += 1 } }
    }
    let probe = HostProbe(list)
    for key: Key in [.pageDown, "j", "G", "k", .pageUp, "g", .tab] { probe.press(key) }
    list.items.shuffle()
    _ = probe.frame
    #expect(faults == 0)
    #expect(shown == Set(probe.rows))
    list.items = []
    _ = probe.frame
    #expect(shown.isEmpty && faults == 0)
  }

  @Test func aPageAheadIsPreparedAndCalledOffWhenTheViewTurns() {
    let list = ItemList(count: 100)
    var prepared: Set<String> = []
    list.decorate = { row, _ in
      row.onPrefetch { prepared.insert($0.model.id) }
        .onCancelPrefetch { prepared.remove($0.model.id) }
    }
    let probe = HostProbe(list)
    #expect(prepared == Set((8..<16).map { "row \($0)" }))
    prepared = []
    for _ in 0..<3 { probe.wheel(.wheelDown) }
    probe.press("G")
    probe.wheel(.wheelUp)
    #expect(prepared.isSuperset(of: (81..<89).map { "row \($0)" }))
    #expect(!prepared.contains("row 20"))
  }

  @Test func theNextPageIsAskedForOnceNearTheEnd() {
    let list = ItemList(count: 40)
    var asked = 0
    list.finish = { table, _ in table.loadMore(.ready) { asked += 1 } }
    let probe = HostProbe(list)
    probe.press("j", .pageDown)
    #expect(asked == 0)
    probe.press("G", "k", "j", .pageUp, "G")
    #expect(asked == 1)
    list.items += (40..<80).map { Item("row \($0)") }
    _ = probe.frame
    #expect(asked == 1)
    probe.press("G")
    #expect(asked == 2)
  }

  @Test(arguments: [3, 40], [false, true])
  func anEmptyPageIsNotAskedForAgain(count: Int, isEarlier: Bool) {
    let list = ItemList(count: count)
    var (asked, state) = (0, LoadMore.State.ready)
    list.finish = { table, _ in
      // An end, so that a failure is no hang.
      let ask: @MainActor @Sendable () -> Void = {
        asked += 1
        if asked < 100 { state = .loading }
      }
      return isEarlier ? table.loadEarlier(state, ask) : table.loadMore(state, ask)
    }
    let probe = HostProbe(list)
    func loadPages() {
      for _ in 0..<10 {
        probe.driver.setNeedsUpdate()
        _ = probe.frame
        state = .ready
        probe.driver.setNeedsUpdate()
        _ = probe.frame
      }
    }
    let keys: [Key] = isEarlier ? ["G", "g"] : ["g", "G"]
    probe.press(keys[1])
    loadPages()
    #expect(asked == 1)
    guard count > 10 else { return }
    for key in keys { probe.press(key) }
    loadPages()
    #expect(asked == 2)
  }

  @Test func aFailedPageIsTriedAgainByEnter() {
    let list = ItemList(count: 3)
    var asked = 0
    list.finish = { table, _ in table.loadMore(.failed("No connection")) { asked += 1 } }
    let probe = HostProbe(list)
    #expect(probe.rows[3].hasPrefix("No connection"))
    #expect(probe.status.hasSuffix("1/3"))
    probe.press("G", .enter)
    #expect(asked == 1)
  }

  @Test func handlersThatChangeTheTableWhileItIsDrawnDoNoHarm() {
    let list = ItemList(count: 30)
    weak var driver: TableDriver?
    list.decorate = { row, list in
      row.onWillDisplay { _ in
        if list.items.count > 3 {
          list.items.removeLast()
          driver?.flush()
        }
      }
    }
    let probe = HostProbe(list)
    driver = probe.driver
    probe.press("j", "G", "g", .pageDown, "k")
    #expect(probe.frame.lines.allSatisfy { $0.columns == 40 })
    #expect(probe.driver.table.rowCount == list.items.count)
  }

  @Test func loadingAndFailureShowWhereThereAreNoRows() {
    let list = ItemList([])
    list.phase = .loading
    let probe = HostProbe(list)
    #expect(probe.rows[0].hasPrefix(Words.current.loading))
    #expect(probe.status.contains(Words.current.loading))
    #expect(probe.host.isBusy)
    let before = probe.status
    probe.host.advanceTick()
    #expect(probe.status != before)
    list.finish = { table, list in table.onRetry { list.log.append("retry") } }
    list.phase = .failed("No connection")
    #expect(probe.rows[0] == "No connection")
    probe.press(.enter)
    #expect(list.log == ["retry"])
    #expect(!probe.host.isBusy)
  }

  @Test func theStatusLineShowsProgressAndWhatTheScreenSays() {
    let probe = HostProbe(ItemList(count: 3), columns: 60)
    probe.screen.progress = { 0.5 }
    probe.screen.status = { "12 lines\u{1B}[2J" }
    #expect(probe.status.contains("━━━━━┄┄┄┄┄ 50% · 12 lines"))
    #expect(!probe.status.contains("\u{1B}"))
    #expect(probe.status.hasSuffix("1/3"))
  }

  @Test func theTablesHeaderTakesTheCursorOnlyIfItDoesSomething() {
    let list = ItemList(count: 3)
    list.finish = { table, _ in table.header(Item("top")) }
    let probe = HostProbe(list)
    probe.press("g", "k")
    #expect(probe.cursor == "row 0")
    #expect(probe.rows[0] == "top")
    #expect(probe.status.hasSuffix("1/3"))
    list.finish = { table, list in
      table.header(Row(Item("top")).onActivate { _ in list.log.append("top") })
    }
    probe.driver.setNeedsUpdate()
    probe.press("k", .enter)
    #expect(list.log == ["top"])
  }

  @Test(arguments: [(1, 1), (2, 1), (1, 2), (3, 3), (5, 4), (6, 2), (200, 1), (1, 60), (2_000, 3)])
  func everySizeWorks(columns: Int, rows: Int) {
    let list = ItemList(count: 30, header: "Head")
    list.items[3] = Item("field", accessory: .textField(RowTextField("text")))
    let probe = HostProbe(list, columns: columns, rows: rows)
    let keys: [Key] = [
      "j", "j", .pageDown, "G", "g", .tab, "j", "j", "j", "e", "x", .escape, "m", "d", "/", "r",
      .enter, "?", "j", .escape, " ", "c",
    ]
    for key in keys {
      probe.press(key)
      #expect(probe.frame.lines.count == rows)
      #expect(probe.frame.lines.allSatisfy { $0.columns == columns })
    }
  }

  @Test func aHostWhoseScreenIsGoneShowsNothing() {
    let host: TerminalHost
    do {
      let screen = ListScreen(title: "Gone", driver: TableDriver(ItemList(count: 3).table))
      host = TerminalHost(screen)
      screen.driver.attach(host)
      screen.driver.detach()
    }
    host.handle(.key("j"))
    #expect(!host.frame(.usual).plain.contains("row"))
  }
}
