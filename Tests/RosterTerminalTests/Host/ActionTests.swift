import Roster
import Testing

@testable import RosterTerminal

@Suite("Terminal host: what keys do with rows") @MainActor struct ActionTests {
  private func list(
    _ count: Int = 5, _ decorate: @escaping (Row<Item>, ItemList) -> Row<Item>
  ) -> ItemList {
    let list = ItemList(count: count)
    list.decorate = decorate
    return list
  }

  @Test func enterChooses() {
    let list = ItemList(count: 3)
    let probe = HostProbe(list)
    probe.press("j", .enter)
    #expect(list.log == ["choose row 1"])
  }

  @Test func enterTurnsASwitch() {
    let list = list { row, list in
      row.onToggle { _, isOn in
        list.log.append("\(isOn)")
        list.items[0].accessory = .toggle(isOn: isOn)
      }
    }
    list.items[0].accessory = .toggle(isOn: false)
    let probe = HostProbe(list)
    #expect(probe.rows[0].hasSuffix("[ ]"))
    probe.pressTogether(.enter, .enter, .enter)
    #expect(list.log == ["true", "false", "true"])
    #expect(probe.rows[0].hasSuffix("[x]"))
    probe.press(" ")
    #expect(list.log.last == "false")
  }

  @Test func aDisabledRowDoesNothing() {
    var chosen = 0
    let probe = HostProbe(
      TableDriver(
        TableModel {
          SectionModel("a") {
            Row("off") { .text("off").enabled(false) }.onActivate { _ in chosen += 1 }
          }
        }))
    probe.press(.enter)
    #expect(chosen == 0)
  }

  @Test func enterFallsBackToPrimaryActionAndInfo() {
    var log: [String] = []
    let probe = HostProbe(
      TableDriver(
        TableModel {
          SectionModel("a") {
            Row("primary") { .text("primary") }.onPrimaryAction { _ in log.append("primary") }
            Row("info") { .text("info").accessory(.info) }.onAccessoryTap { _ in log.append("info")
            }
          }
        }))
    probe.press(.enter, "j", .enter)
    #expect(log == ["primary", "info"])
  }

