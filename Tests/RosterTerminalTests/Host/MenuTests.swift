import Roster
import Testing

@testable import RosterTerminal

@Suite("Terminal host: menu and help") @MainActor struct MenuTests {
  private func list() -> ItemList {
    let list = ItemList(count: 3)
    list.decorate = { row, list in
      row.contextMenu { row in
        RowMenu(
          [
            RowAction("Rename") { list.log.append("rename \($0.id.key)") },
            RowAction("Off", isEnabled: false) { _ in list.log.append("off") },
          ], title: "Actions", preview: .subtitle("Preview", "of \(row.model.id)"))
      }
      .leadingActions { _ in [RowAction("Reply") { list.log.append("reply \($0.id.key)") }] }
      .trailingActions { _ in
        [RowAction("Archive", isDestructive: true) { list.log.append("archive \($0.id.key)") }]
      }
      .onDelete(confirmation: "Really delete") { list.remove($0.model.id) }
    }
    return list
  }

  @Test func showsAllThatCanBeDone() {
    let probe = HostProbe(list(), rows: 16)
    probe.press("m")
    let text = probe.lines.joined(separator: "\n")
    for part in ["Actions", "Preview", "of row 0", "Rename", "Off", "Reply", "Archive", "Delete"] {
      #expect(text.contains(part), "\(part)")
    }
  }

  @Test func arrowsAndEnterChoose() {
    let list = list()
    let probe = HostProbe(list, rows: 16)
    probe.press("m", .enter)
    probe.press("m", .down, .enter)
    probe.press("m", .up, .up, .enter)
    #expect(list.log == ["rename \"row 0\"", "reply \"row 0\"", "archive \"row 0\""])
  }

  @Test func lettersChoose() {
    let list = list()
    let probe = HostProbe(list, rows: 16)
    probe.press("m", "r", "m", "e", "m", "a")
    #expect(list.log == ["rename \"row 0\"", "reply \"row 0\"", "archive \"row 0\""])
    probe.press("m", "d")
    #expect(probe.status.hasPrefix("Really delete?"))
    probe.press("y")
    #expect(list.items.map(\.id) == ["row 1", "row 2"])
  }

  @Test func escapeClosesAndOtherKeysDoNothing() {
    let list = list()
    let probe = HostProbe(list, rows: 16)
    probe.press("m", "z", "q")
    #expect(probe.lines.joined().contains("Rename"))
    probe.press(.escape)
    #expect(!probe.lines.joined().contains("Rename"))
    #expect(list.log.isEmpty && !probe.hasClosed)
  }

  @Test func theMenuActsOnTheRowItWasOpenedOn() {
    let list = list()
    let probe = HostProbe(list, rows: 16)
    probe.press("j", "m")
    list.items.insert(Item("new"), at: 0)
    list.items.swapAt(2, 3)
    probe.press("r")
    #expect(list.log == ["rename \"row 1\""])
    probe.press("m")
    list.remove("row 1")
    probe.press("r")
    #expect(list.log == ["rename \"row 1\""])
    #expect(probe.status.contains("gone"))
  }

  @Test func clicksChoose() {
    let list = list()
    let probe = HostProbe(list, rows: 16)
    probe.press("m")
    let line = probe.lines.firstIndex { $0.contains("Reply") } ?? 0
    probe.click(5, line)
    #expect(list.log == ["reply \"row 0\""])
    probe.press("m")
    probe.click(5, 15)
    #expect(!probe.lines.joined().contains("Reply"))
  }

  @Test func aRowWithoutMenuSaysSo() {
    let probe = HostProbe(ItemList(count: 1))
    probe.press("m")
    #expect(probe.status.contains("no menu"))
  }

  @Test func aLongMenuScrolls() {
    let list = ItemList(count: 1)
    list.decorate = { row, list in
      row.trailingActions { _ in
        (0..<30).map { number in RowAction("Action \(number)") { _ in list.log.append("\(number)") }
        }
      }
    }
    let probe = HostProbe(list, rows: 8)
    probe.press("m")
    for _ in 0..<20 { probe.press(.down) }
    #expect(probe.lines.contains { $0.contains("Action 20") })
    probe.press(.enter)
    #expect(list.log == ["20"])
  }

  // MARK: Help

  @Test func helpListsAllKeys() {
    let list = ItemList(count: 2)
    list.decorate = { row, _ in row.onKey("x", title: "Mark the row") { _ in } }
    let probe = HostProbe(list, columns: 60, rows: 40)
    probe.screen.command("a", "Add a row") {}
    probe.press("?")
    let text = probe.lines.joined(separator: "\n")
    for part in [
      "Add a row", "Mark the row", "PgUp", "Tab", "Space", "Shift-", "find", "menu", "quit",
    ] {
      #expect(text.contains(part), "\(part)")
    }
    probe.press("x")
    #expect(probe.rows.first == "row 0")
  }

  @Test func helpScrolls() {
    let probe = HostProbe(ItemList(count: 2), rows: 8)
    probe.press("?")
    let first = probe.lines.first
    probe.press("j", "j")
    #expect(probe.lines.first != first)
    probe.press("G")
    #expect(probe.lines.contains { $0.contains("wheel") })
    probe.press("g", "k")
    #expect(probe.lines.first == first)
    probe.press(.pageDown, .end, .home, .pageUp)
    #expect(probe.lines.first == first)
    probe.wheel(.wheelDown)
    probe.press(.escape)
    #expect(probe.rows.first == "row 0")
  }
}
