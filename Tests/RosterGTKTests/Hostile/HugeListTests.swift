#if GTK
  import Roster
  import XCTest

  @testable import RosterGTK

  /// Lists that are longer or higher than GTK can reckon with.
  final class HugeListTests: GTKTestCase {
    @MainActor private static func rows(_ count: Int, height: Double) -> TableDriver {
      TableDriver(
        TableModel {
          SectionModel("s", count: count) { LabelRow("\($0)", height: height) }
        })
    }

    func testAMillionRowsThatAreThousandsOfPixelsHigh() {
      let heard = Guarded<[Diagnostic]>([])
      Diagnostics.withHandler({ diagnostic in heard.withLock { $0.append(diagnostic) } }) {
        onScreen {
          let driver = Self.rows(1_000_000, height: 5_000)
          let list = ListWindow(driver)
          defer { list.close() }
          XCTAssertGreaterThan(list.upper, 1_000_000_000)
          XCTAssertLessThan(list.upper, Double(gint.max))
          for position in [999_999, 500_000, 0] {
            let id = driver.table.id(at: RowPath(section: 0, row: position))
            list.scroll(to: id)
            list.waitForFrames(3)
            XCTAssertEqual(list.top(id) ?? -1, 0, accuracy: 600, "\(position)")
            XCTAssertTrue(list.visible.contains { $0.text == "\(position)" }, "\(position)")
          }
          XCTAssertEqual(list.faults(driver), [])
        }
      }
      XCTAssertEqual(heard.withLock { $0.map(\.cause) }, ["list-too-high"])
    }

    func testMoreLinesThanGTKCanCount() {
      let heard = Guarded<[Diagnostic]>([])
      Diagnostics.withHandler({ diagnostic in heard.withLock { $0.append(diagnostic) } }) {
        onScreen {
          let driver = Self.rows(6_000_000_000, height: 20)
          let list = ListWindow(driver)
          defer { list.close() }
          XCTAssertEqual(list.visible.first?.text, "0")
          XCTAssertLessThan(list.upper, Double(gint.max))
          driver.selectAll()
          list.host.jump(toEnd: true)
          list.waitForFrames()
          list.host.reveal(
            driver.table.id(at: RowPath(section: 0, row: driver.table.rowCount - 1)), focus: true)
          list.waitForFrames()
        }
      }
      XCTAssertEqual(heard.withLock { $0.map(\.cause) }, ["too-many-rows", "list-too-long"])
    }
  }
#endif
