#if GTK
  import Roster
  import XCTest

  @testable import RosterGTK

  /// Real keys, and what rows are told of them.
  final class KeyTests: GTKTestCase {
    func testArrowsGoFromRowToRowAndPassHeadersOver() {
      onScreen {
        let driver = TableDriver(
          TableModel {
            SectionModel("one", header: "One", rows: ["a", "b"].map { NameRow($0) })
            SectionModel("two", header: "Two", rows: ["c"].map { NameRow($0) })
          })
        let list = ListWindow(driver)
        let person = Person(list)
        let ids = ["a", "b", "c"].map { RowID(NameRow.self, $0) }
        XCTAssertEqual(driver.cursor, ids[0])
        person.press("Down", "Down")
        XCTAssertEqual(driver.cursor, ids[2])
        XCTAssertEqual(list.focused, ids[2])
        person.press("Down")
        XCTAssertEqual(driver.cursor, ids[2])
        person.press("Up")
        XCTAssertEqual(list.focused, ids[1])
        person.press("Home")
        XCTAssertEqual(list.focused, ids[0])
        person.press("End")
        XCTAssertEqual(list.focused, ids[2])
        list.close()
      }
    }

    func testHomeEndAndPagesReachRowsFarAway() {
      onScreen {
        let driver = TableDriver(
          TableModel { SectionModel("s", count: 100_000) { NameRow("row \($0)") } })
        let list = ListWindow(driver)
        let person = Person(list)
        person.press("End")
        XCTAssertEqual(driver.cursorIndex, 99_999)
        XCTAssertEqual(list.focused, driver.cursor)
        XCTAssertTrue(list.host.place.rowsInView.contains { $0.row == driver.cursor })
        person.press("Prior")
        let page = 99_999 - (driver.cursorIndex ?? 0)
        XCTAssertGreaterThan(page, 3)
        XCTAssertEqual(list.focused, driver.cursor)
        person.press("Home")
        XCTAssertEqual(driver.cursorIndex, 0)
        XCTAssertEqual(list.offset, 0)
        person.press("Next")
        XCTAssertEqual(driver.cursorIndex, page)
        list.close()
      }
    }

    func testEnterChoosesAndSpaceSelects() {
      onScreen {
        let rows = EventList(count: 3) { row, list in
          row.onActivate { list.note("choose \($0.model.id)") }
        }
        rows.mode = .multiple
        let list = ListWindow(rows.driver)
        let person = Person(list)
        person.press("Down", "Return", "KP_Enter")
        XCTAssertEqual(rows.take(), ["choose r1", "choose r1"])
        person.press("space", "Down", "ctrl+space", "space")
        XCTAssertEqual(rows.take(), ["selected r1", "selected r1 r2", "selected r1"])
        person.press("ctrl+a")
        XCTAssertEqual(rows.take(), ["selected r0 r1 r2"])
        person.press("ctrl+shift+a")
        XCTAssertEqual(rows.take(), ["selected "])
        person.press("Home", "shift+Down", "shift+Down", "shift+Up")
        XCTAssertEqual(rows.take(), ["selected r0 r1", "selected r0 r1 r2", "selected r0 r1"])
        person.press("Escape")
        XCTAssertEqual(rows.take(), ["selected "])
        list.close()
      }
    }

    func testSpaceTurnsASwitchWhereRowsAreNotSelected() {
      onScreen {
        let driver = SwitchList()
        let list = ListWindow(driver.driver)
        let person = Person(list)
        person.press("space")
        XCTAssertEqual(driver.log, [true])
        person.press("Return")
        XCTAssertEqual(driver.log, [true, false])
        list.close()
      }
    }

    func testDeleteAsksFirstIfTheRowWantsIt() {
      onScreen {
        let rows = EventList(["a", "b"]) { row, list in
          row.onDelete(confirmation: "Really delete") { row in
            list.names.removeAll { $0 == row.model.id }
          }
        }
        let list = ListWindow(rows.driver)
        var messages: [String] = []
        list.host.onMessage = { messages.append($0) }
        let person = Person(list)
        person.press("Delete")
        settle("the question") { list.host.popover.id == rows.id("a") }
        person.press("Escape")
        settle("no question") { list.host.popover.id == nil }
        XCTAssertEqual(rows.names, ["a", "b"])
        XCTAssertEqual(list.focused, rows.id("a"))
        person.press("Delete")
        settle("the question") { list.host.popover.id == rows.id("a") }
        person.press("Return")
        settle("the answer") { list.host.popover.id == nil }
        XCTAssertEqual(rows.names, ["b"])
        settle("the focus on the neighbour") { list.focused == rows.id("b") }
        // The row leaves while it is asked about.
        person.press("Delete")
        settle("the question") { list.host.popover.id == rows.id("b") }
        rows.names = ["z"]
        rows.driver.flush()
        settle("no question") { list.host.popover.id == nil }
        XCTAssertEqual(rows.names, ["z"])
        list.close()
      }
    }

    /// As in a terminal, Delete is for the row that the cursor is on.
    func testDeleteLeavesTheRestOfTheSelectionAlone() {
      onScreen {
        let rows = EventList(count: 5) { row, list in
          row.onDelete(confirmation: "Delete \(row.model.id)") { row in
            list.names.removeAll { $0 == row.model.id }
          }
        }
        rows.mode = .multiple
        let list = ListWindow(rows.driver)
        let person = Person(list)
        person.press("Down", "shift+Down", "shift+Down")
        XCTAssertEqual(rows.take(), ["selected r1 r2", "selected r1 r2 r3"])
        person.press("Delete")
        settle("the question") { list.host.popover.id == rows.id("r3") }
        XCTAssertEqual(
          list.popover.map { Widgets($0).texts }, [Words.current.cancel, "Delete r3"])
        // Whatever comes and goes meanwhile, the answer is about that row.
        rows.names = ["new", "r3", "r0", "r1", "r4"]
        rows.driver.flush()
        list.waitForFrames()
        person.press("Return")
        settle("the answer") { list.host.popover.id == nil }
        XCTAssertEqual(rows.names, ["new", "r0", "r1", "r4"])
        XCTAssertEqual(rows.selected, ["r1"])
        XCTAssertEqual(rows.cursor, "r0")
        settle("the focus on the neighbour") { list.focused == rows.id("r0") }
        list.close()
      }
    }

    func testARowThatCannotBeDeletedAnyMoreIsNotSaidToBeGone() {
      onScreen {
        let rows = EventList(["a"]) { row, list in row.onDelete(confirmation: "Really") { _ in } }
        let list = ListWindow(rows.driver)
        var messages: [String] = []
        list.host.onMessage = { messages.append($0) }
        let person = Person(list)
        person.press("Delete")
        settle("the question") { list.host.popover.id == rows.id("a") }
        rows.dress = { row, _ in row }
        rows.driver.apply()
        person.press("Return")
        settle("the answer") { !messages.isEmpty }
        XCTAssertEqual(messages, [Words.current.notes.notDeletable])
        list.close()
      }
    }

    func testARowThatCannotBeDeletedSaysSo() {
      onScreen {
        let rows = EventList(["a"])
        let list = ListWindow(rows.driver)
        var messages: [String] = []
        list.host.onMessage = { messages.append($0) }
        Person(list).press("Delete", "F2", "F5", "alt+Down", "Menu", "space")
        let notes = Words.current.notes
        XCTAssertEqual(
          messages,
          [
            notes.notDeletable, notes.notEditable, notes.nothingToRefresh, notes.notMovable,
            notes.noMenu, notes.notSelectable,
          ])
        list.close()
      }
    }

    func testMenuKeyAndShiftF10OpenTheMenu() {
      onScreen {
        let rows = EventList(["a", "b"]) { row, _ in
          row.contextMenu { _ in RowMenu([RowAction("Open") { _ in }]) }
        }
        let list = ListWindow(rows.driver)
        let person = Person(list)
        for key in ["Menu", "shift+F10"] {
          person.press(key)
          settle("the menu") { list.host.popover.id == rows.id("a") }
          person.press("Escape")
          settle("no menu") { list.host.popover.id == nil }
        }
        list.close()
      }
    }

    func testCopyAndPaste() {
      onScreen {
        let rows = EventList(["a", "b"]) { row, list in
          row.onCopy { $0.model.id == "a" ? "copy of a" : nil }
            .onPaste { list.note("paste \($1) on \($0.model.id)") }
        }
        let list = ListWindow(rows.driver)
        let person = Person(list)
        person.press("ctrl+c", "Down", "ctrl+v")
        settle("the text") { !rows.log.isEmpty }
        XCTAssertEqual(rows.take(), ["paste copy of a on b"])
        person.press("ctrl+c", "ctrl+v")
        settle("the text") { !rows.log.isEmpty }
        XCTAssertEqual(rows.take(), ["paste b on b"])
        list.close()
      }
    }

    func testAltArrowsMoveARowAndTheCursorWithIt() {
      onScreen {
        let rows = EventList(["a", "b", "c"]) { row, list in
          row.onMove { row, place in
            list.names.removeAll { $0 == row.model.id }
            list.names.insert(row.model.id, at: place.index)
          }
        }
        let list = ListWindow(rows.driver)
        let person = Person(list)
        person.press("alt+Down", "alt+Down", "alt+Down")
        XCTAssertEqual(rows.names, ["b", "c", "a"])
        XCTAssertEqual(rows.cursor, "a")
        XCTAssertEqual(list.focused, rows.id("a"))
        person.press("alt+Up")
        XCTAssertEqual(rows.names, ["b", "a", "c"])
        XCTAssertEqual(list.focused, rows.id("a"))
        list.close()
      }
    }

    func testKeysOfTheRowComeBeforeThoseOfTheScreen() {
      onScreen {
        let rows = EventList(["a"]) { row, list in
          row.onKey("x", title: "X") { _ in list.note("x") }
            .onInsert { _ in list.note("insert") }
        }
        let list = ListWindow(rows.driver)
        list.host.onUnhandledKey = { _, _, character in
          rows.note("screen \(character.map(String.init) ?? "-")")
          return true
        }
        Person(list).press("x", "y", "X", "ctrl+x", "Insert")
        XCTAssertEqual(rows.take(), ["x", "screen y", "screen X", "screen -", "insert"])
        list.close()
      }
    }

    func testF5Refreshes() {
      onScreen {
        let counter = Counter()
        let driver = TableDriver(
          TableModel { SectionModel("s", rows: [NameRow("a")]) }
            .onRefresh { counter.add() })
        let list = ListWindow(driver)
        let person = Person(list)
        person.press("F5")
        settle("the refresh") { counter.count == 1 && !driver.isRefreshing }
        person.press("ctrl+r")
        settle("the refresh") { counter.count == 2 && !driver.isRefreshing }
        list.close()
      }
    }
  }

  extension KeyTests {
    func testARefreshThatIsUnderWayIsNotAskedForAgain() {
      onScreen {
        let counter = Counter()
        weak var host: GTKHost?
        weak var weakDriver: TableDriver?
        do {
          let driver = TableDriver(
            TableModel { SectionModel("s", rows: [NameRow("a")]) }
              .onRefresh { await counter.wait() })
          let list = ListWindow(driver)
          (host, weakDriver) = (list.host, driver)
          Person(list).press("F5", "ctrl+r", "F5")
          settle("the refresh") { counter.count == 1 }
          counter.goOn()
          settle("the end of it") { !driver.isRefreshing }
          XCTAssertEqual(counter.count, 1)
          // The window goes while another is under way.
          list.host.refresh()
          settle("the refresh") { counter.count == 2 }
          list.close()
        }
        settle("nothing waits for it") { host == nil && weakDriver == nil }
        counter.goOn()
        turn()
      }
    }
  }

  @MainActor private final class Counter {
    private var waiting: CheckedContinuation<Void, Never>?

    func wait() async {
      add()
      await withCheckedContinuation { waiting = $0 }
    }

    func goOn() {
      waiting?.resume()
      waiting = nil
    }

    var count = 0
    func add() { count += 1 }
  }

  @MainActor private final class SwitchList {
    var log: [Bool] = []
    private(set) lazy var driver = TableDriver(
      TableModel {
        SectionModel("s") {
          Row(
            "switch", content: { [weak self] in .toggle("Switch", isOn: self?.log.last ?? false) }
          )
          .onToggle(with: self) { list, _, isOn in list.log.append(isOn) }
        }
      })
  }
#endif
