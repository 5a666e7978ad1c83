import ListTestSupport
import Roster
import RosterTesting
import Testing

@MainActor @Suite("Viewport: sections without lines of their own that come, go and move")
struct ViewportSectionsTests {
  private typealias Part = TallSections.Part

  private func rows(_ names: String...) -> [TallRow] { names.map { TallRow($0, 50) } }

  /// What is in view by its place.
  private func places(_ list: TallSections) -> [TableLine] { list.viewport.visible.map(\.line) }

  @Test("An empty section without a header that comes, moves and goes in front of others")
  func front() {
    let list = TallSections([Part("rows", rows("a", "b"))])
    list.change { $0.insert(Part("empty"), at: 0) }
    #expect(places(list) == [0, 1].map { .row(RowPath(section: 1, row: $0)) })
    #expect(list.viewport.faults(in: list.driver.table) == [])
    list.change { $0.reverse() }
    #expect(places(list) == [0, 1].map { .row(RowPath(section: 0, row: $0)) })
    list.change { $0.reverse() }
    #expect(list.viewport.faults(in: list.driver.table) == [])
    list.change { $0.removeFirst() }
    #expect(places(list) == [0, 1].map { .row(RowPath(section: 0, row: $0)) })
    #expect(list.viewport.faults(in: list.driver.table) == [])
    #expect(list.host.faults.isEmpty)
  }

  @Test("The same between sections, under a pinned header")
  func between() {
    let list = TallSections(
      [
        Part("a", header: TallRow("A", 30), rows("0", "1", "2", "3", "4", "5")),
        Part("b", rows("6", "7", "8")),
      ], pinsHeaders: true)
    list.viewport.scroll(by: 40)
    #expect(list.viewport.pinned?.line == .header(section: 0))
    for position in [0, 1, 2] {
      list.change { $0.insert(Part("empty"), at: position) }
      #expect(list.viewport.pinned?.line == .header(section: position == 0 ? 1 : 0))
      #expect(list.viewport.faults(in: list.driver.table) == [])
      list.change { $0.remove(at: position) }
      #expect(list.viewport.faults(in: list.driver.table) == [])
    }
  }

  @Test("Rows that go to a section without a header, without a line changing, take no header along")
  func crossing() {
    let list = TallSections(
      [Part("a", header: TallRow("A", 30), rows("0", "1", "2", "3", "4", "5")), Part("b")],
      pinsHeaders: true)
    list.viewport.scroll(by: 100)
    #expect(list.viewport.pinned?.line == .header(section: 0))
    list.change { parts in
      parts[1].rows = parts[0].rows
      parts[0].rows = []
    }
    #expect(places(list).first?.section == 1)
    #expect(list.viewport.pinned == nil)
    #expect(list.viewport.faults(in: list.driver.table) == [])
  }

  @Test("Handlers that are called in the middle of an update find no place of before")
  func handlers() {
    let found = Box<[String]>([])
    let state = Box((["gone", "a", "b", "c"], true))
    let host = Box<HeadlessHost?>(nil)
    weak var watched: TableDriver?
    let driver = TableDriver {
      TableModel {
        if state.value.1 { SectionModel("empty", rows: [TallRow]()) }
        SectionModel("rows") {
          for id in state.value.0 {
            Row(TallRow(id, 50)).onDidEndDisplay { _ in
              guard let watched, let viewport = host.value?.viewport else { return }
              for placed in viewport.visible where watched.line(of: placed.id) != placed.line {
                found.value.append("\(placed.id) is not at \(placed.line)")
              }
              viewport.scroll(by: 10)
              found.value += viewport.faults(in: watched.table)
              found.value.append("called")
            }
          }
        }
      }
    }
    watched = driver
    host.value = HeadlessHost(driver, height: 120) { _, _ in 50 }
    host.value.map { driver.attach($0) }
    state.value = (["a", "b", "c", "d"], false)
    driver.apply()
    #expect(Set(found.value) == ["called"])
    #expect(host.value?.viewport.faults(in: driver.table) == [])
    host.value = nil
  }

  @Test("What an empty section costs in front of n and 4n rows is the same: what is in view")
  func cost() {
    let costs = [1_000, 4_000].map { count in
      let made = Box(0)
      let isThere = Box(false)
      let driver = TableDriver {
        TableModel {
          if isThere.value { SectionModel("empty", rows: [TallRow]()) }
          SectionModel("rows", count: count) { index in
            MainActor.assumeIsolated { made.value += 1 }
            return TallRow("\(index)", 50)
          }
        }
      }
      let host = HeadlessHost(driver, height: 200) { _, _ in 50 }
      driver.attach(host)
      host.forgetCounts()
      made.value = 0
      for _ in 0..<10 {
        isThere.value.toggle()
        driver.apply()
      }
      #expect(host.measured.isEmpty && host.bound.isEmpty)
      return made.value
    }
    #expect(costs[0] == costs[1])
    #expect(costs[0] <= 10 * 10)
  }

  @Test("A header that differs out of view has its new height at once where it says it")
  func headerAbove() {
    let rows = (0..<20).map { TallRow.fixed("\($0)", 50) }
    let list = TallSections([
      Part("a", header: .fixed("A", 30)), Part("b", header: TallRow("B", 30), rows),
    ])
    list.viewport.scroll(to: 400)
    let y = list.viewport.placement(of: tallID("8"))?.y
    list.change { $0[0].header = .fixed("A*", 70) }
    #expect(list.viewport.contentHeight == 70 + 30 + 1_000)
    #expect(list.viewport.placement(of: tallID("8"))?.y == y)
    list.change { $0[1].header = TallRow("B*", 90) }
    #expect(!list.viewport.heights.isMeasured(1))
    list.viewport.scrollToStart()
    #expect(list.viewport.contentHeight == 70 + 90 + 1_000)
  }

  @Test(
    "A view whose driver has gone to another host, and changed since, is laid out without a stop")
  func leftBehind() {
    let list = TallSections([Part("a", rows("0", "1", "2", "3", "4", "5"))])
    let other = HeadlessHost(list.driver, height: 200) { _, _ in 50 }
    list.driver.attach(other)
    list.change { $0[0].rows.removeLast(4) }
    list.viewport.resize(width: 100, height: 300)
    list.viewport.scrollToEnd()
    list.driver.attach(list.host)
    #expect(list.viewport.faults(in: list.driver.table) == [])
    #expect(list.host.titles == ["0", "1"])
  }
}
