import ListTestSupport
import RosterTesting
import Testing

@testable import Roster

@MainActor @Suite("AT11 Re-entrant observers: the host")
struct AT11ReentrantObserversOnHost {
  @Test(
    "c) An update made by a selection observer is a batch of its own, after the first is closed")
  func c() {
    let store = RecordStore(Letter.self, key: \.key, ["A", "B", "C"].map { Letter($0) })
    let selections = Box(0)
    let driver = TableDriver {
      TableModel { SectionModel("s", rows: store) { SampleRow($0.key, $0.text) } }
        .selection(.multiple) { _ in
          selections.value += 1
          store.insert(Letter("N\(selections.value)"), at: 0)
        }
    }
    let host = RecordingHost(driver)
    driver.attach(host)
    driver.select(RowID(Letter.self, "C"))
    #expect(selections.value == 1)
    host.finishesByItself = false
    driver.flush()
    #expect(host.batches.map(\.rowInserts) == [[at(0, 0)]])
    // The selected row leaves: the observer is told once the batch is closed, and edits again.
    host.finish()
    store.remove("C")
    driver.flush()
    #expect(host.isApplying)
    #expect(selections.value == 1)
    host.finish()
    #expect(selections.value == 2)
    #expect(host.batches.count == 3)
    #expect(host.batches[2].rowInserts == [at(0, 0)])
    host.finish()
    #expect(host.violations.isEmpty)
    #expect(host.shown?.titles == [["N2", "N1", "A", "B"]])
  }
}
