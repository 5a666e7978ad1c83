import Foundation
import Roster
import RosterUIKit
import Testing

@MainActor @Suite("UIKit shows the selection that the table has")
struct ShownSelectionTests {
  @Test("When rows can be selected no longer, none stays lit")
  func modeNone() {
    let mode = Box(SelectionMode.multiple)
    let driver = TableDriver {
      TableModel { SectionModel("s", rows: ["a", "b"].map { SampleRow($0) }) }
        .selection(mode.value)
    }
    let screen = Screen(driver)
    screen.person.tap(IndexPath(0, 1))
    #expect(screen.cell(0, 1)?.isSelected == true)
    mode.value = .none
    driver.apply()
    #expect(screen.cell(0, 1)?.isSelected == false)
    #expect(screen.tableView.indexPathsForSelectedRows == nil)
  }

  @Test("A row that may not be let go of stays the one that is lit")
  func refused() {
    let driver = TableDriver {
      TableModel {
        SectionModel("s") {
          Row(SampleRow("keep")).willDeselect { _ in false }
          Row(SampleRow("other"))
        }
      }.selection(.single)
    }
    let screen = Screen(driver)
    screen.person.tap(IndexPath(0, 0))
    screen.person.tap(IndexPath(0, 1))
    #expect(driver.isSelected(sampleID("keep")))
    #expect(screen.tableView.indexPathsForSelectedRows == [IndexPath(0, 0)])
  }

  @Test("What stands for the whole table is chosen, and not selected")
  func placeholder() {
    let retried = Box(0)
    let driver = TableDriver {
      TableModel { SectionModel("s", rows: [SampleRow]()) }.phase(.failed("no"))
        .onRetry { retried.value += 1 }.selection(.single)
    }
    let screen = Screen(driver)
    screen.person.tap(IndexPath(1, 0))
    #expect(retried.value == 1)
    #expect(screen.tableView.indexPathsForSelectedRows == nil)
  }
}
