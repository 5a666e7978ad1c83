#if GTK
  import Roster
  import XCTest

  @testable import RosterGTK

  final class ListTests: GTKTestCase {
    func testAMillionRowsKeepTwoHundredAlive() {
      onScreen {
        let driver = TableDriver(
          TableModel { SectionModel("s", count: 1_000_000) { NameRow("row \($0)") } })
        let list = ListWindow(driver)
        XCTAssertEqual(list.host.model.count, 1_000_000)
        XCTAssertLessThan(list.host.cells.all.count, 300)
        list.close()
        XCTAssertEqual(list.host.cells.all.count, 0)
      }
    }
  }
#endif
