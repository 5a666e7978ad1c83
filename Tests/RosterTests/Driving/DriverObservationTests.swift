import Observation
import RosterTesting
import Testing

@testable import Roster

@MainActor @Suite("Driver: observation at two levels")
struct DriverObservationTests {
  @Test("State that the table's function read rebuilds it, and only what differs reaches the host")
  func rebuild() async {
    let state = SampleState(["a", "b"])
    let driver = TableDriver(state) { $0.table }
    let host = RecordingHost(driver)
    driver.attach(host)
    state.rows = ["a", "x", "b"]
    state.rows.append("c")
    await driver.settled()
    #expect(host.batches.map(\.rowInserts) == [[at(0, 1), at(0, 3)]])
    #expect(host.batches.map(\.rowDeletes) == [[]])
    #expect(host.shown?.titles == [["a", "x", "b", "c"]])
  }

  @MainActor @Observable final class Counter: Sendable { var value = 0 }

  struct CounterRow: RowModel {
    let id: Int
    let counter: Counter
    static func == (a: Self, b: Self) -> Bool { a.id == b.id && a.counter === b.counter }
    @MainActor var content: RowContent { .text("\(counter.value)") }
  }

  @Test("An object that a visible row read refills that row alone")
  func refill() async {
    let counters = (0..<5).map { _ in Counter() }
    let driver = TableDriver(
      TableModel {
        SectionModel("c") {
          for (id, counter) in counters.enumerated() { CounterRow(id: id, counter: counter) }
        }
      })
    let host = RecordingHost(driver)
    driver.attach(host)
    let cells = RecordingCells(driver, count: 3)
    cells.show()
    cells.forgetFills()
    counters[1].value = 7
    counters[4].value = 9
    await driver.settled()
    #expect(cells.fills.map(\.cell) == [1])
    #expect(cells.fills.map(\.content.title) == ["7"])
    #expect(host.batches.isEmpty)
  }

  @Test("What recording cells show stays when their fills are forgotten")
  func titles() {
    let rows = Box(["a", "b"])
    let driver = TableDriver {
      TableModel { SectionModel("s") { for row in rows.value { SampleRow(row) } } }
    }
    driver.attach(RecordingHost(driver))
    let cells = RecordingCells(driver, count: 3)
    cells.show()
    cells.forgetFills()
    #expect(cells.titles == ["a", "b", nil])
    #expect(cells.fills == [])
    cells.show(from: 1)
    cells.forgetFills()
    #expect(cells.titles == ["b", nil, nil])
  }

  @Test("An object is not heard any more once its row has left the cell")
  func unbound() async {
    let counters = (0..<3).map { _ in Counter() }
    let driver = TableDriver(
      TableModel {
        SectionModel("c") {
          for (id, counter) in counters.enumerated() { CounterRow(id: id, counter: counter) }
        }
      })
    driver.attach(RecordingHost(driver))
    let cells = RecordingCells(driver, count: 1)
    cells.show(from: 0)
    cells.show(from: 2)
    cells.forgetFills()
    counters[0].value = 1
    await driver.settled()
    #expect(cells.fills.isEmpty)
    counters[2].value = 1
    await driver.settled()
    #expect(cells.fills.map(\.content.title) == ["1"])
  }

  @Test("A block row runs again after a rebuild, and is filled only if its content differs")
  func blocks() async {
    let state = SampleState(["a", "b"])
    var runs = 0
    let driver = TableDriver(state) { state in
      let rows = state.rows
      return TableModel {
        SectionModel("s") {
          Row("first") {
            runs += 1
            return .text(rows[0])
          }
          Row("second") { .text(rows[1]) }
        }
      }
    }
    driver.attach(RecordingHost(driver))
    let cells = RecordingCells(driver, count: 2)
    cells.show()
    cells.forgetFills()
    let before = runs
    state.rows = ["a", "c"]
    await driver.settled()
    #expect(cells.fills.map(\.content.title) == ["c"])
    #expect(runs > before)
  }

  @Test("An equal row gets its new closures without being filled")
  func newClosures() async {
    let state = SampleState(["a"])
    var chosen: [Int] = []
    let driver = TableDriver(state) { state in
      let count = state.rows.count
      return TableModel {
        SectionModel("s") { Row(SampleRow("fixed")).onActivate { _ in chosen.append(count) } }
      }
    }
    let host = RecordingHost(driver)
    driver.attach(host)
    let cells = RecordingCells(driver, count: 1)
    cells.show()
    cells.forgetFills()
    state.rows = ["a", "b", "c"]
    await driver.settled()
    driver.open(sampleID("fixed"))
    #expect(chosen == [3])
    #expect(cells.fills.isEmpty)
    #expect(host.batches.isEmpty)
  }

  @Test("200,000 fills of ten slots that read one object leave one registration for each slot")
  func rebinding() async {
    let shared = Counter()
    var reads = 0
    let driver = TableDriver(
      TableModel {
        SectionModel("s", count: 1_000) { index in
          SampleRow(
            "\(index)",
            {
              reads += 1; return "\(shared.value)"
            }())
        }
      })
    driver.attach(RecordingHost(driver))
    let cells = RecordingCells(driver, count: 10)
    for step in 0..<20_000 {
      cells.show(from: step % 900)
      if step % 1_000 == 0 { cells.forgetFills() }
    }
    cells.forgetFills()
    reads = 0
    shared.value = 1
    await driver.settled()
    // One more read for each of the ten slots: nothing is left of the bindings before.
    #expect(reads == 10)
    #expect(cells.fills.count == 10)
  }

  @MainActor final class HeldCell {
    var slot = RowSlot()
    var text = ""
  }

  @Test("A cell that is held by what fills it goes with the driver; what it shows elsewhere stays")
  func cellsGoWithTheDriver() async {
    let stays = HeldCell()
    let other = TableDriver(TableModel { SectionModel("s") { SampleRow("other") } })
    other.attach(RecordingHostStub())
    weak var goes: HeldCell?
    do {
      let driver = TableDriver(TableModel { SectionModel("s") { SampleRow("a") } })
      driver.attach(RecordingHostStub())
      let cell = HeldCell()
      goes = cell
      for cell in [cell, stays] {
        driver.fill(cell.slot, with: .row(at(0, 0))) { cell.text = $0.content.title }
      }
      other.fill(stays.slot, with: .row(at(0, 0))) { stays.text = $0.content.title }
    }
    for _ in 0..<1_000 where goes != nil { await Task.yield() }
    #expect(goes == nil)
    #expect(stays.slot.id == sampleID("other"))
    #expect(stays.text == "other")
    other.unbind(stays.slot)
  }
}
