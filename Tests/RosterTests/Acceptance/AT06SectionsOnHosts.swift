import RosterTesting
import Testing

@testable import Roster

@MainActor @Suite("AT06 Section comes or goes with a row carried over: the host")
struct AT06SectionsOnHosts {
  /// Applies each change on hosts of every ability, and gives what was shown and refilled in the end.
  private func check(
    _ before: [(String, [String])], _ after: [(String, [String])],
    header: @escaping (Int) -> String? = { _ in nil }, expect titles: [[String]],
    refilled: Set<String> = []
  ) {
    for abilities in 0..<8 {
      let state = Box(before)
      let driver = TableDriver {
        TableModel(
          sections: state.value.map { id, rows in
            SectionModel(id, header: header(rows.count)) { for row in rows { SampleRow(row) } }
          }
        )
        .selection(.multiple)
      }
      let host = RecordingHost(
        driver,
        capabilities: HostCapabilities(
          movesRows: abilities & 1 == 0, movesSections: abilities & 2 == 0,
          takesSectionsWithRows: abilities & 4 == 0))
      driver.attach(host)
      let cells = RecordingCells(driver, count: 8)
      cells.show()
      cells.forgetFills()
      driver.select(sampleID("A"))
      driver.moveCursor(to: sampleID("A"))
      state.value = after
      driver.apply()
      #expect(host.violations == [], "abilities \(abilities)")
      #expect(host.shown?.titles == titles, "abilities \(abilities)")
      #expect(Set(cells.fills.map(\.content.title)) == refilled, "abilities \(abilities)")
      if titles.joined().contains("A") {
        #expect(driver.isSelected(sampleID("A")), "a carried row stays selected")
        #expect(driver.cursor == sampleID("A"))
      }
    }
  }

  @Test("a) A section leaves, its row is carried over")
  func a() {
    check([("S0", ["A"]), ("S1", ["B"])], [("S1", ["A", "B"])], expect: [["A", "B"]])
  }

  @Test("b) A section enters with a row that is carried over")
  func b() {
    check([("S0", ["A", "B"])], [("S0", ["B"]), ("S9", ["A"])], expect: [["B"], ["A"]])
  }

  @Test("c) A row crosses sections whose headers count their rows: both refreshed once")
  func c() {
    check(
      [("S0", ["A", "B"]), ("S1", ["C"])], [("S0", ["B"]), ("S1", ["A", "C"])],
      header: { "\($0) rows" }, expect: [["B"], ["A", "C"]], refilled: ["1 rows", "2 rows"])
  }

  @Test("d) Two sections change places, one of them empty")
  func d() {
    check([("S0", []), ("S1", ["x"])], [("S1", ["x"]), ("S0", [])], expect: [["x"], []])
  }
}
