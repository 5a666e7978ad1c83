import ListTestSupport
import Observation
import Roster
import Testing

@testable import RosterTerminal

/// What a person does happens to the row that they see, whatever has changed since it was drawn.
@Suite("Terminal host: input that refers to lines drawn earlier") @MainActor struct StaleLineTests {
  /// Five rows, and around them sections that show nothing.
  private func list() -> ItemList {
    ItemList(parts: [
      .init(id: "pinned", header: nil, items: []),
      .init(id: "rows", header: nil, items: (0..<5).map { Item("row \($0)") }),
    ])
  }

  @Test("AT15 An empty section without a header that leaves or enters in front: clicks and keys")
  func emptySection() {
    for leaves in [true, false] {
      let list = list()
      let rows = list.parts
      if !leaves { list.parts.removeFirst() }
      let probe = HostProbe(list, columns: 30, rows: 10)
      list.parts = leaves ? Array(rows.dropFirst()) : rows
      #expect(Array(probe.rows.prefix(5)) == (0..<5).map { "row \($0)" })
      #expect(probe.host.viewport.faults(in: probe.driver.table) == [])
      for row in [3, 1, 4] {
        probe.click(4, row + 1)
        #expect(probe.cursor == "row \(row)")
        probe.click(4, row + 1)
        #expect(list.log.last == "choose row \(row)")
      }
      probe.press(.home, .down, .pageDown, .enter, "k", "k", .tab, .shift(.tab))
      #expect(list.log.last == "choose row 4")
      probe.wheel(.wheelDown)
      #expect(probe.host.viewport.faults(in: probe.driver.table) == [])
    }
  }

  @Test("A click is for the row that was drawn there, though others have entered above it since")
  func changedSinceDrawn() {
    let list = ItemList(count: 5)
    let probe = HostProbe(list)
    list.items.insert(contentsOf: [Item("x"), Item("y")], at: 2)
    probe.host.handle(.mouse(MouseEvent(.press(.left), column: 4, row: 5)))
    #expect(probe.cursor == "row 4")
    list.remove("row 4")
    // Where it was drawn there is another one by now.
    probe.host.handle(.mouse(MouseEvent(.press(.left), column: 4, row: 5)))
    #expect(list.log.isEmpty)
    _ = probe.frame
    probe.click(4, 3)
    #expect(probe.cursor == "x")
  }

  @Test("A click behind a wheel that was not drawn yet is for what was drawn")
  func wheelBeforeClick() {
    let probe = HostProbe(ItemList(count: 30))
    probe.host.handle(.mouse(MouseEvent(.wheelDown, column: 4, row: 3)))
    probe.host.handle(.mouse(MouseEvent(.press(.left), column: 4, row: 8)))
    #expect(probe.cursor == "row 7")
  }

  @Test("A click on a menu is for the choice that was drawn there, though its row has moved since")
  func menu() {
    let list = ItemList(count: 12)
    list.decorate = { row, list in
      row.contextMenu { _ in
        RowMenu(["One", "Two"].map { title in RowAction(title) { _ in list.log.append(title) } })
      }
    }
    let probe = HostProbe(list, rows: 16)
    probe.press("j", "m")
    let drawn = probe.lines
    let line = drawn.firstIndex { $0.contains("Two") } ?? 0
    list.items.insert(contentsOf: [Item("x"), Item("y"), Item("z")], at: 1)
    probe.host.handle(.mouse(MouseEvent(.press(.left), column: 4, row: line)))
    #expect(list.log == ["Two"])
  }

  @Test("A click on a menu of more choices than there is room for is for the one drawn there")
  func longMenu() {
    let list = ItemList(count: 3)
    list.decorate = { row, list in
      row.contextMenu { _ in
        RowMenu(
          (0..<30).map { number in
            RowAction("Choice \(number)") { _ in list.log.append("\(number)") }
          })
      }
    }
    let probe = HostProbe(list, rows: 12)
    probe.press("m", .end)
    let line = probe.lines.firstIndex { $0.contains("Choice 27") } ?? 0
    probe.click(4, line)
    #expect(list.log == ["27"])
  }

  @Test("A screen that is drawn after its driver went to another host does not stop")
  func twoHosts() {
    let list = list()
    let probe = HostProbe(list)
    let other = HostProbe(probe.driver)
    list.parts[1].items.removeLast(3)
    #expect(other.rows.prefix(3) == ["row 0", "row 1", ""])
    probe.size = TerminalSize(columns: 20, rows: 30)
    #expect(Set(probe.rows) == [""])
    probe.press(.down, .end, .pageDown)
    probe.click(4, 2)
    probe.driver.attach(probe.host)
    #expect(probe.rows.prefix(3) == ["row 0", "row 1", ""])
  }
}
