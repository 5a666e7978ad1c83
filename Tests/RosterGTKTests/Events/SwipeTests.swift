#if GTK
  import Roster
  import XCTest

  @testable import RosterGTK

  /// Fingers on rows. No display server of a test has any, so the gesture is told of them.
  final class SwipeTests: GTKTestCase {
    func testASwipeOpensTheActionsOfItsSide() {
      onScreen {
        let (rows, list) = Self.swipeable()
        let swipes = list.host.swipes
        for (speed, title) in [(-300.0, "Hide"), (300.0, "Pin")] {
          swipes.touch(100, Self.middle(of: "r2", in: list, rows))
          swipes.swipe(speed, 40)
          XCTAssertEqual(list.host.popover.id, rows.id("r2"))
          XCTAssertEqual(list.popover.map { Widgets($0).texts }, [title])
          list.waitForFrames()
          emit("clicked", on: Widgets(list.popover!).every("GtkButton")[0])
          XCTAssertEqual(rows.take(), ["\(title) r2"])
          settle("no actions") { list.popover == nil }
        }
        // From right to left the sides are the other way round.
        gtk_widget_set_direction(list.host.listView, GTK_TEXT_DIR_RTL)
        swipes.touch(100, Self.middle(of: "r2", in: list, rows))
        swipes.swipe(-300, 0)
        XCTAssertEqual(list.popover.map { Widgets($0).texts }, ["Pin"])
        list.close()
      }
    }

    func testWhatIsNoSwipeOpensNothing() {
      onScreen {
        let (rows, list) = Self.swipeable()
        let swipes = list.host.swipes
        let y = Self.middle(of: "r2", in: list, rows)
        swipes.swipe(300, 0)
        swipes.touch(100, y)
        // That scrolls.
        swipes.swipe(100, 200)
        swipes.touch(100, 5_000)
        swipes.swipe(300, 0)
        swipes.touch(100, y)
        swipes.cancel()
        swipes.swipe(300, 0)
        XCTAssertNil(list.host.popover.id)
        list.close()
      }
    }

    func testASwipeIsForTheRowThatItBeganOn() {
      onScreen {
        let (rows, list) = Self.swipeable()
        let swipes = list.host.swipes
        swipes.touch(100, Self.middle(of: "r2", in: list, rows))
        rows.names = ["new", "other"] + rows.names
        rows.driver.flush()
        list.waitForFrames()
        list.offset = 0
        swipes.swipe(300, 0)
        XCTAssertEqual(list.host.popover.id, rows.id("r2"))
        list.host.popover.close()
        settle("no actions") { list.popover == nil }
        swipes.touch(100, Self.middle(of: "r2", in: list, rows))
        rows.names.removeAll { $0 == "r2" }
        rows.driver.flush()
        swipes.swipe(300, 0)
        XCTAssertNil(list.host.popover.id)
        list.close()
      }
    }

    @MainActor private static func middle(of name: String, in list: ListWindow, _ rows: EventList)
      -> Double
    {
      (list.top(rows.id(name)) ?? -1) + list.rowHeight / 2
    }

    @MainActor private static func swipeable() -> (EventList, ListWindow) {
      let rows = EventList(count: 6) { row, list in
        let note = { [weak list] (line: String) in list?.note(line) ?? () }
        return row.leadingActions { row in
          [RowAction("Pin") { _ in note("Pin \(row.model.id)") }]
        }
        .trailingActions { row in [RowAction("Hide") { _ in note("Hide \(row.model.id)") }] }
      }
      return (rows, ListWindow(rows.driver))
    }
  }
#endif
