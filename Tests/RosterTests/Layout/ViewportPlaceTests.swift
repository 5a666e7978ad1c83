import Roster
import RosterTesting
import Testing

@MainActor @Suite("Viewport: what counts as in view, and places that are kept and gone back to")
struct ViewportPlaceTests {
  /// A list under one header of 30, which is pinned.
  @MainActor private final class PinnedList {
    let state: Box<[TallRow]>
    let driver: TableDriver
    let host: HeadlessHost
    var viewport: Viewport { host.viewport }

    init(_ rows: [TallRow], limit: Double = .infinity) {
      let state = Box(rows)
      self.state = state
      driver = TableDriver {
        TableModel { SectionModel("rows", header: "Rows", rows: state.value) }
      }
      host = HeadlessHost(driver, height: 200) { row, _ in
        (row.model as? TallRow)?.real ?? 30
      }
      host.viewport.pinsHeaders = true
      host.viewport.pinnedHeightLimit = limit
      driver.attach(host)
    }

    func change(_ edit: (inout [TallRow]) -> Void) {
      edit(&state.value)
      driver.apply()
    }
    func y(_ id: Int) -> Double? { viewport.placement(of: tallID("\(id)"))?.y }
  }

  private func rows(_ range: Range<Int>) -> [TallRow] { range.map { TallRow("\($0)", 20) } }

  @Test("A row behind the pinned header is not in view: the first below it keeps its place")
  func behindHeader() {
    let list = PinnedList(rows(0..<50))
    list.viewport.scroll(to: tallID("10"), at: .top)
    #expect(list.y(10) == 30)
    #expect(list.y(9) == 10)
    #expect(list.viewport.anchor == Anchor(row: tallID("10"), offset: 30))
    list.change { $0.insert(TallRow("new", 45), at: 10) }
    #expect(list.y(10) == 30)
    list.change { $0.removeFirst(5) }
    #expect(list.y(10) == 30)
    // One that looks out below the header is in view.
    list.viewport.scroll(by: -5)
    #expect(list.viewport.anchor?.row == tallID("new"))
  }

  @Test("Of a high header only as much is pinned as the limit says")
  func limit() {
    let list = PinnedList(rows(0..<50), limit: 8)
    list.viewport.scroll(to: tallID("10"), at: .top)
    #expect(list.y(10) == 8)
    #expect(list.viewport.pinned?.y == 0)
    #expect(list.viewport.pinned?.bottom == 8)
    #expect(list.viewport.coveredHeight(above: tallID("10")) == 8)
    #expect(list.viewport.coveredHeight(above: tallID("nobody")) == 0)
  }

  @Test("A load whose anchor is gone keeps the next row that was in view")
  func loadWithoutAnchor() {
    let list = TallList((0..<50).map { TallRow("\($0)", 20) }, height: 100)
    list.viewport.scroll(to: tallID("20"), at: .top)
    let rows = list.rows
    list.driver.detach()
    list.change { $0.removeAll { ["20", "21"].contains($0.id) } }
    list.driver.attach(list.host)
    #expect(list.y("22") == 40)
    list.driver.detach()
    list.change { $0 = rows.filter { $0.id == "3" } }
    list.driver.attach(list.host)
    #expect(list.viewport.offset == 0)
    #expect(list.y("3") == 0)
  }

  @Test("A page in front of the first keeps the place at the very top too: one page for an arrival")
  func earlier() {
    let first = Box(1_000)
    let asked = Box(0)
    let driver = TableDriver {
      TableModel {
        SectionModel("rows", rows: (first.value..<1_100).map { TallRow("\($0)", 20) })
      }.loadEarlier(.ready) { asked.value += 1 }
    }
    let host = HeadlessHost(driver, width: 300, height: 200) { _, _ in 20 }
    driver.attach(host)
    #expect(asked.value == 1)
    let y = host.viewport.placement(of: tallID("1000"))?.y
    for _ in 0..<5 {
      first.value -= 50
      driver.apply()
      #expect(host.viewport.placement(of: tallID("1000"))?.y == y)
    }
    #expect(asked.value == 1)
  }

  @Test("A place is gone back to exactly; one that is gone is not")
  func goBack() throws {
    let list = TallList((0..<200).map { TallRow("\($0)", 20 + Double($0 % 7)) }, height: 100)
    list.viewport.scroll(to: 1_234)
    let anchor = try #require(list.viewport.anchor)
    let y = list.y(anchor.row.title)
    list.viewport.scrollToEnd()
    #expect(list.viewport.scroll(to: anchor))
    #expect(list.y(anchor.row.title) == y)
    let offset = list.viewport.offset
    #expect(!list.viewport.scroll(to: Anchor(row: tallID("nobody"), offset: 3)))
    #expect(list.viewport.offset == offset)
    #expect(list.viewport.scroll(to: Anchor(row: anchor.row, offset: .nan)))
    #expect(list.y(anchor.row.title) == 0)
  }

  @Test("A row taller than the view that comes in from below shows its start")
  func tallFromBelow() {
    var rows = rows(0..<100)
    rows[50] = TallRow("50", 900)
    let list = TallList(rows, height: 200)
    list.viewport.scroll(to: tallID("50"), at: .nearest)
    #expect(list.y("50") == 0)
    list.viewport.scrollToEnd()
    list.viewport.scroll(to: tallID("50"), at: .nearest)
    #expect(list.y("50") == 0)
  }

  @Test("Where showing a row changes the table each time, nothing stale is left in view")
  func neverSettling() {
    var next = 1_000
    let state = Box(rows(0..<100))
    weak var driver: TableDriver?
    let table = TableDriver {
      TableModel {
        SectionModel("rows") {
          state.value.map { row in
            Row(row).onWillDisplay { _ in
              next += 1
              state.value = [TallRow("\(next)", 20)] + state.value.dropLast(2)
              driver?.apply()
            }
          }
        }
      }
    }
    driver = table
    let host = Diagnostics.withHandler({ _ in }) {
      let host = HeadlessHost(table, height: 100) { _, _ in 20 }
      table.attach(host)
      return host
    }
    for placed in host.viewport.visible {
      #expect(table.line(of: placed.id) == placed.line)
    }
    Diagnostics.withHandler({ _ in }) {
      for _ in 0..<100 { host.viewport.layoutIfNeeded() }
    }
    #expect(Set(host.viewport.visible.map(\.id)) == host.cells.shown)
    #expect(table.table.rowCount == state.value.count)
  }
}
