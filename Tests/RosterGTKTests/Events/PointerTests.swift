#if GTK
  import Roster
  import XCTest

  @testable import RosterGTK

  /// Real clicks, and what rows are told of them.
  final class PointerTests: GTKTestCase {
    func testAClickPressesChoosesAndLetsGoOnce() {
      onScreen {
        let rows = EventList(["a", "b", "c"]) { row, list in
          row.onActivate { list.note("choose \($0.model.id)") }
            .onHighlight { list.note("\($1 ? "press" : "let go") \($0.model.id)") }
            .onFocus { list.note("\($1 ? "on" : "off") \($0.model.id)") }
        }
        let list = ListWindow(rows.driver)
        let person = Person(list)
        XCTAssertEqual(rows.take(), ["on a"])
        person.click(rows.id("b"))
        XCTAssertEqual(rows.take(), ["off a", "on b", "press b", "choose b", "let go b"])
        person.click(rows.id("a"))
        XCTAssertEqual(rows.take(), ["off b", "on a", "press a", "choose a", "let go a"])
        list.close()
      }
    }

    func testADoubleClickChoosesOnce() {
      onScreen {
        let rows = EventList(["a", "b"]) { row, list in
          row.onActivate { list.note("choose \($0.model.id)") }
        }
        let list = ListWindow(rows.driver)
        Person(list).click(rows.id("b"), times: 2)
        XCTAssertEqual(rows.take(), ["choose b"])
        list.close()
      }
    }

    func testAPressThatLeavesTheRowChoosesNothing() {
      onScreen {
        let rows = EventList(["a", "b", "c"]) { row, list in
          row.onActivate { list.note("choose \($0.model.id)") }
            .onHighlight { list.note("\($1 ? "press" : "let go") \($0.model.id)") }
        }
        let list = ListWindow(rows.driver)
        let person = Person(list)
        person.point(to: rows.id("a"))
        person.button(isDown: true)
        person.point(to: rows.id("c"))
        person.button(isDown: false)
        XCTAssertEqual(rows.take(), ["press a", "let go a"])
        list.close()
      }
    }

    func testHeadersAndDisabledRowsDoNothing() {
      onScreen {
        let rows = EventList(["a"]) { row, list in
          row.onActivate { list.note("choose \($0.model.id)") }
            .onHighlight { row, _ in list.note("press \(row.model.id)") }
        }
        rows.mode = .multiple
        let list = ListWindow(rows.driver)
        let header = RowID(.section(SectionID("s")), LineRole.header)
        let person = Person(list)
        rows.log = []
        person.click(header)
        person.click(header, holding: "ctrl")
        person.click(header, button: 3)
        XCTAssertEqual(rows.take(), [])
        XCTAssertEqual(rows.cursor, "a")
        XCTAssertNil(list.host.popover.id)
        list.close()
      }
    }

    func testAClickDoesThePrimaryActionWhereNothingIsChosen() {
      onScreen {
        let rows = EventList(["a"]) { row, list in
          row.onPrimaryAction { list.note("do \($0.model.id)") }
        }
        let list = ListWindow(rows.driver)
        Person(list).click(rows.id("a"))
        XCTAssertEqual(rows.take(), ["do a"])
        list.close()
      }
    }

    func testControlAndShiftSelectEachOnce() {
      onScreen {
        let rows = EventList(count: 6) { row, list in
          row.onActivate { list.note("choose \($0.model.id)") }
            .onDeselect { list.note("deselected \($0.model.id)") }
        }
        rows.mode = .multiple
        let list = ListWindow(rows.driver)
        let person = Person(list)
        person.click(rows.id("r1"), holding: "ctrl")
        XCTAssertEqual(rows.take(), ["selected r1"])
        person.click(rows.id("r3"), holding: "ctrl")
        XCTAssertEqual(rows.take(), ["selected r1 r3"])
        person.click(rows.id("r5"), holding: "shift")
        XCTAssertEqual(rows.take(), ["selected r3 r4 r5"])
        person.click(rows.id("r2"), holding: "shift")
        XCTAssertEqual(rows.take(), ["selected r2 r3"])
        person.click(rows.id("r3"), holding: "ctrl")
        XCTAssertEqual(rows.take(), ["deselected r3", "selected r2"])
        // A plain click chooses, and leaves the selection alone.
        person.click(rows.id("r0"))
        XCTAssertEqual(rows.take(), ["choose r0"])
        XCTAssertEqual(rows.selected, ["r2"])
        list.close()
      }
    }

    func testShiftExtendsFromARowThatWasOnlyClicked() {
      onScreen {
        let rows = EventList(count: 6)
        rows.mode = .multiple
        let list = ListWindow(rows.driver)
        let person = Person(list)
        person.click(rows.id("r1"))
        person.click(rows.id("r3"), holding: "shift")
        XCTAssertEqual(rows.selected, ["r1", "r2", "r3"])
        list.close()
      }
    }

    func testSingleSelectionGoesFromRowToRow() {
      onScreen {
        let rows = EventList(count: 4)
        rows.mode = .single
        let list = ListWindow(rows.driver)
        let person = Person(list)
        person.click(rows.id("r1"), holding: "ctrl")
        person.click(rows.id("r2"), holding: "ctrl")
        XCTAssertEqual(rows.take(), ["selected r1", "selected r2"])
        list.close()
      }
    }

    func testTheRightButtonAndALongPressOpenTheMenu() {
      onScreen {
        let rows = EventList(["a", "b"]) { row, list in
          row.onActivate { list.note("choose \($0.model.id)") }
            .contextMenu { row in RowMenu([RowAction("Open") { _ in list.note("open") }]) }
        }
        let list = ListWindow(rows.driver)
        let person = Person(list)
        person.click(rows.id("b"), button: 3)
        settle("the menu") { list.host.popover.id == rows.id("b") }
        person.press("Escape")
        settle("no menu") { list.host.popover.id == nil }
        person.click(rows.id("a"), button: 2)
        settle("the menu") { list.host.popover.id == rows.id("a") }
        person.press("Escape")
        settle("no menu") { list.host.popover.id == nil }
        person.point(to: rows.id("b"))
        person.button(isDown: true)
        person.rest(0.7)
        person.button(isDown: false)
        settle("the menu of a long press") { list.host.popover.id == rows.id("b") }
        person.press("Escape")
        settle("no menu") { list.host.popover.id == nil }
        XCTAssertEqual(rows.take(), [])
        list.close()
      }
    }

    func testScrollingSidewaysOpensTheActionsOfThatSide() {
      onScreen {
        let rows = EventList(["a", "b"]) { row, list in
          row.leadingActions { _ in [RowAction("Pin") { list.note("pin \($0.index)") }] }
            .trailingActions { row in
              row.model.id == "a" ? [] : [RowAction("Hide") { list.note("hide \($0.index)") }]
            }
        }
        let list = ListWindow(rows.driver)
        let person = Person(list)
        person.click(rows.id("a"), button: 7)
        list.waitForFrames()
        XCTAssertNil(list.host.popover.id)
        for (button, action) in [(7, "hide 1"), (6, "pin 1")] {
          person.click(rows.id("b"), button: button)
          settle("the actions") { list.host.popover.id == rows.id("b") }
          list.waitForFrames()
          person.press("Return")
          settle("what was chosen") { !rows.log.isEmpty }
          XCTAssertEqual(rows.take(), [action])
          settle("no actions") { list.host.popover.id == nil }
          list.waitForFrames()
        }
        list.close()
      }
    }

    func testAMenuOfALongPressIsThatOfTheRowThatWasPressed() {
      onScreen {
        let rows = EventList(["a", "b", "c", "d"]) { row, _ in
          row.contextMenu { _ in RowMenu([RowAction("Open") { _ in }]) }
        }
        let list = ListWindow(rows.driver)
        let person = Person(list)
        person.point(to: rows.id("b"))
        // Another row comes under the pointer before it is a long press.
        person.button(isDown: true)
        rows.names = ["b", "a", "c", "d"]
        rows.driver.flush()
        person.rest(0.7)
        person.button(isDown: false)
        XCTAssertNil(list.host.popover.id)
        // And after that.
        person.button(isDown: true)
        person.rest(0.7)
        rows.names = ["a", "b", "d", "c"]
        rows.driver.flush()
        list.waitForFrames()
        person.button(isDown: false)
        settle("the menu") { list.host.popover.id == rows.id("a") }
        list.close()
      }
    }

    func testAClickThatEndsOnAnotherRowSelectsNone() {
      onScreen {
        let rows = EventList(count: 5)
        rows.mode = .multiple
        let list = ListWindow(rows.driver)
        let person = Person(list)
        person.point(to: rows.id("r1"))
        person.holdButton(with: "ctrl") {
          rows.names.swapAt(1, 2)
          rows.driver.flush()
          list.waitForFrames()
        }
        XCTAssertEqual(rows.selected, [])
        list.close()
      }
    }

    func testARowThatLeavesWhileItIsPressedIsNotChosen() {
      onScreen {
        let rows = EventList(["a", "b", "c"]) { row, list in
          row.onActivate { list.note("choose \($0.model.id)") }
        }
        let list = ListWindow(rows.driver)
        let person = Person(list)
        person.point(to: rows.id("b"))
        person.button(isDown: true)
        rows.names = ["a", "c"]
        rows.driver.flush()
        person.button(isDown: false)
        XCTAssertEqual(rows.take(), [])
        list.close()
      }
    }
  }
#endif
