import ListTestSupport
import RosterTesting
import Testing

@testable import Roster

@MainActor @Suite("Driver: hosts that hold updates, and cells that are filled ahead")
struct DriverHoldingTests {
  @Test("While a host holds updates they wait, and come as one")
  func held() {
    let list = LetterList(["A", "B"])
    list.host.isHeld = true
    list.store.append(Letter("C"))
    list.driver.flush()
    list.store.remove("A")
    list.driver.flush()
    #expect(list.host.batches.isEmpty)
    #expect(list.driver.hasChanges)
    #expect(list.driver.table.rowCount == 2)
    list.host.isHeld = false
    list.driver.flush()
    #expect(list.host.batches.map(\.rowDeletes) == [[at(0, 0)]])
    #expect(list.host.batches.map(\.rowInserts) == [[at(0, 1)]])
    #expect(!list.driver.hasChanges)
    #expect(list.host.violations.isEmpty)
  }

  @Test("A cell that is filled ahead is shown when it comes into view, and hidden only if it was")
  func ahead() {
    let told = Box<[String]>([])
    let driver = TableDriver(
      TableModel {
        SectionModel("s") {
          Row(SampleRow("a")).onWillDisplay { _ in told.value.append("shown") }
            .onDidEndDisplay { _ in told.value.append("hidden") }
        }
      })
    driver.attach(RecordingHost(driver))
    let slot = RowSlot()
    driver.fill(slot, with: .row(at(0, 0)), isShown: false) { _ in }
    driver.unbind(slot)
    #expect(told.value.isEmpty)
    driver.fill(slot, with: .row(at(0, 0)), isShown: false) { _ in }
    driver.show(slot)
    driver.show(slot)
    driver.fill(slot, with: .row(at(0, 0))) { _ in }
    #expect(told.value == ["shown"])
    driver.unbind(slot)
    #expect(told.value == ["shown", "hidden"])
  }
}
