import ListTestSupport
import Roster
import RosterTesting
import Testing

@MainActor @Suite("AT16 Recycled slots, late results, release")
struct AT16RecycledSlots {
  /// Loads that end when the test says so, also after they were cancelled.
  actor Gate {
    private var waiting: [String: CheckedContinuation<String, Never>] = [:]
    private(set) var started: [String] = []

    func load(_ key: String) async -> String {
      started.append(key)
      return await withCheckedContinuation { waiting[key] = $0 }
    }

    func finish(_ key: String) {
      waiting.removeValue(forKey: key)?.resume(returning: "picture of \(key)")
    }

    func isWaiting(for key: String) -> Bool { waiting[key] != nil }
  }

  private func until(_ condition: () async -> Bool) async {
    for _ in 0..<10_000 {
      if await condition() { return }
      await Task.yield()
    }
    Issue.record("Nothing came of it.")
  }

  private func loading(_ host: HeadlessHost, _ gate: Gate, seen: Box<[String]>) {
    host.didFill = { cell, slot in
      cell.loaded = nil
      guard let name = slot.id?.title else { return }
      slot.load(name) {
        await gate.load(name)
      } apply: {
        cell.loaded = $0
        seen.value.append("\(cell.row?.id.title ?? "nobody"): \($0)")
      }
    }
  }

  @Test("AT16a: a late result for A is dropped by the slot that shows D")
  func lateResult() async {
    let gate = Gate()
    let seen = Box<[String]>([])
    let list = TallList([.fixed("A", 100), .fixed("D", 100)], height: 100)
    loading(list.host, gate, seen: seen)
    list.change { $0[0].text = "a" }
    await until { await gate.isWaiting(for: "A") }
    let slot = list.host.cells.slot(of: tallID("A"))
    list.viewport.scroll(to: 100)
    list.change { $0[1].text = "d" }
    await until { await gate.isWaiting(for: "D") }
    // One slot is enough here: it is the very one that waited for A.
    #expect(slot != nil && slot === list.host.cells.slot(of: tallID("D")))
    await gate.finish("A")
    for _ in 0..<20 { await Task.yield() }
    #expect(list.host.cells.cell(of: tallID("D"))?.loaded == nil)
    await gate.finish("D")
    await until { !seen.value.isEmpty }
    #expect(seen.value == ["D: picture of D"])
    #expect(list.host.cells.cell(of: tallID("D"))?.loaded == "picture of D")
  }

  @Test(
    "AT16: a fill that asks again does not load again; what is not asked for again is cancelled")
  func refill() async {
    let gate = Gate()
    let slot = RowSlot()
    let driver = TableDriver(TableModel { SectionModel("s") { SampleRow("row") } })
    driver.attach(HeadlessHost(driver, height: 0) { _, _ in 20 })
    let key = Box("one")
    let shown = Box<[String]>([])
    driver.fill(slot, with: .row(at(0, 0))) { _ in
      let name = key.value
      slot.load(name) {
        await gate.load(name)
      } apply: {
        shown.value.append($0)
      }
    }
    await until { await gate.isWaiting(for: "one") }
    driver.remeasure(sampleID("row"))
    await gate.finish("one")
    await until { shown.value.count == 1 }
    driver.remeasure(sampleID("row"))
    #expect(shown.value == ["picture of one", "picture of one"])
    #expect(await gate.started == ["one"])
    key.value = "two"
    driver.remeasure(sampleID("row"))
    await until { await gate.isWaiting(for: "two") }
    driver.unbind(slot)
    await gate.finish("two")
    for _ in 0..<20 { await Task.yield() }
    #expect(shown.value.count == 2)
  }

  @Test("AT16: a failed load is told, and tried again by the next fill")
  func failedLoad() async {
    struct Broken: Error {}
    let slot = RowSlot()
    let driver = TableDriver(TableModel { SectionModel("s") { SampleRow("row") } })
    driver.attach(HeadlessHost(driver, height: 0) { _, _ in 20 })
    let (works, heard) = (Guarded(false), Box<[String]>([]))
    driver.fill(slot, with: .row(at(0, 0))) { _ in
      slot.load("key") {
        guard works.withLock({ $0 }) else { throw Broken() }
        return 7
      } apply: {
        heard.value.append("\($0)")
      } failed: { _ in
        heard.value.append("failed")
      }
    }
    await until { heard.value == ["failed"] }
    works.withLock { $0 = true }
    driver.remeasure(sampleID("row"))
    await until { heard.value == ["failed", "7"] }
  }

