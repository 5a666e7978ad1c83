import ListTestSupport
import RosterTesting
import Testing

@testable import Roster

/// What is told of an update may do anything: edit, attach, detach, ask again.
@MainActor @Suite("Driver: calls from within its own calls are contained")
struct DriverReentrancyTests {
  private func causes(_ body: () -> Void) -> [Diagnostic.Cause] {
    let reports = Guarded<[Diagnostic.Cause]>([])
    Diagnostics.withHandler({ report in reports.withLock { $0.append(report.cause) } }, body)
    return reports.withLock { $0 }
  }

  private func settles(_ driver: TableDriver) async -> Bool {
    let isSettled = Guarded(false)
    let waiting = Task {
      await driver.settled()
      isSettled.withLock { $0 = true }
    }
    for _ in 0..<200 where !isSettled.withLock({ $0 }) {
      try? await Task.sleep(for: .milliseconds(2))
    }
    if isSettled.withLock({ $0 }) { await waiting.value }
    return isSettled.withLock { $0 }
  }

  @Test("Who waits for a host that never ends is let go when it is detached")
  func detachedWhileWaiting() async {
    let state = SampleState(["a"])
    let driver = TableDriver(state) { $0.table }
    let host = RecordingHost(driver)
    driver.attach(host)
    host.finishesByItself = false
    state.rows = ["a", "b"]
    driver.apply()
    let isSettled = Guarded(false)
    let waiting = Task {
      await driver.settled()
      isSettled.withLock { $0 = true }
    }
    while driver.schedule.waiters.isEmpty && driver.schedule.isApplying { await Task.yield() }
    driver.detach()
    for _ in 0..<1_000 where !isSettled.withLock({ $0 }) { await Task.yield() }
    #expect(isSettled.withLock { $0 })
    if isSettled.withLock({ $0 }) { await waiting.value }
  }

  @Test("A plan that was given up by a new host does not keep anyone waiting")
  func attachedWhilePlanning() async {
    let rows = Box((0..<30_000).map { SampleRow("\($0)") })
    let driver = TableDriver { TableModel { SectionModel("s", rows: rows.value) } }
    driver.attach(RecordingHost(driver))
    rows.value.shuffle()
    driver.setNeedsUpdate()
    for _ in 0..<4 { await Task.yield() }
    let host = RecordingHost(driver)
    driver.attach(host)
    #expect(await settles(driver))
    #expect(host.batches.isEmpty)
  }

  @Test("A host attached by what is told of an update gets the later changes, the old one none")
  func attachedByObserver() {
    let rows = RecordStore(Letter.self, key: \.key, ["a", "b", "c"].map { Letter($0) })
    let other = Box<RecordingHost?>(nil)
    let attach = Box<(() -> Void)?>(nil)
    let driver = TableDriver {
      TableModel { SectionModel("s", rows: rows) { SampleRow($0.key) } }
        .selection(.multiple) { _ in attach.value?() }
    }
    let host = RecordingHost(driver)
    driver.attach(host)
    driver.select(RowID(Letter.self, "a"))
    attach.value = {
      attach.value = nil
      let next = RecordingHost(driver)
      other.value = next
      driver.attach(next)
      rows.append(Letter("d"))
    }
    rows.remove("a")
    driver.flush()
    #expect(host.batches.count == 1)
    #expect(host.violations == [])
    #expect(other.value?.batches.count == 1)
    #expect(other.value?.violations == [])
    #expect(other.value?.shown?.titles == [["b", "c", "d"]])
  }

  @Test(
    "A host that is attached again in the middle of an update loads, and later stages are dropped")
  func attachedTwice() {
    let sections = Box(["s", "t"])
    let driver = TableDriver {
      TableModel(
        sections: sections.value.map { id in SectionModel(id) { SampleRow("row of \(id)") } })
    }
    let host = RecordingHost(driver, capabilities: .init(takesSectionsWithRows: false))
    driver.attach(host)
    host.finishesByItself = false
    sections.value = ["t", "u"]
    driver.apply()
    sections.value = ["t", "v"]
    driver.setNeedsUpdate()
    driver.attach(host)
    while host.isApplying { host.finish() }
    #expect(host.violations == [])
    #expect(host.shown?.titles == [["row of t"], ["row of v"]])
    #expect(host.ids == TableCopy(driver.table))
  }

