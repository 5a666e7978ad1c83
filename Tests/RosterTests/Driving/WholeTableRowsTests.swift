import RosterTesting
import Testing

@testable import Roster

@MainActor @Suite("Rows that stand for the whole table take nothing from other rows")
struct WholeTableRowsTests {
  @Test("Both ends load at once: each says so")
  func bothEnds() {
    let driver = TableDriver(
      TableModel { SectionModel("s") { SampleRow("a") } }
        .loadMore(.loading) {}.loadEarlier(.loading) {})
    let host = RecordingHost(driver)
    let reports = Guarded(0)
    Diagnostics.withHandler({ _ in reports.withLock { $0 += 1 } }) { driver.attach(host) }
    #expect(host.shown?.titles == [["Loading more…"], ["a"], ["Loading more…"]])
    #expect(reports.withLock { $0 } == 0)
  }

  @Test("One model may be header, footer and row, each with its own identity")
  func headerAndFooter() {
    let driver = TableDriver(
      TableModel { SectionModel("s") { SampleRow("a") } }
        .header(SampleRow("a", "above")).footer(SampleRow("a", "below")))
    let host = RecordingHost(driver)
    let reports = Guarded(0)
    Diagnostics.withHandler({ _ in reports.withLock { $0 += 1 } }) { driver.attach(host) }
    #expect(host.shown?.titles == [["above"], ["a"], ["below"]])
    #expect(reports.withLock { $0 } == 0)
    for section in 0..<3 {
      let id = driver.table.id(at: at(section, 0))
      #expect(driver.table.path(of: id) == at(section, 0))
    }
  }
}
