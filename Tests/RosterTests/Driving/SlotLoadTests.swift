import ListTestSupport
import RosterTesting
import Testing

@testable import Roster

/// Several loads of one key in one fill of a cell.
@MainActor @Suite("Cells that load one thing for several places")
struct SlotLoadTests {
  /// Loads that end when the test says so.
  actor Gate {
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private(set) var started = 0

    func pass() async {
      started += 1
      await withCheckedContinuation { waiting.append($0) }
    }

    func open() {
      for one in waiting { one.resume() }
      waiting = []
    }
  }

  private let slot = RowSlot()
  private let driver: TableDriver
  private let host: RecordingHost
  private let shown = Box<[String]>([])
  private let gate = Gate()

  init() {
    driver = TableDriver(TableModel { SectionModel("s", rows: [SampleRow("a"), SampleRow("b")]) })
    host = RecordingHost(driver)
    driver.attach(host)
  }

  private func until(_ condition: () async -> Bool) async {
    for _ in 0..<10_000 {
      if await condition() { return }
      await Task.yield()
    }
    Issue.record("Nothing came of it.")
  }

  private func settle() async {
    for _ in 0..<50 { await Task.yield() }
  }

  /// An avatar and a cover of one address, and what the address says as a number.
  private func fill(_ row: Int, _ more: @escaping @MainActor () -> Void = {}) {
    driver.fill(slot, with: .row(at(0, row))) { [slot, shown, gate] row in
      let name = row.content.title
      for place in ["avatar", "cover"] {
        slot.load("url") {
          await gate.pass()
          return "picture"
        } apply: {
          shown.value.append("\(name) \(place) \($0)")
          more()
        }
      }
      slot.load("url") {
        await gate.pass()
        return 7
      } apply: {
        shown.value.append("\(name) number \($0)")
      }
    }
  }

  @Test("Each is applied, of each type, and one piece of work is done for those of one type")
  func all() async {
    fill(0)
    await until { await gate.started == 2 }
    await gate.open()
    await until { shown.value.count == 3 }
    let all: Set = ["a avatar picture", "a cover picture", "a number 7"]
    #expect(Set(shown.value) == all)
    // Another fill has them at once.
    shown.value = []
    driver.remeasure(sampleID("a"))
    #expect(Set(shown.value) == all)
    #expect(shown.value.count == 3)
    #expect(await gate.started == 2)
  }

  @Test("A fill in between: each is applied once, as the last fill asked for it")
  func filledAgain() async {
    fill(0)
    await until { await gate.started == 2 }
    driver.remeasure(sampleID("a"))
    await gate.open()
    await until { shown.value.count >= 3 }
    await settle()
    #expect(shown.value.count == 3)
    #expect(await gate.started == 2)
  }

  @Test("Late results for a cell that shows another row are dropped, all of them")
  func recycled() async {
    fill(0)
    await until { await gate.started == 2 }
    driver.fill(slot, with: .row(at(0, 1))) { _ in }
    await gate.open()
    await settle()
    #expect(shown.value == [])
  }

  @Test("The first result gives the cell to another row: the second is not applied")
  func recycledByResult() async {
    fill(0) { [driver, slot] in driver.fill(slot, with: .row(at(0, 1))) { _ in } }
    await until { await gate.started == 2 }
    await gate.open()
    await until { shown.value.contains("a avatar picture") }
    await settle()
    #expect(!shown.value.contains("a cover picture"))
  }

  @Test("All who asked hear of a failure, and the next fill tries again")
  func failure() async {
    struct Broken: Error {}
    let (works, tries) = (Guarded(false), Guarded(0))
    driver.fill(slot, with: .row(at(0, 0))) { [slot, shown] _ in
      for place in ["avatar", "cover"] {
        slot.load("url") {
          tries.withLock { $0 += 1 }
          guard works.withLock({ $0 }) else { throw Broken() }
          return "picture"
        } apply: {
          shown.value.append("\(place) \($0)")
        } failed: { _ in
          shown.value.append("\(place) failed")
        }
      }
    }
    await until { shown.value == ["avatar failed", "cover failed"] }
    works.withLock { $0 = true }
    driver.remeasure(sampleID("a"))
    await until { shown.value.suffix(2) == ["avatar picture", "cover picture"] }
    #expect(tries.withLock { $0 } == 2)
  }
}
