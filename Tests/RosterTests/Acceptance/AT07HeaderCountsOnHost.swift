import RosterTesting
import Testing

@testable import Roster

@MainActor @Suite("AT07 Emptied section, header counts: the host")
struct AT07HeaderCountsOnHost {
  @Test("An emptied section stays with its header; each step names only what differs")
  func steps() {
    let rows = Box(["x"])
    let header = Box("10")
    let others = (1...10).map { "\($0)" }
    let driver = TableDriver {
      TableModel {
        SectionModel("S0", header: "\(rows.value.count)") {
          for row in rows.value { SampleRow(row) }
        }
        SectionModel("S1", header: header.value) { for row in others { SampleRow(row) } }
      }
    }
    let host = RecordingHost(driver)
    driver.attach(host)
    let step = { (change: () -> Void) -> UpdateBatch in
      host.forgetCalls()
      change()
      driver.apply()
      return host.batches.count == 1 ? host.batches[0] : UpdateBatch()
    }
    let first = step { rows.value = [] }
    var expected = UpdateBatch()
    expected.rowDeletes = [at(0, 0)]
    expected.headerUpdates = [.init(before: 0, after: 0)]
    #expect(first == expected)
    #expect(driver.table.sections.count == 2)
    let second = step { rows.value = ["y"] }
    expected = UpdateBatch()
    expected.rowInserts = [at(0, 0)]
    expected.headerUpdates = [.init(before: 0, after: 0)]
    #expect(second == expected)
    let third = step { header.value = "ten" }
    expected = UpdateBatch()
    expected.headerUpdates = [.init(before: 1, after: 1)]
    #expect(third == expected)
    #expect(host.violations.isEmpty)
  }
}
