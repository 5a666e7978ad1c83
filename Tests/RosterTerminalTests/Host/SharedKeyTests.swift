import Roster
import Testing

@testable import RosterTerminal

/// Keys that more than one thing may want.
@Suite("Terminal host: keys of list, row and page") @MainActor struct SharedKeyTests {
  /// A plain row, one with a field, one with a key of its own.
  private func page() -> (ItemList, HostProbe) {
    let list = ItemList([
      Item("plain"), Item("field", accessory: .textField(RowTextField("x"))), Item("own"),
    ])
    list.decorate = { row, list in
      row.model.id == "own"
        ? row.onKey("e", title: "Own thing") { _ in list.log.append("own e") } : row
    }
    let probe = HostProbe(list, columns: 60, rows: 50)
    for key in "ecdmrJKnN " as String {
      probe.screen.command(key, "Page \(key == " " ? "space" : String(key))") {
        list.log.append("page \(key)")
      }
    }
    return (list, probe)
  }

  @Test func aKeyIsThePagesWhereTheRowHasNothingForIt() {
    let (list, probe) = page()
    probe.type("ecdmrJKnN ")
    #expect(list.log == "ecdmrJKnN ".map { "page \($0)" })
    #expect(probe.host.note == nil)
    list.log = []
    probe.press("j", "e")
    #expect(list.log == [])
    #expect(probe.frame.cursor != nil)
    probe.press(.escape, "c", "j", "e")
    #expect(list.log == ["page c", "own e"])
  }

  @Test func aRowThatCopiesHasTheKey() {
    let (list, probe) = page()
    list.decorate = { row, _ in row.onCopy { _ in "copied" } }
    probe.driver.apply()
    probe.press("c")
    #expect(list.log == [])
    #expect(probe.status == "copied")
  }

  @Test func matchesAreGoneToOnceThePersonFinds() async {
    let (list, probe) = page()
    probe.press("n")
    probe.press("/")
    probe.type("own")
    await probe.found()
    probe.press(.enter, "n")
    await probe.found()
    #expect(probe.cursor == "own")
    probe.press(.escape, "n")
    #expect(list.log == ["page n", "page n"])
  }

  @Test func helpHasEachKeyOnce() {
    let (_, probe) = page()
    /// The lines of the help that begin with a key.
    func lines(_ key: String) -> [String] {
      probe.press("?")
      defer { probe.press(.escape) }
      return probe.lines.filter { line in
        line.prefix(20).split(separator: " ").contains { $0 == key } && line.hasPrefix("  ")
      }.map { $0.dropFirst(20).trimmed }
    }
    let help = Words.current.help
    #expect(lines("e") == ["Page e"])
    #expect(lines("d") == ["Page d"])
    #expect(lines("Delete") == [help.delete])
    #expect(lines("Space") == ["Page space"])
    #expect(lines("m") == ["Page m"])
    #expect(lines("j") == [help.step])
    probe.press("j")
    #expect(lines("e") == [help.edit])
    #expect(lines("c") == ["Page c"])
    probe.press("j")
    #expect(lines("e") == ["Own thing"])
    for key in ListKey.allCases where key != .select {
      #expect(lines(String(key.rawValue)).count == 1, "\(key)")
    }
  }

  @Test func escapeEndsOneThingAfterTheOther() async {
    let list = ItemList(count: 3)
    list.finish = { table, _ in table.selection(.multiple) }
    let probe = HostProbe(list)
    probe.host.canGoBack = true
    probe.press(" ", "/")
    probe.type("row")
    await probe.found()
    probe.press(.enter)
    probe.host.show("A note")
    probe.press(.escape)
    #expect(probe.host.find == nil && probe.driver.selection.count(in: probe.driver.table) == 1)
    probe.host.show("A note")
    probe.press(.escape)
    #expect(probe.driver.selection.count(in: probe.driver.table) == 1)
    probe.press(.escape)
    #expect(probe.driver.selection.isEmpty && !probe.hasClosed)
    probe.press(.escape)
    #expect(probe.hasClosed)
  }

  @Test func anotherTryIsOfferedOnlyWhereThereIsOne() {
    let list = ItemList(count: 2)
    list.phase = .failed("No net")
    let probe = HostProbe(list)
    #expect(probe.status.hasPrefix("No net "))
    #expect(!probe.status.contains(Words.current.retry))
    for finish in [
      { table, _ in table.onRetry {} }, { table, _ in table.onRefresh {} },
    ] as [(TableModel, ItemList) -> TableModel] {
      list.finish = finish
      probe.driver.apply()
      #expect(probe.status.hasPrefix("No net (r: \(Words.current.retry))"))
    }
  }

  @Test func theInfoButtonOfADisabledRowDoesNothing() {
    var taps = 0
    let list = ItemList(count: 1)
    let driver = TableDriver(list) { list in
      let isOn = list.items.count > 1
      return TableModel {
        SectionModel("a") {
          Row("info") { .text("info").accessory(.info).enabled(isOn) }
            .onAccessoryTap { _ in taps += 1 }
        }
      }
    }
    let probe = HostProbe(driver)
    probe.click(38, 1)
    #expect(taps == 0)
    list.items.append(Item("more"))
    probe.click(38, 1)
    #expect(taps == 1)
  }
}

extension Substring {
  fileprivate var trimmed: String {
    String(self.reversed().drop { $0 == " " }.reversed().drop { $0 == " " })
  }
}
