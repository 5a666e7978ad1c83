import RosterTesting
import Testing

@testable import Roster

@MainActor @Suite("Driver: one serial path")
struct DriverUpdateTests {
  @Test("While the host applies, later changes wait and merge into one update")
  func burst() async {
    let state = SampleState((0..<180).map { "\($0)" })
    let driver = TableDriver(state) { $0.table }
    let host = RecordingHost(driver)
    host.finishesByItself = false
    driver.attach(host)
    state.rows.append("180")
    driver.apply()
    #expect(host.batches.count == 1)
    state.rows.append("181")
    driver.apply()
    state.rows.append("182")
    driver.apply()
    state.rows.remove(at: 5)
    driver.apply()
    #expect(host.batches.count == 1)
    #expect(driver.table.rowCount == 181)
    host.finish()
    #expect(host.batches.count == 2)
    #expect(host.batches[1].rowDeletes == [at(0, 5)])
    #expect(host.batches[1].rowInserts == [at(0, 180), at(0, 181)])
    host.finish()
    #expect(host.batches.count == 2)
    #expect(host.violations.isEmpty)
  }

  @Test("A host that comes late or returns gets one full load")
  func attachedLate() {
    let state = SampleState([])
    let driver = TableDriver(state) { $0.table }
    state.rows = ["1", "2", "3"]
    let host = RecordingHost(driver)
    driver.attach(host)
    #expect(host.calls.count == 1)
    #expect(host.shown?.titles == [["1", "2", "3"]])
    host.anchor = Anchor(row: sampleID("2"), offset: -4)
    driver.detach()
    state.rows = ["2", "3", "4"]
    driver.flush()
    driver.attach(host)
    #expect(host.batches.isEmpty)
    guard case .load(let table, let anchor) = host.calls.last else {
      Issue.record("no load")
      return
    }
    #expect(table.titles == [["2", "3", "4"]])
    #expect(anchor == Anchor(row: sampleID("2"), offset: -4))
  }

  @Test("A host that never says it is done holds nothing up for ever")
  func missingDone() async {
    let state = SampleState(["a"])
    let driver = TableDriver(state) { $0.table }
    let host = RecordingHost(driver)
    host.finishesByItself = false
    driver.attach(host)
    state.rows = ["a", "b"]
    driver.apply()
    state.rows = ["a", "b", "c"]
    while host.batches.count < 2 { try? await Task.sleep(for: .milliseconds(50)) }
    #expect(driver.table.rowCount == 3)
  }

  @Test("The driver does not keep its owner, and says nothing once it is gone")
  func weakOwner() async {
    var state: SampleState? = SampleState(["a"])
    weak let gone = state
    let driver = TableDriver(state!) { $0.table }
    let host = RecordingHost(driver)
    driver.attach(host)
    state = nil
    #expect(gone == nil)
    driver.apply()
    await driver.settled()
    #expect(driver.table.rowCount == 1)
    #expect(host.batches.isEmpty)
  }

  @Test("Placeholders stand in while there are no rows, by phase")
  func placeholders() {
    let phase = Box(TablePhase.loading)
    var rows: [String] = []
    var retries = 0
    let driver = TableDriver {
      TableModel { SectionModel("s") { for row in rows { SampleRow(row) } } }
        .phase(phase.value).onRetry { retries += 1 }
    }
    let host = RecordingHost(driver)
    driver.attach(host)
    #expect(host.shown?.titles == [[], ["Loading…"]])
    phase.value = .failed("No network")
    driver.apply()
    let placeholder = driver.table.sections[1]
    #expect(placeholder.role == .placeholder)
    #expect(RecordedTable(driver.table).titles == [[], ["No network"]])
    driver.open(placeholder.source.id(at: 0))
    #expect(retries == 1)
    rows = ["a"]
    phase.value = .ready
    driver.apply()
    #expect(host.shown?.titles == [["a"]])
    rows = []
    driver.apply()
    #expect(host.shown?.titles == [[], ["Nothing here yet"]])
  }

  @Test("The next page is asked for once for each arrival at the end")
  func loadMore() {
    let state = Box(LoadMore.State.ready)
    var rows = ["a"]
    var asked = 0
    let driver = TableDriver {
      TableModel { SectionModel("s") { for row in rows { SampleRow(row) } } }
        .loadMore(state.value) { asked += 1 }
    }
    driver.attach(RecordingHost(driver))
    driver.nearEnd()
    driver.nearEnd()
    #expect(asked == 1)
    state.value = .loading
    driver.apply()
    driver.nearEnd()
    #expect(asked == 1)
    #expect(RecordedTable(driver.table).titles == [["a"], ["Loading more…"]])
    state.value = .failed("Timed out")
    driver.apply()
    driver.nearEnd()
    #expect(asked == 1)
    driver.open(driver.table.sections[1].source.id(at: 0))
    #expect(asked == 2)
    state.value = .ready
    rows.append("b")
    driver.apply()
    driver.nearEnd()
    #expect(asked == 3)
    state.value = .finished
    driver.apply()
    driver.nearEnd()
    #expect(asked == 3)
  }
}