  @Test func pressesAndFocusAreTold() {
    let list = list(2) { row, list in
      row.onHighlight { _, isPressed in list.log.append("pressed \(isPressed)") }
        .onFocus { row, hasFocus in list.log.append("\(row.model.id) \(hasFocus)") }
    }
    let probe = HostProbe(list)
    probe.press("j", .enter)
    #expect(
      list.log == [
        "row 0 true", "row 0 false", "row 1 true", "pressed true", "choose row 1",
        "pressed false",
      ])
  }

  // MARK: Selection

  private func selectable(_ mode: SelectionMode) -> (ItemList, HostProbe) {
    let list = ItemList(count: 9)
    list.finish = { table, _ in table.selection(mode) }
    return (list, HostProbe(list))
  }

  private func selected(_ probe: HostProbe) -> [String] {
    probe.lines.filter { $0.hasPrefix("✓") }
      .map { String($0.dropFirst(2).prefix(5)) }
  }

  @Test func spaceSelects() {
    let (list, probe) = selectable(.multiple)
    probe.press(" ", "j", "j", " ")
    #expect(selected(probe) == ["row 0", "row 2"])
    #expect(probe.status.hasPrefix("2 selected"))
    probe.press(" ")
    #expect(selected(probe) == ["row 0"])
    list.items.swapAt(0, 1)
    #expect(selected(probe) == ["row 0"])
    #expect(list.log.isEmpty)
  }

  @Test func spaceSelectsOneInSingleMode() {
    let (_, probe) = selectable(.single)
    probe.press(" ", "j", " ")
    #expect(selected(probe) == ["row 1"])
  }

  @Test func spaceSaysWhyNothingIsSelected() {
    let probe = HostProbe(ItemList(count: 2))
    probe.press(" ")
    #expect(probe.status.contains("not selected"))
    probe.press("j")
    #expect(!probe.status.contains("not selected"))
  }

  @Test func shiftArrowsExtendTheSelection() {
    let (_, probe) = selectable(.multiple)
    probe.press("j", .shift(.down), .shift(.down))
    #expect(selected(probe) == ["row 1", "row 2", "row 3"])
    probe.press(.shift(.up))
    #expect(selected(probe) == ["row 1", "row 2"])
    probe.press(.shift(.up), .shift(.up))
    #expect(selected(probe) == ["row 0", "row 1"])
    probe.press(.control("a"))
    #expect(probe.status.hasPrefix("9 selected"))
  }

  // MARK: Moving

  @Test(arguments: [(Key("J"), Key("K")), (.alt(.down), .alt(.up))]) func rowsMove(
    down: Key, up: Key
  ) {
    let list = list { row, list in
      row.onMove { row, place in
        let item = list.items.remove(at: row.index)
        list.items.insert(item, at: place.index)
      }
    }
    let probe = HostProbe(list)
    probe.pressTogether(down, down)
    #expect(list.items.map(\.id) == ["row 1", "row 2", "row 0", "row 3", "row 4"])
    #expect(probe.cursor == "row 0")
    probe.pressTogether(up, up, up)
    #expect(list.items.map(\.id) == ["row 0", "row 1", "row 2", "row 3", "row 4"])
  }

  @Test func aMovedRowStaysInView() {
    let list = list(30) { row, list in
      row.onMove { row, place in
        list.items.insert(list.items.remove(at: row.index), at: place.index)
      }
    }
    let probe = HostProbe(list)
    for _ in 0..<12 { probe.press("J") }
    #expect(probe.cursor == "row 0")
    #expect(probe.rows.contains("row 0"))
  }

  @Test func aRowThatMayNotMoveSaysSo() {
    let list = ItemList(count: 2)
    let probe = HostProbe(list)
    probe.press("J")
    #expect(probe.status.hasPrefix("This row cannot be moved"))
  }

  // MARK: Deleting

  @Test("AT15h: two quick deletes act on two rows") func quickDeletes() {
    let list = list(3) { row, list in row.onDelete { list.remove($0.model.id) } }
    let probe = HostProbe(list)
    probe.pressTogether("d", .delete)
    #expect(list.items.map(\.id) == ["row 2"])
    #expect(probe.cursor == "row 2")
    probe.pressTogether("d", "d", "d")
    #expect(list.items.isEmpty)
  }

  @Test func deletingAsksWhereARowWantsIt() {
    let list = list(3) { row, list in
      row.onDelete(confirmation: "Delete it") { list.remove($0.model.id) }
    }
    let probe = HostProbe(list)
    probe.press("d")
    #expect(probe.status.hasPrefix("Delete it? y"))
    probe.press("n")
    #expect(list.items.count == 3)
    probe.press("d", "y")
    #expect(list.items.map(\.id) == ["row 1", "row 2"])
    probe.press("d")
    list.remove("row 1")
    probe.press("y")
    #expect(list.items.map(\.id) == ["row 2"])
    #expect(probe.status.contains("gone"))
  }

  @Test func aRowThatCannotBeDeletedSaysSo() {
    let probe = HostProbe(ItemList(count: 2))
    probe.press("d")
    #expect(probe.status.hasPrefix("This row cannot be deleted"))
  }

  // MARK: Copy, paste, refresh, own keys

  @Test func copyShowsTheTextUnlessTheClipboardIsAllowed() {
    let list = list { row, _ in row.onCopy { "copy of \($0.model.id)" } }
    let probe = HostProbe(list)
    probe.press("c")
    #expect(probe.status == "copy of row 0")
    #expect(probe.copied.isEmpty)
    let allowed = HostProbe(list, options: TerminalOptions(allowsClipboard: true))
    allowed.press("c")
    #expect(allowed.copied == ["copy of row 0"])
    list.decorate = { row, _ in row }
    list.items[0].more = "more"
    allowed.press("c")
    #expect(allowed.copied.last == "row 0\tmore")
  }

  @Test func pastedTextGoesToTheRow() {
    let list = list { row, list in row.onPaste { list.log.append("\($0.model.id): \($1)") } }
    let probe = HostProbe(list)
    probe.press("j")
    probe.paste("two\nlines")
    #expect(list.log == ["row 1: two\nlines"])
  }

  @Test func refreshShowsThatItIsUnderWay() async {
    let list = ItemList(count: 2)
    let (stream, gate) = AsyncStream.makeStream(of: Void.self)
    list.finish = { table, list in
      table.onRefresh {
        list.log.append("refresh")
        for await _ in stream { break }
      }
    }
    let probe = HostProbe(list)
    probe.press("r")
    #expect(probe.status.contains("Refreshing"))
    #expect(probe.host.isBusy)
    while list.log.isEmpty { await Task.yield() }
    probe.press("r")
    gate.yield()
    while probe.driver.isRefreshing { await Task.yield() }
    #expect(!probe.status.contains("Refreshing"))
    #expect(list.log == ["refresh"])
  }

  @Test func refreshTriesAgainAfterAFailure() {
    let list = ItemList(count: 2)
    list.finish = { table, list in
      table.onRetry { list.log.append("retry") }.onRefresh {}
    }
    list.phase = .failed("No connection")
    let probe = HostProbe(list)
    #expect(probe.status.contains("No connection"))
    probe.press("r")
    #expect(list.log == ["retry"])
    list.phase = .loading
    #expect(probe.status.contains(Words.current.loading))
    list.phase = .ready
    list.finish = { table, _ in table }
    probe.press("r")
    #expect(probe.status.contains("nothing to refresh"))
  }

  @Test func keysOfRowsAndScreensDoTheirThing() {
    let list = list { row, list in
      row.onKey("x", title: "Mark") { list.log.append("row x \($0.model.id)") }
        .onKey("j", title: "Never") { _ in list.log.append("never") }
    }
    let probe = HostProbe(list)
    probe.screen.command("x", "Never") { list.log.append("screen x") }
    probe.screen.command("a", "Add") { list.log.append("screen a") }
    probe.screen.command("j", "Never") { list.log.append("never") }
    probe.press("x", "a", "j", "z")
    #expect(list.log == ["row x row 0", "screen a"])
    #expect(probe.cursor == "row 1")
  }

  @Test func insertAsksTheRow() {
    let list = list { row, list in row.onInsert { list.log.append("insert at \($0.model.id)") } }
    let probe = HostProbe(list)
    probe.press(.insert)
    #expect(list.log == ["insert at row 0"])
  }

  @Test func qAndEscapeLeave() {
    let probe = HostProbe(ItemList(count: 2))
    probe.press(.escape, .left)
    #expect(!probe.hasClosed)
    probe.host.canGoBack = true
    probe.press(.left)
    #expect(probe.hasClosed)
    let first = HostProbe(ItemList(count: 2))
    first.press("q")
    #expect(first.hasClosed)
  }
}
