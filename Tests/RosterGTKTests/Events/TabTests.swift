#if GTK
  import Roster
  import XCTest

  @testable import RosterGTK

  /// The keyboard on its way into the list and out of it.
  final class TabTests: GTKTestCase {
    func testTheFocusComesBackToTheRowOfTheCursor() throws {
      try onScreen {
        let rows = EventList(count: 500)
        let test = try AppOnDisplay(ListScreen(title: "Tabs there and back", driver: rows.driver))
        let list = ListWindow(test.top.host, in: test.window)
        let person = Person(list, title: "Tabs there and back")
        rows.driver.moveCursor(to: rows.id("r3"))
        for key in ["Tab", "shift+Tab"] {
          var stops = 0
          repeat {
            person.press(key)
            stops += 1
          } while list.focused == nil && stops < 9
          // Past what is in the title bar, and past all rows.
          XCTAssertGreaterThan(stops, 1)
          XCTAssertEqual(list.focused, rows.id("r3"), key)
          XCTAssertEqual(rows.cursor, "r3", key)
        }
        // There and back again.
        for keys in [("Tab", "shift+Tab"), ("shift+Tab", "Tab")] {
          person.press(keys.0)
          XCTAssertNil(list.focused)
          list.offset = 8_000
          person.press(keys.1)
          list.waitForFrames()
          XCTAssertEqual(list.focused, rows.id("r3"), "\(keys)")
          XCTAssertTrue(list.host.place.rowsInView.contains { $0.row == rows.id("r3") })
        }
        test.app.end(status: 0)
      }
    }

    func testTabGoesFromTheFindFieldToTheMatch() throws {
      try onScreen {
        let rows = EventList(count: 200)
        let test = try AppOnDisplay(ListScreen(title: "Tabs and finding", driver: rows.driver))
        let list = ListWindow(test.top.host, in: test.window)
        let person = Person(list, title: "Tabs and finding")
        person.press("ctrl+f")
        person.type("r150")
        settle("the match") { rows.cursor == "r150" }
        var stops = 0
        repeat {
          person.press("Tab")
          stops += 1
        } while list.focused == nil && stops < 9
        XCTAssertEqual(list.focused, rows.id("r150"))
        person.press("shift+Tab")
        XCTAssertNil(list.focused)
        // What leaves while the keyboard is elsewhere is not what it comes back to.
        rows.names.remove(at: 150)
        rows.driver.flush()
        list.waitForFrames()
        XCTAssertNil(list.focused)
        person.press("Tab")
        XCTAssertEqual(list.focused, rows.id("r151"))
        test.app.end(status: 0)
      }
    }

    func testTabGoesThroughTheControlsOfRows() {
      onScreen {
        let screen = Screen([
          Row(ContentRow(0, .text("a"))),
          Row(ContentRow(1, .toggle("switch", isOn: false))).onToggle { _, _ in },
          Row(ContentRow(2, .field("field", text: "x"))), Row(ContentRow(3, .text("b"))),
        ])
        let driver = screen.driver
        let list = ListWindow(driver)
        let person = Person(list)
        person.press("Down")
        @MainActor func place() -> String {
          let focus = list.host.focus
          let id = focus.cell?.id?.key.base(as: Int.self) ?? -1
          return "\(id)\(focus.isInControl ? " inside" : "")"
        }
        var places: [String] = []
        for key in ["Tab", "Tab", "Tab", "shift+Tab", "shift+Tab", "Tab", "Escape", "Up", "Tab"] {
          person.press(key)
          places.append(place())
        }
        XCTAssertEqual(
          places,
          ["1 inside", "2", "2 inside", "2", "2", "2 inside", "2", "1", "1 inside"])
        list.close()
      }
    }
  }
#endif
