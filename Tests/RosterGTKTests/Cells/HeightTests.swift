#if GTK
  import Roster
  import XCTest

  @testable import RosterGTK

  final class HeightTests: GTKTestCase {
    private static func row(_ id: Int, _ height: RowHeight) -> Row<ContentRow> {
      Row(
        ContentRow(
          id, .subtitle("title", "subtitle").accessory(.textField(RowTextField("x"))),
          height: height))
    }

    @MainActor private static func height(_ list: ListWindow, _ id: Int) -> gint {
      gtk_widget_get_height(list.cell(id)!.rowWidget)
    }

    func testFixedHeightsAreExact() {
      onScreen {
        let heights = [1.0, 8, 20, 44, 61, 80.4, 300, 0]
        let screen = Screen(heights.enumerated().map { Self.row($0.offset, .fixed($0.element)) })
        let driver = screen.driver
        let list = ListWindow(driver, height: 900)
        defer { list.close() }
        for (id, wanted) in heights.enumerated() {
          XCTAssertEqual(Self.height(list, id), gint(wanted.rounded()), "\(wanted)")
        }
        // The same row with another height, and back to what it needs.
        screen.rows[0] = Self.row(0, .fixed(77))
        driver.flush()
        list.waitForFrames()
        XCTAssertEqual(Self.height(list, 0), 77)
        screen.rows[0] = Self.row(0, .automatic)
        screen.rows[1] = Self.row(1, .estimated(500))
        driver.flush()
        list.waitForFrames()
        XCTAssertGreaterThan(Self.height(list, 0), 40)
        XCTAssertEqual(Self.height(list, 1), Self.height(list, 0))
      }
    }

    func testAbsurdHeightsAreContained() {
      let heard = Guarded<[Diagnostic]>([])
      Diagnostics.withHandler({ diagnostic in heard.withLock { $0.append(diagnostic) } }) {
        onScreen {
          let heights = [Double.nan, -5, -.infinity, .infinity, 1e300, .greatestFiniteMagnitude]
          let screen = Screen(heights.enumerated().map { Self.row($0.offset, .fixed($0.element)) })
          let driver = screen.driver
          let list = ListWindow(driver)
          defer { list.close() }
          XCTAssertEqual(Self.height(list, 0), 44)
          XCTAssertEqual(Self.height(list, 1), 0)
          XCTAssertEqual(Self.height(list, 2), 44)
          XCTAssertEqual(Self.height(list, 3), 44)
          XCTAssertEqual(Self.height(list, 4), 1_000_000)
        }
      }
      let causes = heard.withLock { $0.map(\.cause) }
      XCTAssertEqual(causes, Array(repeating: "absurd-height", count: 6))
    }

    func testTextsWrapAsFarAsTheyMay() {
      onScreen {
        let long = String(repeating: "many words ", count: 60)
        let screen = Screen([
          .text(long), RowContent(title: long).lines(title: 0),
          RowContent(title: long).lines(title: 2),
          RowContent(title: "t", subtitle: long).lines(subtitle: 0),
        ])
        let driver = screen.driver
        let list = ListWindow(driver, width: 300, height: 900)
        defer { list.close() }
        XCTAssertEqual(Self.height(list, 0), 44)
        XCTAssertGreaterThan(Self.height(list, 1), 200)
        XCTAssertLessThan(Self.height(list, 2), 80)
        XCTAssertGreaterThan(Self.height(list, 3), 200)
        // No text makes the list wider than its window.
        XCTAssertEqual(gtk_widget_get_width(list.host.listView), 300)
      }
    }
  }
#endif
