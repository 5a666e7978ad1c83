#if GTK
  import Roster
  import XCTest

  @testable import RosterGTK

  /// Keys that are held down, so that they repeat.
  final class HeldKeyTests: GTKTestCase {
    func testHeldArrowsGoOn() {
      onScreen {
        let rows = EventList(count: 200)
        let list = ListWindow(rows.driver)
        Person(list).hold("Down", 1.2)
        XCTAssertGreaterThan(rows.driver.cursorIndex ?? 0, 3)
        XCTAssertEqual(list.focused, rows.driver.cursor)
        list.close()
      }
    }

    func testHeldEnterChoosesOnce() {
      onScreen {
        let rows = EventList(count: 4) { row, list in
          row.onActivate { list.note("choose \($0.model.id)") }
        }
        let list = ListWindow(rows.driver)
        let person = Person(list)
        person.hold("Return", 1.2)
        XCTAssertEqual(rows.take(), ["choose r0"])
        person.press("Return", "Return")
        XCTAssertEqual(rows.take(), ["choose r0", "choose r0"])
        list.close()
      }
    }

    func testHeldSpaceTurnsTheSelectionOnce() {
      onScreen {
        let rows = EventList(count: 4)
        rows.mode = .multiple
        let list = ListWindow(rows.driver)
        Person(list).hold("space", 1.2)
        XCTAssertEqual(rows.take(), ["selected r0"])
        list.close()
      }
    }

    func testHeldEnterInAMenuDoesNotChooseTheRowBehindIt() {
      onScreen {
        let rows = EventList(count: 4) { row, list in
          row.onActivate { list.note("choose \($0.model.id)") }
            .contextMenu { row in
              RowMenu([RowAction("Act") { _ in list.note("act \(row.model.id)") }])
            }
        }
        let list = ListWindow(rows.driver)
        let person = Person(list)
        person.press("Down", "Menu")
        settle("the menu") { list.host.popover.id == rows.id("r1") }
        list.waitForFrames()
        person.hold("Return", 1.2)
        XCTAssertEqual(rows.take(), ["act r1"])
        list.close()
      }
    }

    func testHeldDeleteGoesFromRowToRowAndEndsWithThem() {
      onScreen {
        let rows = EventList(count: 6) { row, list in
          row.onDelete { row in
            list.note(row.model.id)
            list.names.removeAll { $0 == row.model.id }
          }
        }
        let list = ListWindow(rows.driver)
        let person = Person(list)
        person.press("Down", "Down")
        person.hold("Delete", 2)
        // Each once, the ones after the cursor first.
        XCTAssertEqual(rows.take(), ["r2", "r3", "r4", "r5", "r1", "r0"])
        XCTAssertEqual(rows.names, [])
        list.close()
      }
    }

    func testHeldDeleteIsNoAnswerToItsQuestion() {
      onScreen {
        let rows = EventList(count: 3) { row, list in
          row.onDelete(confirmation: "Really") { list.note($0.model.id) }
        }
        let list = ListWindow(rows.driver)
        Person(list).hold("Delete", 1.2)
        XCTAssertEqual(rows.take(), [])
        XCTAssertEqual(list.host.popover.id, rows.id("r0"))
        list.close()
      }
    }

    func testHeldEscapeLeavesOnePage() throws {
      try onScreen {
        let test = try AppOnDisplay("One", ["a"])
        test.app.push(test.page("Two", ["b"]))
        test.app.push(test.page("Three", ["c"]))
        settle("the page") { test.app.window?.pages.isMoving == false }
        let none = GdkModifierType(rawValue: 0)
        let first = KeyPress(guint(GDK_KEY_Escape), none)
        let later = KeyPress(guint(GDK_KEY_Escape), none, isRepeat: true)
        XCTAssertTrue(test.app.press(first))
        XCTAssertTrue(test.app.press(later))
        XCTAssertTrue(test.app.press(later))
        XCTAssertEqual(test.app.pages.count, 2)
        test.app.end(status: 0)
      }
    }

    func testAPressIsTakenForARepeatOnlyWhileTheKeyIsDown() {
      onScreen {
        XCTAssertFalse(HeldKey.press(36, at: 1_000))
        XCTAssertFalse(HeldKey.press(36, at: 1_000), "the same press, told by another controller")
        XCTAssertTrue(HeldKey.press(36, at: 1_500))
        XCTAssertTrue(HeldKey.press(36, at: 1_500))
        XCTAssertFalse(HeldKey.press(37, at: 1_600))
        XCTAssertFalse(HeldKey.press(36, at: 1_700))
        HeldKey.release(37)
        XCTAssertTrue(HeldKey.press(36, at: 1_800))
        HeldKey.release(36)
        XCTAssertFalse(HeldKey.press(36, at: 1_900))
        XCTAssertFalse(HeldKey.press(36, at: 5_000), "its release went elsewhere")
        HeldKey.release(36)
        XCTAssertFalse(HeldKey.press(36, at: guint32.max))
        XCTAssertTrue(HeldKey.press(36, at: 30), "the clock has gone round")
        HeldKey.release(36)
      }
    }
  }
#endif
