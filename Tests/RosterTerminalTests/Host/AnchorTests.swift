import Roster
import Testing

@testable import RosterTerminal

@Suite("AT12 Place kept in a terminal: inserts, deletes, sizes") @MainActor struct AnchorTests {
  private func scrolled(_ list: ItemList) -> HostProbe {
    let probe = HostProbe(list)
    probe.press(.pageDown, "j")
    #expect(probe.rows.first == "row 7")
    return probe
  }

  @Test("a) rows inserted above move nothing") func insertAbove() {
    let list = ItemList(count: 30)
    let probe = scrolled(list)
    list.items.insert(contentsOf: [Item("x"), Item("y")], at: 0)
    #expect(probe.rows == (7..<15).map { "row \($0)" })
    #expect(probe.cursor == "row 8")
  }

  @Test("b) rows deleted above or below move nothing") func deleteAround() {
    let list = ItemList(count: 30)
    let probe = scrolled(list)
    list.items.removeFirst(5)
    #expect(probe.rows == (7..<15).map { "row \($0)" })
    list.items.removeLast(10)
    #expect(probe.rows == (7..<15).map { "row \($0)" })
  }

  @Test("c) the next row that is left keeps its line") func deleteFirst() {
    let list = ItemList(count: 30)
    let probe = scrolled(list)
    list.remove("row 7")
    list.remove("row 8")
    #expect(probe.rows[2] == "row 9")
    #expect(probe.rows == (5..<7).map { "row \($0)" } + (9..<15).map { "row \($0)" })
    #expect(probe.cursor == "row 9")
  }

  @Test("e) at the start too, rows that enter above stay above") func prependAtStart() {
    let list = ItemList(count: 30)
    let probe = HostProbe(list)
    list.items.insert(Item("x"), at: 0)
    #expect(probe.rows.first == "row 0")
    probe.press("k")
    #expect(probe.rows.first == "x")
  }

  @Test("e) under a header, rows that enter above stay above") func prependUnderHeader() {
    let list = ItemList(count: 30, header: "Rows")
    let probe = HostProbe(list)
    list.items.insert(Item("x"), at: 0)
    #expect(probe.rows.prefix(2) == ["Rows", "row 0"])
  }

  @Test("f) a list that follows its end stays there") func followEnd() {
    let list = ItemList(count: 30)
    let probe = HostProbe(list)
    probe.screen.followsEnd = true
    list.items.append(Item("away from the end"))
    #expect(probe.rows.first == "row 0")
    probe.press("G")
    list.items.append(Item("new"))
    #expect(probe.rows.last == "new")
    #expect(probe.cursor == "new")
  }

  @Test("g) what is left is shown from its start") func deleteNearlyAll() {
    let list = ItemList(count: 30)
    let probe = HostProbe(list)
    probe.press("G")
    list.items.removeLast(29)
    #expect(probe.rows == ["row 0"] + Array(repeating: "", count: 7))
    list.items = []
    #expect(probe.rows.first == Words.current.empty)
    list.items = (0..<3).map { Item("row \($0)") }
    #expect(probe.rows.prefix(3) == ["row 0", "row 1", "row 2"])
    #expect(probe.cursor == "row 0")
  }

  @Test("the first row keeps its place when the width changes") func rewrap() {
    let list = ItemList(
      (0..<30).map { Item("row \($0)", more: "some words that need a few lines when it is narrow") }
    )
    let probe = HostProbe(list, columns: 80, rows: 12)
    for _ in 0..<9 { probe.press("j") }
    for _ in 0..<4 { probe.press("k") }
    let first = probe.rows.first
    #expect(first == "row 5")
    for columns in [30, 14, 9, 25, 120, 80] {
      probe.size = TerminalSize(columns: columns, rows: 12)
      #expect(probe.rows.first?.hasPrefix("row") == true)
      #expect(probe.host.visible.first?.id == RowID(Item.self, "row 5"))
    }
  }

  @Test("the place is kept at every height that has room for the cursor") func heights() {
    let probe = scrolled(ItemList(count: 30))
    for rows in [3, 4, 5, 10, 20, 10, 2, 1, 20] {
      probe.size = TerminalSize(columns: 40, rows: rows)
      // The cursor is on the row below.
      #expect(probe.rows.first == (rows < 3 ? "row 8" : "row 7"), "\(rows) rows")
      if rows == 1 { probe.host.scroll(by: -1) }
    }
  }

  @Test("a row that grows above the view moves nothing") func growAbove() {
    let list = ItemList(count: 30)
    let probe = scrolled(list)
    list.items[2].more = "a second line"
    #expect(probe.rows == (7..<15).map { "row \($0)" })
    list.items[8].more = "a second line"
    #expect(probe.rows.prefix(4) == ["row 7", "row 8", "a second line", "row 9"])
  }

  @Test("a row above the view that is given another height moves the scroll bar, not the rows")
  func heightGivenAbove() {
    let list = ItemList((0..<30).map { Item("row \($0)", height: .fixed(20)) })
    let probe = scrolled(list)
    list.items[2].height = .fixed(100)
    #expect(probe.rows == (7..<15).map { "row \($0)" })
    #expect(probe.host.viewport.offset == 11)
  }

  @Test("a screen that was hidden comes back where it was") func detached() {
    let list = ItemList(count: 30)
    let probe = scrolled(list)
    probe.driver.detach()
    list.items.insert(contentsOf: (0..<9).map { Item("new \($0)") }, at: 0)
    probe.driver.attach(probe.host)
    #expect(probe.rows == (7..<15).map { "row \($0)" })
    probe.driver.detach()
    list.remove("row 7")
    probe.driver.attach(probe.host)
    #expect(probe.rows[1] == "row 8")
    #expect(probe.cursor == "row 8")
  }
}
