import Roster
import Testing

@testable import RosterTerminal

@Suite("Terminal host: the mouse") @MainActor struct MouseTests {
  @Test func theWheelScrollsAndLeavesTheCursor() {
    let probe = HostProbe(ItemList(count: 30))
    probe.wheel(.wheelDown)
    #expect(probe.rows.first == "row 3")
    #expect(probe.cursor == "row 0")
    probe.wheel(.wheelUp)
    probe.wheel(.wheelUp)
    #expect(probe.rows.first == "row 0")
    for _ in 0..<20 { probe.wheel(.wheelDown) }
    #expect(probe.rows.last == "row 29")
    probe.press("j")
    #expect(probe.rows.contains("row 1"))
  }

  @Test func aClickMovesTheCursorAndASecondChooses() {
    let list = ItemList(count: 5)
    let probe = HostProbe(list)
    probe.click(4, 3)
    #expect(probe.cursor == "row 2")
    #expect(list.log.isEmpty)
    probe.click(4, 3)
    #expect(list.log == ["choose row 2"])
    probe.click(4, 7)
    probe.click(4, 0)
    probe.click(4, 9)
    #expect(list.log == ["choose row 2"])
  }

  @Test func aClickOnASwitchTurnsItAtOnce() {
    let list = ItemList([Item("a"), Item("b", accessory: .toggle(isOn: false))])
    list.decorate = { row, list in row.onToggle { list.log.append("\($0.model.id) \($1)") } }
    let probe = HostProbe(list)
    probe.click(37, 2)
    #expect(list.log == ["b true"])
  }

  @Test func controlAndShiftClickSelect() {
    let list = ItemList(count: 5)
    list.finish = { table, _ in table.selection(.multiple) }
    let probe = HostProbe(list)
    probe.click(4, 1, .control)
    probe.click(4, 3, .control)
    #expect(probe.driver.selection.rows.count == 2)
    probe.click(4, 5, .shift)
    #expect(probe.driver.selection.rows.count == 3)
    #expect(list.log.isEmpty)
  }

  @Test func theScrollBarJumps() {
    let probe = HostProbe(ItemList(count: 1_000))
    probe.click(39, 8)
    #expect(probe.rows.last == "row 999")
    probe.click(39, 1)
    #expect(probe.rows.first == "row 0")
    probe.click(39, 4)
    // Three of seven lines down: that share of the way from the first place to the last.
    #expect(probe.rows.first == "row 425")
  }

  @Test func aClickOnThePinnedHeaderShowsTheStartOfItsSection() {
    let probe = HostProbe(ItemList(count: 30, header: "Head"))
    probe.press("G")
    probe.click(4, 1)
    #expect(probe.rows.prefix(2) == ["Head", "row 0"])
  }

  @Test func aClickElsewhereEndsTyping() {
    let list = ItemList([Item("a", accessory: .textField(RowTextField("x"))), Item("b")])
    list.decorate = { row, list in row.onCommit { list.log.append("commit \($1)") } }
    let probe = HostProbe(list)
    probe.press("e", "y")
    probe.click(4, 2)
    #expect(list.log == ["commit xy"])
    #expect(probe.cursor == "b")
  }
}