  @Test("AT16b: the slot of a new row holds nothing of another")
  func newRow() {
    let list = TallList([.fixed("A", 50), .fixed("B", 50)], height: 500)
    list.host.didFill = { cell, slot in
      #expect(cell.loaded == nil)
      cell.loaded = slot.id?.title
    }
    list.change {
      $0[0].text = "a"
      $0[1].text = "b"
    }
    list.host.didFill = { cell, slot in
      if slot.id == tallID("N") { #expect(cell.loaded == nil) }
    }
    list.change { $0.insert(.fixed("N", 50), at: 0) }
    #expect(list.host.cells.cell(of: tallID("A"))?.loaded == "A")
    #expect(list.host.cells.cell(of: tallID("N"))?.content?.title == "N")
    #expect(list.host.faults.isEmpty)
  }

  @Test("AT16c: 1,000 rows scrolled through and back with 50 batches: binds and unbinds pair")
  func pairs() {
    var random = SeededRandom(seed: 16)
    let list = TallList((0..<1000).map { TallRow("\($0)", 20) }, height: 200)
    var next = 1000
    for step in 0..<400 {
      list.viewport.scroll(by: step < 200 ? 97 : -97)
      if step % 8 == 0 {
        list.change { rows in
          for _ in 0..<5 {
            rows.remove(at: Int.random(in: 0..<rows.count, using: &random))
            rows.insert(TallRow("\(next)", 20), at: Int.random(in: 0...rows.count, using: &random))
            next += 1
          }
        }
      }
      #expect(list.host.cells.shown.count <= 11)
    }
    #expect(list.host.faults.isEmpty)
    #expect(list.host.cellCount <= 40)
    let live = list.host.bound.count - list.host.unbound.count
    #expect(live == list.host.cells.shown.count)
    list.change { $0 = [] }
    // What says that there is nothing is a row, too.
    #expect(list.host.titles == [Words.current.empty])
    list.driver.detach()
    list.host.load(keeping: nil)
    let rows = { (ids: [RowID]) in ids.filter { $0.title != "" }.map(\.title).sorted() }
    #expect(rows(list.host.bound) == rows(list.host.unbound))
  }

  @Test("AT16d: a screen that is dropped is freed with its list; nobody is called")
  func release() {
    let store = RecordStore(Person.self, key: \.pid)
    store.append(Person(1, "one"))
    let calls = Box(0)
    weak var screen: Screen?
    weak var driver: TableDriver?
    weak var host: HeadlessHost?
    weak var viewport: Viewport?
    do {
      let made = Screen(store, calls)
      (screen, driver, host, viewport) = (made, made.driver, made.host, made.host.viewport)
      #expect(made.host.titles == ["more", "one"])
    }
    #expect(screen == nil)
    #expect(driver == nil)
    #expect(host == nil)
    #expect(viewport == nil)
    let before = calls.value
    store.append(Person(2, "two"))
    #expect(calls.value == before)
  }

  @Test("AT16: an event of a cell that is used for another row by now is dropped")
  func staleEvent() {
    let list = TallList([.fixed("A", 100), .fixed("B", 100)], height: 100)
    let event = list.host.cells.slot(of: tallID("A"))?.binding
    #expect(event?.id == tallID("A"))
    list.viewport.scroll(to: 100)
    #expect(list.host.cells.shown == [tallID("B")])
    #expect(event?.id == nil)
  }

  /// A screen that owns its list, with handlers that use the screen.
  @MainActor final class Screen {
    private(set) var driver: TableDriver!
    private(set) var host: HeadlessHost!
    private let calls: Box<Int>

    init(_ store: RecordStore<Person, Int>, _ calls: Box<Int>) {
      self.calls = calls
      driver = TableDriver(self) { screen in
        screen.calls.value += 1
        return TableModel {
          SectionModel("more") {
            Row(SampleRow("more")).onActivate(with: screen) { screen, _ in screen.calls.value += 1 }
          }
          // What makes the rows later is kept by the table, so it must hold its screen weakly itself.
          SectionModel("people", rows: store) { [weak screen] person in
            Row(SampleRow("\(person.pid)", person.name))
              .onActivate { _ in screen?.calls.value += 1 }
          }
        }
      }
      host = HeadlessHost(driver) { _, _ in 20 }
      driver.attach(host)
    }
  }
}
