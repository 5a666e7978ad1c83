#if GTK
  import Roster
  import XCTest

  @testable import RosterGTK

  /// What is begun and comes to nothing.
  final class ContainedTests: GTKTestCase {
    func testASwitchGoesBackIfTheDataDoesNotFollow() {
      onScreen {
        var turns: [Bool] = []
        let screen = Screen([.toggle("Nobody", isOn: false)])
        screen.rows.append(
          Row(ContentRow(1, .toggle("Refused", isOn: true))).onToggle { _, isOn in
            turns.append(isOn)
          })
        let driver = screen.driver
        let list = ListWindow(driver)
        defer { list.close() }
        for (id, isOn) in [(0, gboolean(0)), (1, 1)] {
          let toggle = list.row(id).first("GtkSwitch")!
          gtk_switch_set_active(toggle.opaque, 1 - isOn)
          settle("the switch is back") {
            gtk_switch_get_active(toggle.opaque) == isOn
              && gtk_switch_get_state(toggle.opaque) == isOn
          }
        }
        XCTAssertEqual(turns, [false])
      }
    }

    func testAMenuClosesWhenItsRowIsScrolledAway() {
      onScreen {
        let rows = EventList(count: 200) { row, _ in row.onDelete { _ in } }
        let list = ListWindow(rows.driver)
        defer { list.close() }
        list.host.openMenu(of: rows.id("r3"))
        list.waitForFrames()
        XCTAssertEqual(list.host.popover.id, rows.id("r3"))
        list.offset = 10
        XCTAssertEqual(list.host.popover.id, rows.id("r3"))
        list.offset = 3_000
        settle("the menu is gone") { list.host.popover.id == nil }
        // The menu of a row out of view brings it into view.
        list.host.openMenu(of: rows.id("r3"))
        list.waitForFrames()
        XCTAssertEqual(list.host.popover.id, rows.id("r3"))
        XCTAssertTrue(list.visible.contains { $0.id == rows.id("r3") })
        list.host.popover.close()
        settle("the menu is gone") { Widgets(list.host.widget).every("GtkPopover").isEmpty }
      }
    }
  }
#endif
