import Roster
import Testing

@testable import RosterTerminal

@Suite("Terminal: screens as plain text") @MainActor struct PlainTextTests {
  @Test func printsAllLines() {
    let list = ItemList(parts: [
      .init(id: "a", header: "Fruit", items: [Item("apple", more: "round"), Item("fig")]),
      .init(id: "b", header: "Trees", items: [Item("oak", accessory: .disclosure)]),
    ])
    let driver = TableDriver(list) { $0.table }
    #expect(
      PlainText.lines(of: driver, title: "Plants", width: 12)
        == ["Plants", "Fruit", "apple", "round", "fig", "Trees", "oak        ›"])
  }

  @Test func saysHowManyRowsAreLeftOut() {
    let driver = TableDriver(ItemList(count: 10).table)
    #expect(PlainText.lines(of: driver, width: 20, limit: 2) == ["row 0", "row 1", "… 8 more"])
    #expect(PlainText.lines(of: driver, width: 20, limit: 10).count == 10)
    #expect(PlainText.lines(of: driver, width: 20, limit: 0) == ["… 10 more"])
    #expect(PlainText.lines(of: driver, width: 20, limit: -1) == ["… 10 more"])
  }

  @Test func noLineIsTooLongAndNothingIsASequence() {
    let driver = TableDriver(
      ItemList([Item("\u{1B}[31m你好\u{7}\tworld", more: String(repeating: "长", count: 50))]).table)
    for width in -1...20 {
      for line in PlainText.lines(of: driver, title: "你好", width: width) {
        #expect(TerminalText.columns(of: line) <= max(1, width))
        #expect(!line.unicodeScalars.contains { $0.properties.generalCategory == .control })
      }
    }
  }

  @Test func emptyTablesAndPositionsArePrinted() {
    #expect(PlainText.lines(of: TableDriver(TableModel {}), width: 30) == [Words.current.empty])
    let driver = TableDriver(
      TableModel {
        SectionModel("a") {
          Row("x") { .text("x").detail(.position) }
          Row("y") { .text("y").detail(.position) }
        }
      })
    #expect(PlainText.lines(of: driver, width: 12) == ["x     1 of 2", "y     2 of 2"])
  }

  @Test func theHostThatShowsTheTableGetsItBack() {
    let probe = HostProbe(ItemList(count: 30))
    probe.press(.pageDown)
    #expect(PlainText.lines(of: probe.driver, width: 20).count == 30)
    #expect(probe.driver.host === probe.host)
    #expect(probe.rows.first == "row 7")
  }

  @Test func waitsForDataThatIsBeingLoaded() async {
    let list = ItemList([])
    list.phase = .loading
    let driver = TableDriver(list) { $0.table }
    Task {
      await Task.yield()
      list.items = [Item("loaded")]
      list.phase = .ready
    }
    await PlainText.loaded(driver)
    #expect(PlainText.lines(of: driver, width: 20) == ["loaded"])
  }
}
