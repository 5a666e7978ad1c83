#if GTK
  import Roster
  import XCTest

  @testable import RosterGTK

  /// Texts and pictures of any size round the list.
  final class LongTextTests: GTKTestCase {
    private static let long = String(repeating: "W_&<b>", count: 200_000)

    func testMenusAndQuestionsStayNarrowAndLow() {
      onScreen {
        let rows = EventList(["a", "b"]) { row, _ in
          row.contextMenu { _ in
            let actions = (0..<100).map { RowAction($0 == 0 ? Self.long : "\($0)") { _ in } }
            return RowMenu(
              actions + [RowAction("\0", image: .file("/dev/zero")) { _ in }], title: Self.long)
          }
          .onDelete(confirmation: Self.long) { _ in }
        }
        let list = ListWindow(rows.driver)
        defer { list.close() }
        for open in [list.host.openMenu(of:at:), { id, _ in list.host.delete(id) }] {
          open(rows.id("a"), nil)
          settle("the popover") { list.host.popover.id != nil }
          list.waitForFrames()
          let popover = Widgets(list.host.widget).every("GtkPopover").first
          XCTAssertLessThan(popover.map { gtk_widget_get_width($0) } ?? 9_999, 800)
          XCTAssertLessThan(popover.map { gtk_widget_get_height($0) } ?? 9_999, 600)
          list.host.popover.close()
          settle("it is gone") { Widgets(list.host.widget).every("GtkPopover").isEmpty }
        }
      }
    }

    func testTitlesAndSentencesAreCutOff() throws {
      try onScreen {
        let test = try AppOnDisplay("Fruit", ["apple"])
        test.app.push(test.page(Self.long, ["skin"]))
        // The title below is what the button to go back says.
        test.app.push(test.page("Core", ["seed"]))
        test.app.push(test.page(Self.long, ["half"]))
        test.app.alert(Self.long)
        settle("the page") { test.app.window?.pages.isMoving == false }
        let title = String(cString: gtk_window_get_title(cast(test.window)))
        XCTAssertEqual(title.utf8.count, 1_003)
        XCTAssertTrue(title.hasSuffix("…"))
        test.act("win.help")
        test.app.end(status: 0)
      }
    }
  }
#endif
