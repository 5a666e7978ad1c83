import ListTestSupport
import RosterTesting
import Testing

@testable import Roster

@MainActor @Suite("AT05 Repeated keys are contained: the host")
struct AT05RepeatedKeysOnHost {
  private func table(_ sections: [(String, [String])]) -> TableModel {
    TableModel(
      sections: sections.map { id, rows in
        SectionModel(id) { for row in rows { SampleRow(Letter(row).key, row) } }
      })
  }

  @Test("a) Repeats in one section never disturb another, and the host gets no reload")
  func a() {
    let state = Box([("S0", ["x", "x", "x"]), ("S1", ["a", "b"])])
    let reports = Guarded<[String]>([])
    Diagnostics.withHandler { report in
      reports.withLock { $0.append(report.place) }
    } _: {
      let driver = TableDriver { table(state.value) }
      let host = RecordingHost(driver)
      driver.attach(host)
      #expect(host.shown?.titles == [["x"], ["a", "b"]])
      #expect(
        reports.withLock { $0 } == ["section \"S0\", position 1", "section \"S0\", position 2"])
      state.value[1].1 = ["a", "b", "c"]
      driver.apply()
      #expect(host.calls.count == 2)
      #expect(host.batches.map(\.rowInserts) == [[at(1, 2)]])
      #expect(host.batches[0].rowDeletes.isEmpty && host.batches[0].rowUpdates.isEmpty)
      #expect(host.violations.isEmpty)
      #expect(reports.withLock { $0.count } == 2)
    }
  }

  @Test("c) A key in two sections is shown once at every moment")
  func c() {
    let state = Box([("S0", ["A"]), ("S1", ["B"])])
    Diagnostics.withHandler({ _ in }) {
      for takesSectionsWithRows in [true, false] {
        state.value = [("S0", ["A"]), ("S1", ["B"])]
        let driver = TableDriver { table(state.value) }
        let host = RecordingHost(driver)
        host.capabilities.takesSectionsWithRows = takesSectionsWithRows
        driver.attach(host)
        state.value = [("S0", ["A"]), ("S1", ["A", "B"])]
        driver.apply()
        #expect(host.shown?.titles == [["A"], ["B"]])
        state.value = [("S0", []), ("S1", ["A", "B"])]
        driver.apply()
        #expect(host.shown?.titles == [[], ["A", "B"]])
        #expect(host.violations.isEmpty)
      }
    }
  }
}