  @Test("What is told of an attached table may flush: the host is loaded before it is updated")
  func flushWhileAttaching() {
    let rows = RecordStore(Letter.self, key: \.key, ["a", "b"].map { Letter($0) })
    let driver = Box<TableDriver?>(nil)
    let told = Box(0)
    let made = TableDriver {
      TableModel { SectionModel("s", rows: rows) { SampleRow($0.key) } }
        .selection(.multiple) { _ in
          told.value += 1
          rows.append(Letter("told \(told.value)"))
          driver.value?.flush()
        }
    }
    driver.value = made
    let host = RecordingHost(made)
    made.attach(host)
    made.select(RowID(Letter.self, "a"))
    made.flush()
    made.detach()
    rows.remove("a")
    host.forgetCalls()
    made.attach(host)
    made.flush()
    #expect(host.violations == [])
    guard case .load = host.calls.first else {
      Issue.record("The first call is \(String(describing: host.calls.first))")
      return
    }
    #expect(host.ids == TableCopy(made.table))
  }

  @Test("A function that asks for itself does not hold the main actor up")
  func askingForItself() {
    let driver = Box<TableDriver?>(nil)
    let runs = Box(0)
    let made = TableDriver {
      runs.value += 1
      // An end, so that a failure is no hang.
      if runs.value < 1_000 { driver.value?.setNeedsUpdate() }
      return TableModel { SectionModel("s") { SampleRow("\(runs.value)") } }
    }
    driver.value = made
    let host = RecordingHost(made)
    made.attach(host)
    made.flush()
    // What it has asked for last still comes, and is the end of it.
    driver.value = nil
    #expect(runs.value < 100)
    #expect(host.violations == [])
  }

  @Test("Whoever is asked about rows of a range may take rows away meanwhile")
  func rangeThatShrinks() {
    let rows = RecordStore(Letter.self, key: \.key, "abcdefgh".map { Letter(String($0)) })
    let driver = Box<TableDriver?>(nil)
    let made = TableDriver {
      TableModel {
        SectionModel("s", rows: rows) { letter in
          Row(SampleRow(letter.key)).willSelect { _ in
            if letter.key == "c" {
              for gone in ["a", "b", "g", "h"] { rows.remove(gone) }
              driver.value?.flush()
            }
            return .allow
          }
        }
      }
      .selection(.multiple)
    }
    driver.value = made
    made.attach(RecordingHost(made))
    made.select(RowID(Letter.self, "b"))
    made.extendSelection(to: RowID(Letter.self, "h"))
    #expect(
      Set(made.selection.rows.map(\.key)).isSuperset(of: ["c", "d", "e", "f"].map { AnyKey($0) }))
    #expect(!made.isSelected(RowID(Letter.self, "h")))
  }

  @Test("A cell that asks to be measured while it is filled is reported, and filled once")
  func measuringWhileFilling() {
    let driver = TableDriver(TableModel { SectionModel("s") { SampleRow("a") } })
    driver.attach(RecordingHost(driver))
    let fills = Box(0)
    let slot = RowSlot()
    let causes = causes {
      driver.fill(slot, with: .row(at(0, 0))) { row in
        fills.value += 1
        if fills.value < 1_000 { driver.remeasure(row.id) }
      }
    }
    #expect(fills.value == 1)
    #expect(causes == ["fill-in-fill"])
  }

  @Test("A slot that is filled with another row while it is filled shows the other")
  func fillInFill() {
    let driver = TableDriver(
      TableModel {
        SectionModel("s") {
          SampleRow("a"); SampleRow("b")
        }
      })
    driver.attach(RecordingHost(driver))
    let shown = Box<[String]>([])
    let slot = RowSlot()
    driver.fill(slot, with: .row(at(0, 0))) { row in
      shown.value.append(row.content.title)
      driver.fill(slot, with: .row(at(0, 1))) { shown.value.append($0.content.title) }
    }
    #expect(shown.value == ["a", "b"])
    #expect(slot.id == sampleID("b"))
  }
}
