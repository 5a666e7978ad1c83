import Roster
import RosterTesting
import Testing

@MainActor @Suite("AT14 Height cache follows the key")
struct AT14HeightCache {
  private func list(height: Double = 500) -> TallList {
    let list = TallList(
      [TallRow("A", 40), TallRow("B", 100), TallRow("C", 60)], width: 300, height: height)
    #expect(list.host.measured == [tallID("A"), tallID("B"), tallID("C")])
    #expect(list.viewport.contentHeight == 200)
    list.host.forgetCounts()
    return list
  }

  @Test("AT14a: delete above, zero measures")
  func deleteAbove() {
    let list = list()
    list.change { $0.removeFirst() }
    #expect(list.y("B") == 0)
    #expect(list.y("C") == 100)
    #expect(list.viewport.contentHeight == 160)
    #expect(list.host.measured.isEmpty)
  }

  @Test("AT14b: another content, one measure")
  func otherContent() {
    let list = list()
    list.change { $0.removeFirst() }
    list.change { $0[0] = TallRow("B", 200, text: "B*") }
    #expect(list.host.measured == [tallID("B")])
    #expect(list.y("C") == 200)
    #expect(list.viewport.contentHeight == 260)
  }

  @Test("AT14c, d: equal content and moves, zero measures")
  func equalAndMoved() {
    let list = list()
    list.change { $0[2] = TallRow("C", 60) }
    #expect(list.host.measured.isEmpty)
    list.change { $0.insert($0.remove(at: 2), at: 0) }
    #expect(list.host.measured.isEmpty)
    #expect(list.viewport.contentHeight == 200)
    #expect(list.viewport.heights.runs.map(\.height) == [60, 40, 100])
  }

  @Test("AT14e: at another width no old height is used")
  func otherWidth() {
    let real: (AnyRow, Double) -> Double = { row, width in
      ((row.model as? TallRow)?.real ?? 0) * 300 / width
    }
    let rows = (0..<50).map { TallRow("\($0)", 40, estimate: 30) }
    let driver = TableDriver { TableModel { SectionModel("rows", rows: rows) } }
    let host = HeadlessHost(driver, width: 300, height: 200) { real($0, $1) }
    driver.attach(host)
    host.viewport.scroll(to: tallID("20"), at: .top)
    host.viewport.scroll(by: 10)
    host.forgetCounts()
    host.viewport.resize(width: 150, height: 200)
    #expect(host.viewport.placement(of: tallID("20"))?.y == -10)
    for run in host.viewport.heights.runs { #expect(run.height == 30 || run.height == 80) }
    #expect(Set(host.measured).isSuperset(of: host.viewport.visible.map(\.id)))
    #expect(host.viewport.visible.allSatisfy { $0.height == 80 })
    host.forgetCounts()
    host.viewport.scroll(to: tallID("0"), at: .top)
    #expect(host.measured.count == 3)
  }

  @Test("AT14f: a position that changes does not change the height")
  func position() {
    let names = Box(["A", "B", "C"])
    let driver = TableDriver {
      TableModel { SectionModel("s") { for name in names.value { PositionRow(id: name) } } }
    }
    let host = HeadlessHost(driver, height: 500) { _, _ in 50 }
    driver.attach(host)
    host.forgetCounts()
    names.value = ["B", "C"]
    driver.apply()
    let cell = host.cells.cell(of: RowID(PositionRow.self, "C"))
    #expect(cell?.content?.detail == .text("2 of 2"))
    #expect(host.measured.isEmpty)
  }

  @Test("AT14: a row that scrolls out or leaves and returns is not measured again")
  func returning() {
    let rows = (0..<100).map { TallRow("\($0)", 50, estimate: 40) }
    let list = TallList(rows, height: 200)
    list.viewport.scroll(by: 150)
    list.change { $0.removeAll { $0.id == "4" } }
    list.viewport.scrollToEnd()
    list.host.forgetCounts()
    list.change { $0 = rows }
    list.viewport.scrollToStart()
    list.viewport.scroll(by: 150)
    #expect(list.host.titles == ["3", "4", "5", "6"])
    #expect(list.host.measured.isEmpty)
    #expect(list.viewport.heights.height(of: 4) == 50)
  }

  @Test("AT14: what a row observes changes its height, and remeasure asks for it")
  func observed() {
    let note = Note(lines: 1)
    let driver = TableDriver {
      TableModel {
        SectionModel("s") {
          NoteRow(id: 0, note: note)
          TallRow("below", 50)
        }
      }
    }
    let host = HeadlessHost(driver, height: 500) { row, _ in
      ((row.model as? NoteRow)?.note.lines).map { Double($0) * 20 } ?? 50
    }
    driver.attach(host)
    note.lines = 3
    driver.flush()
    #expect(host.viewport.placement(of: tallID("below"))?.y == 60)
    host.forgetCounts()
    driver.remeasure(tallID("below"))
    #expect(host.measured == [tallID("below")])
  }
}

private struct PositionRow: RowModel {
  let id: String
  var content: RowContent { RowContent(title: id, detail: .position) }
}
