#if GTK
  import Roster
  import XCTest

  @testable import RosterGTK

  /// GTK 4.8 shows nothing where it is scrolled to if anything has made it scroll before its first layout.
  final class FirstScrollTests: GTKTestCase {
    @MainActor private static func driver(header: String?) -> TableDriver {
      TableDriver(
        TableModel {
          SectionModel("s", header: header, rows: (0..<2_000).map { NameRow("row \($0)") })
        })
    }

    private static func id(_ row: Int) -> RowID { RowID(NameRow.self, "row \(row)") }

    /// Scrolls as a scroll bar does. Fails unless the rows that belong there are in view.
    @MainActor private static func check(_ list: ListWindow, _ what: String) {
      for part in [0.25, 1, 0, 0.5] {
        list.offset = list.upper * part
        let middle = list.offset + Double(gtk_widget_get_height(list.host.listView)) / 2
        let shown = list.visible
        XCTAssertGreaterThan(shown.count, 8, "\(what), \(part)")
        let wanted = middle / list.upper * 2_000
        XCTAssertEqual(
          Double(shown[shown.count / 2].position), wanted, accuracy: 20, "\(what), \(part)")
        XCTAssertEqual(list.faults(list.host.driver!), [], "\(what), \(part)")
      }
    }

    @MainActor private static func scroll(
      _ header: String?, _ what: String, _ before: (GTKHost) -> Void
    ) {
      let driver = Self.driver(header: header)
      let window = gtk_window_new()!
      let host = GTKHost(driver)
      before(host)
      let list = ListWindow(window, host)
      check(list, what)
      list.close()
    }

    func testAListThatWasScrolledByNobody() {
      onScreen {
        Self.scroll(nil, "plain") { _ in }
        Self.scroll("Head", "with a header, which refuses the focus") { _ in }
      }
    }

    func testAListThatWasAskedForARowBeforeItWasShown() {
      onScreen {
        for header in [nil, "Head"] {
          Self.scroll(header, "scrolled to") { $0.place.scroll(to: Self.id(1_500), .top) }
          Self.scroll(header, "revealed") { $0.reveal(Self.id(1_500), focus: true) }
          Self.scroll(header, "the cursor moved") { $0.driver?.moveCursor(to: Self.id(1_500)) }
          Self.scroll(header, "the focus asked for") { $0.focusList() }
          Self.scroll(header, "restored") {
            $0.load(keeping: Anchor(row: Self.id(900), offset: -7))
          }
        }
      }
    }

    func testAListWithoutACursorIsAtItsPlaceInAnotherWindow() {
      onScreen {
        for header in [nil, "Head"] {
          let driver = Self.driver(header: header)
          let first = ListWindow(driver)
          first.scroll(to: Self.id(700), top: -9)
          let anchor = first.host.place.anchor
          driver.moveCursor(to: nil)
          first.close()
          let second = ListWindow(driver)
          XCTAssertEqual(second.host.place.anchor, anchor)
          Self.check(second, "shown again")
          second.close()
        }
      }
    }

    func testWhatWasAskedForBeforeIsThereAtFirst() {
      onScreen {
        for header in [nil, "Head"] {
          let driver = Self.driver(header: header)
          let host = GTKHost(driver)
          host.reveal(Self.id(1_500), focus: true, at: .top)
          let list = ListWindow(gtk_window_new(), host)
          list.waitForFrames()
          XCTAssertEqual(list.host.place.anchor?.row, Self.id(1_500))
          XCTAssertEqual(list.focused, Self.id(1_500))
          XCTAssertEqual(driver.cursor, Self.id(1_500))
          list.close()
          // Into another window, at its place.
          let other = ListWindow(driver)
          XCTAssertEqual(other.host.place.anchor, Anchor(row: Self.id(1_500), offset: 0))
          Self.check(other, "shown again")
          other.close()
        }
      }
    }
  }
#endif
