import ListTestSupport
import Roster
import Testing

@testable import RosterTerminal

@Suite("Terminal host: the cursor in view at every size, and where it is sent") @MainActor
struct CursorInViewTests {
  /// Rows of one to four lines, more where it is narrow, in sections with headers.
  private func sections(_ random: inout ListTestSupport.SeededRandom) -> ItemList {
    ItemList(
      parts: (0..<5).map { part in
        .init(
          id: "\(part)", header: part % 2 == 0 ? "Part \(part)" : nil,
          items: part == 3
            ? []
            : (0..<12).map { row in
              let words = String(repeating: "word ", count: random.below(12))
              return Item("row \(part).\(row)", more: row % 3 == 0 ? nil : words)
            })
      })
  }

  /// What is wrong with where the cursor is.
  private func fault(_ probe: HostProbe) -> String? {
    let frame = probe.frame
    guard probe.size.rows > 0 else { return nil }
    guard let cursor = probe.driver.cursor, let row = probe.host.inView(cursor) else {
      return "the cursor is out of view at \(probe.size)"
    }
    let covered = probe.host.pinned == nil ? 0 : probe.host.pinnedHeight
    if row.bottom <= covered || row.top >= probe.host.viewHeight {
      return "the cursor at \(row.top)..<\(row.bottom) is hidden at \(probe.size)"
    }
    // A row that has room is seen as a whole after a size at which it was.
    return frame.lines.count == probe.size.rows ? nil : "\(frame.lines.count) lines"
  }

  @Test("A window that shrinks below the cursor: 22 lines to 7")
  func shrinks() {
    let probe = HostProbe(ItemList(count: 60), rows: 22)
    for _ in 0..<40 { probe.press("j") }
    #expect(probe.cursorLine == 19)
    probe.size = TerminalSize(columns: 40, rows: 7)
    #expect(probe.cursorLine == 4)
    #expect(probe.rows.last == "row 40")
    probe.size = TerminalSize(columns: 40, rows: 22)
    #expect(probe.rows.contains("row 40"))
  }

  @Test("Every height and every width from every row, and back, headers pinned")
  func allSizes() {
    var random = ListTestSupport.SeededRandom(seed: 1)
    let probe = HostProbe(sections(&random), columns: 60, rows: 22)
    for step in 0..<50 {
      for size in 0..<24 {
        probe.size = TerminalSize(columns: 60, rows: 22)
        #expect(fault(probe) == nil, "step \(step)")
        probe.size = TerminalSize(columns: size % 2 == 0 ? 60 : 9 + size, rows: size)
        #expect(fault(probe) == nil, "step \(step)")
      }
      probe.press("j")
    }
  }

  @Test("Sizes and steps at random", arguments: [2, 3, 4] as [UInt64])
  func randomSizes(seed: UInt64) {
    var random = ListTestSupport.SeededRandom(seed: seed)
    let list = sections(&random)
    let probe = HostProbe(list)
    for step in 0..<600 {
      if random.below(2) == 0 {
        let keys: [Key] = ["j", "k", .pageDown, .pageUp, .tab, .shift(.tab), "g", "G"]
        probe.press(keys[random.below(keys.count)])
      }
      probe.size = TerminalSize(columns: random.below(70), rows: random.below(26))
      if let fault = fault(probe) {
        Issue.record("seed \(seed), step \(step): \(fault)")
        return
      }
      let faults = probe.host.viewport.faults(in: probe.driver.table)
      if !faults.isEmpty {
        Issue.record("seed \(seed), step \(step): \(faults)")
        return
      }
    }
  }

  @Test("A row of several lines that was seen as a whole is so again, where it has room")
  func wholeRows() {
    let list = ItemList(
      (0..<30).map { Item("row \($0)", more: "some words that need a few lines when it is narrow") }
    )
    let probe = HostProbe(list, columns: 70, rows: 20)
    for _ in 0..<12 { probe.press("j") }
    for (columns, rows) in [(70, 10), (25, 9), (14, 20), (60, 4), (40, 3), (22, 12)] {
      probe.size = TerminalSize(columns: columns, rows: rows)
      _ = probe.frame
      let row = probe.driver.cursor.flatMap(probe.host.inView)
      let view = probe.host.viewHeight
      #expect(row.map { $0.top >= 0 && $0.bottom <= max(view, $0.height) } == true, "\(columns)")
    }
  }

  @Test("A cursor that a person has scrolled away from stays there at another size")
  func scrolledAway() {
    let probe = HostProbe(ItemList(count: 60))
    for _ in 0..<6 { probe.wheel(.wheelDown) }
    #expect(probe.rows.first == "row 18")
    for rows in [5, 20, 3, 12] {
      probe.size = TerminalSize(columns: 40, rows: rows)
      #expect(probe.rows.first == "row 18")
    }
    #expect(probe.cursor == "row 0")
  }

  @Test("A view that had no room at all shows the cursor once it has")
  func noRoom() {
    let probe = HostProbe(ItemList(count: 60), rows: 22)
    for _ in 0..<40 { probe.press("j") }
    for rows in [0, 7, 0, 0, 3] {
      probe.size = TerminalSize(columns: 40, rows: rows)
      _ = probe.frame
      if rows > 0 { #expect(probe.cursorLine != nil, "\(rows)") }
    }
  }

  // MARK: Sent by the program

  @Test("A cursor that the program moves is brought into view, near or far, once and no more")
  func moved() {
    let probe = HostProbe(ItemList(count: 100))
    probe.driver.moveCursor(to: RowID(Item.self, "row 50"))
    #expect(probe.rows.last == "row 50")
    probe.driver.moveCursor(to: RowID(Item.self, "row 48"))
    #expect(probe.rows.last == "row 50")
    probe.driver.moveCursor(to: RowID(Item.self, "row 3"))
    #expect(probe.rows.first == "row 3")
    for _ in 0..<4 { probe.wheel(.wheelDown) }
    #expect(probe.rows.first == "row 15")
    probe.driver.setNeedsUpdate()
    #expect(probe.rows.first == "row 15")
    probe.driver.moveCursor(to: nil)
    #expect(probe.rows.first == "row 15")
    #expect(probe.cursor == "row 15")
  }

  @Test("It is before the first frame, and behind a pinned header")
  func movedBefore() {
    let list = ItemList(count: 100, header: "Head")
    let driver = TableDriver(list) { $0.table }
    driver.moveCursor(to: RowID(Item.self, "row 70"))
    let probe = HostProbe(driver)
    #expect(probe.rows.last == "row 70")
    probe.driver.moveCursor(to: RowID(Item.self, "row 62"))
    #expect(probe.rows.prefix(2) == ["Head", "row 62"])
  }

  @Test("A click on a row that is cut off at the bottom leaves the view alone; so does an update")
  func notSent() {
    let list = ItemList((0..<30).map { Item("row \($0)", more: "second") })
    let probe = HostProbe(list, rows: 9)
    #expect(probe.rows.last == "row 3")
    probe.click(4, 7)
    #expect(probe.cursor == "row 3")
    #expect(probe.rows.last == "row 3")
    list.remove("row 3")
    #expect(probe.rows.prefix(2) == ["row 0", "second"])
    #expect(probe.cursor == "row 4")
    probe.driver.detach()
    probe.driver.attach(probe.host)
    #expect(probe.rows.prefix(2) == ["row 0", "second"])
  }
}
