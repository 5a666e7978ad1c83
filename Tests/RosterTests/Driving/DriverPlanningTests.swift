import RosterTesting
import Testing

@testable import Roster

@MainActor @Suite("Driver: large differences are made off the main actor")
struct DriverPlanningTests {
  /// Set in a test's task and in tasks made from it, such as those of updates; a detached one lacks it.
  /// (A thread tells nothing: here the main actor is not always on the main thread.)
  private enum Mark {
    @TaskLocal static var isOnMain = false
  }

  /// A row that notes who compares it.
  struct Watched: RowModel {
    static let onMain = Guarded(0)
    static let elsewhere = Guarded(0)
    let id: Int
    var text: String

    static func == (a: Watched, b: Watched) -> Bool {
      (Mark.isOnMain ? onMain : elsewhere).withLock { $0 += 1 }
      return a.id == b.id && a.text == b.text
    }

    var content: RowContent { .text(text) }
  }

  private func rows(_ count: Int, shift: Int) -> [Watched] {
    (0..<count).map { Watched(id: ($0 * 7_919 + shift) % count, text: "\(shift)") }
  }

  @Test(
    "A large difference is compared elsewhere, and applied as a batch", arguments: [true, false])
  func elsewhere(isTyped: Bool) async {
    await Mark.$isOnMain.withValue(true) { await compare(isTyped: isTyped) }
  }

  private func compare(isTyped: Bool) async {
    let shared = Box(rows(30_000, shift: 0))
    let driver = TableDriver {
      TableModel {
        isTyped
          ? SectionModel("s", rows: shared.value) : SectionModel("s") { shared.value }
      }
    }
    let host = RecordingHost(driver)
    driver.attach(host)
    shared.value = rows(30_000, shift: 5)
    Watched.onMain.withLock { $0 = 0 }
    Watched.elsewhere.withLock { $0 = 0 }
    driver.setNeedsUpdate()
    await driver.settled()
    #expect(Watched.elsewhere.withLock { $0 } >= 30_000)
    #expect(Watched.onMain.withLock { $0 } < 1_000)
    #expect(host.violations.isEmpty)
    #expect(driver.table.row(at: at(0, 0)).content.title == "5")
  }

  @Test(
    "So is that of a store which is filled anew, or edited in many places",
    arguments: [true, false])
  func store(isFilled: Bool) async {
    await Mark.$isOnMain.withValue(true) {
      let store = RecordStore(Watched.self, key: \.id, rows(30_000, shift: 0))
      let driver = TableDriver { TableModel { SectionModel("s", rows: store) { $0 } } }
      let host = RecordingHost(driver)
      driver.attach(host)
      if isFilled {
        store.replaceAll(with: rows(30_000, shift: 5))
      } else {
        for id in 0..<600 { store.update(id * 50) { $0.text = "5" } }
      }
      Watched.onMain.withLock { $0 = 0 }
      Watched.elsewhere.withLock { $0 = 0 }
      await driver.settled()
      #expect(Watched.elsewhere.withLock { $0 } >= (isFilled ? 30_000 : 600))
      #expect(Watched.onMain.withLock { $0 } < 100)
      #expect(host.violations.isEmpty)
      #expect(driver.table.row(at: at(0, 0)).content.title == "5")
    }
  }

  @Test("The latest state wins over one that is being planned; flush does not wait")
  func latest() async {
    let shared = Box(rows(30_000, shift: 0))
    let driver = TableDriver { TableModel { SectionModel("s", rows: shared.value) } }
    let host = RecordingHost(driver)
    driver.attach(host)
    shared.value = rows(30_000, shift: 3)
    driver.setNeedsUpdate()
    await Task.yield()
    shared.value = rows(20_000, shift: 9)
    driver.setNeedsUpdate()
    await driver.settled()
    #expect(driver.table.rowCount == 20_000)
    #expect(driver.table.row(at: at(0, 0)).content.title == "9")
    let count = host.calls.count
    shared.value = rows(25_000, shift: 1)
    driver.setNeedsUpdate()
    await Task.yield()
    driver.flush()
    #expect(driver.table.rowCount == 25_000)
    #expect(host.calls.count == count + 1)
    await driver.settled()
    #expect(host.calls.count == count + 1)
    #expect(host.violations.isEmpty)
  }

  @Test("A stream of changes is shown in the end, though each comes while one is planned")
  func stream() async {
    let shared = Box(rows(30_000, shift: 0))
    let driver = TableDriver { TableModel { SectionModel("s", rows: shared.value) } }
    let host = RecordingHost(driver)
    driver.attach(host)
    var step = 0
    while host.batches.isEmpty && step < 2_000 {
      step += 1
      shared.value = rows(30_000, shift: step)
      driver.setNeedsUpdate()
      await Task.yield()
    }
    #expect(!host.batches.isEmpty)
    await driver.settled()
    #expect(driver.table.row(at: at(0, 0)).content.title == "\(step)")
  }

  @Test("A host that does not commit is reported, and its table put in force")
  func missingCommit() {
    final class Forgetful: TableHost {
      var capabilities = HostCapabilities()
      var anchor: Anchor?
      func load(keeping anchor: Anchor?) {}
      func apply(
        _ stage: UpdateStage, animated: Bool, commit: () -> Void,
        done: @escaping @MainActor () -> Void
      ) { done() }
      func replaceCell(of slot: RowSlot) {}
      func refreshChrome() {}
    }
    let state = SampleState(["a"])
    let driver = TableDriver(state) { $0.table }
    driver.attach(Forgetful())
    let reports = Guarded<[Diagnostic.Cause]>([])
    Diagnostics.withHandler { report in
      reports.withLock { $0.append(report.cause) }
    } _: {
      state.rows = ["a", "b"]
      driver.flush()
    }
    #expect(reports.withLock { $0 } == ["missing-commit"])
    #expect(driver.table.rowCount == 2)
  }
}
