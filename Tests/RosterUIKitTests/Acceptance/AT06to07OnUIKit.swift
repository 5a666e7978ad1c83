import Foundation
import Roster
import RosterUIKit
import Testing

@MainActor @Suite("AT06 Section comes or goes with a row carried over: UIKit")
struct AT06SectionsOnUIKit {
  private func check(
    _ before: [(String, [String])], _ after: [(String, [String])],
    header: @escaping (Int) -> String? = { _ in nil }, expect titles: [String]
  ) -> Screen {
    let state = Box(before)
    let driver = TableDriver {
      TableModel(
        sections: state.value.map { id, rows in
          SectionModel(id, header: header(rows.count)) { for row in rows { LabelRow(row) } }
        }
      ).selection(.multiple)
    }
    let screen = Screen(driver)
    let cells = screen.tableView.visibleCells.compactMap { $0 as? LabelCell }
    driver.select(RowID(LabelRow.self, "A"))
    state.value = after
    driver.apply()
    #expect(screen.refusals.isEmpty)
    #expect(screen.titles == titles)
    // The row that stayed was not filled again.
    for cell in cells where cell.shown == "B" { #expect(cell.fills == 1) }
    if let row = titles.firstIndex(of: "A") {
      #expect(screen.tableView.visibleCells[row].isSelected)
    }
    return screen
  }

  @Test("a) A section leaves, its row is carried over")
  func a() {
    let screen = check(
      [("S0", ["A"]), ("S1", ["B"])], [("S1", ["A", "B"])], expect: ["A", "B"])
    #expect(screen.log.last == ["delete section 0"])
    #expect(screen.tableView.numberOfSections == 1)
  }

  @Test("b) A section enters with a row that is carried over, each stage with its own counts")
  func b() {
    let screen = check(
      [("S0", ["A", "B"])], [("S0", ["B"]), ("S9", ["A"])], expect: ["B", "A"])
    #expect(screen.log.first == ["insert section 1"])
  }

  @Test("c) A row crosses sections whose headers count their rows")
  func c() {
    let screen = check(
      [("S0", ["A", "B"]), ("S1", ["C"])], [("S0", ["B"]), ("S1", ["A", "C"])],
      header: { "\($0) rows" }, expect: ["B", "A", "C"])
    #expect([screen.header(0), screen.header(1)] == ["1 rows", "2 rows"])
    #expect(screen.log.count == 1)
  }

  @Test("d) Two sections change places, one of them empty")
  func d() {
    let screen = check(
      [("S0", []), ("S1", ["x"])], [("S1", ["x"]), ("S0", [])], expect: ["x"])
    #expect(screen.tableView.numberOfRows(inSection: 0) == 1)
  }
}

@MainActor @Suite("AT07 Emptied section, header counts: UIKit")
struct AT07HeaderCountsOnUIKit {
  @Test("Headers are filled in place, each only when its text differs")
  func steps() {
    let rows = Box(["x"])
    let header = Box("10")
    let driver = TableDriver {
      TableModel {
        SectionModel("S0", header: "\(rows.value.count)") {
          for row in rows.value { SampleRow(row) }
        }
        SectionModel("S1", header: header.value) { for row in 1...10 { SampleRow("\(row)") } }
      }
    }
    let screen = Screen(driver)
    let views = (0..<2).map { screen.tableView.headerView(forSection: $0) }
    rows.value = []
    driver.apply()
    #expect(screen.log == [["delete 0:0"]])
    #expect([screen.header(0), screen.header(1)] == ["0", "10"])
    rows.value = ["y"]
    driver.apply()
    #expect(screen.log.last == ["insert 0:0"])
    #expect(screen.header(0) == "1")
    header.value = "ten"
    driver.apply()
    #expect(screen.log.count == 3 && screen.log.last == [])
    #expect(screen.header(1) == "ten")
    for section in 0..<2 {
      #expect(screen.tableView.headerView(forSection: section) === views[section])
    }
    #expect(screen.refusals.isEmpty)
  }

  @Test("A header that comes, goes or flips its kind is shown, its section reloaded")
  func comes() {
    let header = Box<String?>(nil)
    let driver = TableDriver {
      TableModel { SectionModel("S", header: header.value) { SampleRow("a") } }
    }
    let screen = Screen(driver)
    #expect(screen.header(0) == nil)
    header.value = "Here"
    driver.apply()
    #expect(screen.header(0) == "Here")
    header.value = nil
    driver.apply()
    #expect(screen.tableView.headerView(forSection: 0) == nil)
    #expect(screen.titles == ["a"])
    #expect(screen.refusals.isEmpty)
  }
}
