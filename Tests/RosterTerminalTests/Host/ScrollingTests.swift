import Roster
import Testing

@testable import RosterTerminal

@Suite("Terminal host: scrolling and the cursor") @MainActor struct ScrollingTests {
  @Test func showsTitleRowsAndStatus() {
    let probe = HostProbe(ItemList(count: 3), columns: 24, rows: 6)
    #expect(
      probe.lines == [
        " Test", " ▸row 0", "  row 1", "  row 2", "", "                     1/3",
      ])
  }

  @Test func movesByRows() {
    let probe = HostProbe(ItemList(count: 30))
    probe.press(.down, "j", "j", .up, "k")
    #expect(probe.cursor == "row 1")
    probe.press("k", "k", "k")
    #expect(probe.cursor == "row 0")
  }

  @Test func scrollsOnlyWhenTheCursorLeavesTheView() {
    let probe = HostProbe(ItemList(count: 30))
    for _ in 0..<7 { probe.press("j") }
    #expect(probe.rows == (0..<8).map { "row \($0)" })
    probe.press("j")
    #expect(probe.rows == (1..<9).map { "row \($0)" })
    #expect(probe.cursorLine == 7)
    for _ in 0..<7 { probe.press("k") }
    #expect(probe.rows == (1..<9).map { "row \($0)" })
    probe.press("k")
    #expect(probe.rows.first == "row 0")
  }

  @Test func movesByPages() {
    let probe = HostProbe(ItemList(count: 30))
    probe.press(.pageDown)
    #expect(probe.rows.first == "row 7")
    #expect(probe.cursor == "row 7")
    probe.press(.pageDown, .pageDown, .pageDown)
    #expect(probe.rows.last == "row 29")
    probe.press(.pageDown)
    #expect(probe.cursor == "row 29")
    for _ in 0..<6 { probe.press(.pageUp) }
    #expect(probe.cursor == "row 0")
    #expect(probe.rows.first == "row 0")
  }

  @Test(arguments: [(Key.end, Key.home), ("G", "g")]) func jumpsToTheEnds(
    toEnd: Key, toStart: Key
  ) {
    let probe = HostProbe(ItemList(count: 1_000))
    probe.press(toEnd)
    #expect(probe.cursor == "row 999")
    #expect(probe.rows == (992..<1_000).map { "row \($0)" })
    #expect(probe.status.hasSuffix("1,000/1,000"))
    probe.press(toStart)
    #expect(probe.cursor == "row 0")
    #expect(probe.rows == (0..<8).map { "row \($0)" })
  }

  @Test func aMillionRowsCostOnlyTheVisibleOnes() {
    var made = 0
    let driver = TableDriver(
      TableModel {
        SectionModel("lines", count: 1_000_000) { index in
          MainActor.assumeIsolated { made += 1 }
          return Item("\(index)", "line \(index)")
        }
      })
    let probe = HostProbe(driver)
    probe.press("G")
    #expect(probe.rows.last == "line 999999")
    probe.press(.pageUp, "g")
    #expect(probe.rows.first == "line 0")
    #expect(made < 200)
  }

  @Test func sectionHeadersStayPinned() {
    let list = ItemList(parts: [
      .init(id: "a", header: "Fruit", items: (0..<10).map { Item("a\($0)") }),
      .init(id: "b", header: "Trees", items: (0..<10).map { Item("b\($0)") }),
    ])
    let probe = HostProbe(list, rows: 8)
    #expect(probe.rows.prefix(2) == ["Fruit", "a0"])
    for _ in 0..<9 { probe.press("j") }
    #expect(probe.rows == ["Fruit", "a5", "a6", "a7", "a8", "a9"])
    probe.press("j")
    #expect(probe.rows == ["Fruit", "a7", "a8", "a9", "Trees", "b0"])
    for _ in 0..<4 { probe.press("j") }
    #expect(probe.rows == ["Trees", "b0", "b1", "b2", "b3", "b4"])
    for _ in 0..<4 { probe.press("k") }
    #expect(probe.rows == ["Trees", "b0", "b1", "b2", "b3", "b4"])
    probe.press("k")
    #expect(probe.cursor == "a9")
    #expect(probe.rows.prefix(3) == ["Fruit", "a9", "Trees"])
  }

  @Test func tabGoesFromSectionToSection() {
    let list = ItemList(parts: [
      .init(id: "a", header: "A", items: (0..<10).map { Item("a\($0)") }),
      .init(id: "none", header: "None", items: []),
      .init(id: "b", header: "B", items: (0..<10).map { Item("b\($0)") }),
    ])
    let probe = HostProbe(list, rows: 8)
    probe.press(.tab)
    #expect(probe.cursor == "b0")
    #expect(probe.rows.prefix(2) == ["B", "b0"])
    probe.press(.tab)
    #expect(probe.cursor == "b9")
    probe.press(.shift(.tab))
    #expect(probe.cursor == "a0")
    #expect(probe.rows.prefix(2) == ["A", "a0"])
  }

  @Test func aRowHigherThanTheViewIsScrolledThrough() {
    let list = ItemList([
      Item("tall", more: (1...20).map { "line\($0)" }.joined(separator: "\n")), Item("next"),
    ])
    let probe = HostProbe(list, rows: 7)
    #expect(probe.rows == ["tall", "line1", "line2", "line3", "line4"])
    probe.press("j")
    #expect(probe.rows.first == "line1")
    #expect(probe.cursor == "tall")
    for _ in 0..<15 { probe.press("j") }
    #expect(probe.rows.last == "line20")
    #expect(probe.cursor == "tall")
    probe.press("j")
    #expect(probe.cursor == "next")
    probe.press("k", "k")
    #expect(probe.cursor == "tall")
  }

  @Test func theScrollBarShowsTheEndsExactly() {
    let probe = HostProbe(ItemList(count: 100))
    #expect(probe.host.thumb == 0..<1)
    probe.press("j", .pageDown)
    #expect(probe.host.thumb?.lowerBound == 1)
    probe.press("G")
    #expect(probe.host.thumb == 7..<8)
    probe.press(.pageUp)
    #expect(probe.host.thumb == 6..<7)
    let whole = HostProbe(ItemList(count: 8))
    #expect(whole.host.thumb == nil)
  }
}
