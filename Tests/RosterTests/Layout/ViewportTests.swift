import Roster
import RosterTesting
import Testing

@MainActor @Suite("Viewport: pinned headers, prefetch, paging, absurd heights, sizes")
struct ViewportTests {
  private func sections(_ count: Int, rows: Int) -> TableDriver {
    TableDriver(
      TableModel(
        sections: (0..<count).map { section in
          SectionModel("\(section)", header: "H\(section)") {
            for row in 0..<rows { TallRow.fixed("\(section).\(row)", 50) }
          }
        }))
  }

  @Test("The header of the first section stays at the top, pushed up by the end of its section")
  func pinned() {
    let driver = sections(3, rows: 4)
    let host = HeadlessHost(driver, height: 200) { _, _ in 30 }
    host.viewport.pinsHeaders = true
    driver.attach(host)
    func pin() -> [Double?] { [host.viewport.pinned?.y] }
    #expect(host.viewport.pinned == nil)
    #expect(host.titles == ["H0", "0.0", "0.1", "0.2", "0.3"])
    host.viewport.scroll(by: 10)
    #expect(pin() == [0])
    #expect(host.titles == ["0.0", "0.1", "0.2", "0.3"])
    // The second section begins at 230.
    host.viewport.scroll(to: 210)
    #expect(pin() == [-10])
    #expect(host.viewport.line(at: 5)?.id == RowID(.section("0"), LineRole.header))
    #expect(host.titles == ["0.3", "H1", "1.0", "1.1", "1.2"])
    host.viewport.scroll(to: 230)
    #expect(host.viewport.pinned == nil)
    host.viewport.scroll(to: tallID("1.2"), at: .top)
    #expect(host.viewport.placement(of: tallID("1.2"))?.y == 30)
    #expect(host.viewport.pinned?.y == 0)
    host.viewport.scroll(to: tallID("1.1"), at: .nearest)
    #expect(host.viewport.placement(of: tallID("1.1"))?.y == 30)
    #expect(host.faults.isEmpty)
  }

  @Test("Prefetch ahead in the direction of travel, cancelled when the view turns away")
  func prefetch() {
    let heard = Box<[String]>([])
    let driver = TableDriver(
      TableModel {
        SectionModel("s", count: 1_000) { index in
          Row(TallRow.fixed("\(index)", 50))
            .onPrefetch { heard.value.append("+\($0.model.id)") }
            .onCancelPrefetch { heard.value.append("-\($0.model.id)") }
        }.estimatedHeight(50)
      })
    let host = HeadlessHost(driver, height: 100) { _, _ in 50 }
    driver.attach(host)
    #expect(heard.value == ["+2", "+3"])
    heard.value = []
    host.viewport.scroll(by: 50)
    #expect(heard.value == ["+4"])
    host.viewport.scroll(to: 5_000)
    #expect(Set(heard.value.dropFirst()) == ["-3", "-4", "+102", "+103"])
    heard.value = []
    host.viewport.scroll(by: -50)
    #expect(Set(heard.value) == ["-102", "-103", "+98", "+97"])
    heard.value = []
    driver.detach()
    driver.attach(host)
    #expect(heard.value.filter { $0.hasPrefix("-") }.sorted() == ["-97", "-98"])
  }

  @Test("Pages in both directions: one request for each arrival")
  func paging() {
    let asked = Box<[String]>([])
    let rows = Box(Array(100..<140))
    let driver = TableDriver {
      TableModel {
        SectionModel("s") { for row in rows.value { TallRow.fixed("\(row)", 50) } }
      }
      .loadMore(.ready) { asked.value.append("more") }
      .loadEarlier(.ready) { asked.value.append("earlier") }
    }
    let host = HeadlessHost(driver, height: 200) { _, _ in 50 }
    host.viewport.nearDistance = 100
    driver.attach(host)
    #expect(asked.value == ["earlier"])
    for _ in 0..<3 { host.viewport.scroll(by: 20) }
    #expect(asked.value == ["earlier"])
    host.viewport.scroll(to: 1_000)
    host.viewport.scroll(to: 50)
    #expect(asked.value == ["earlier", "earlier"])
    // A page is put in front: the rows keep their place, and the start is far.
    rows.value = Array(60..<140)
    driver.apply()
    #expect(host.viewport.offset == 2_050)
    host.viewport.scrollToEnd()
    host.viewport.scroll(by: -10)
    #expect(asked.value == ["earlier", "earlier", "more"])
    rows.value = Array(60..<142)
    driver.apply()
    #expect(asked.value == ["earlier", "earlier", "more"])
    host.viewport.scrollToEnd()
    #expect(asked.value == ["earlier", "earlier", "more", "more"])
  }

  @Test(
    "Absurd heights are contained and reported",
    arguments: [-5.0, .nan, .infinity, 1e308, -.infinity, -0.0, 1e-300])
  func absurd(height: Double) {
    let reports = Guarded<[Diagnostic.Cause]>([])
    Diagnostics.withHandler { report in
      reports.withLock { $0.append(report.cause) }
    } _: {
      let rows = (0..<20).map {
        $0 == 3 ? TallRow("3", height, estimate: height) : TallRow("\($0)", 50, estimate: 40)
      }
      let list = TallList(rows, height: 400)
      #expect(list.viewport.contentHeight.isFinite)
      #expect(list.viewport.contentHeight >= 0)
      #expect(list.viewport.passes == 1)
      list.viewport.scrollToEnd()
      #expect(list.viewport.offset == list.viewport.maxOffset)
      #expect(list.y("19") == 350)
      #expect(list.viewport.setHeight(height, of: tallID("5")))
      #expect(list.viewport.contentHeight.isFinite)
    }
    let isAbsurd = !(height >= 0 && height <= 1_000_000)
    #expect(reports.withLock { $0.contains("absurd-height") } == isAbsurd)
  }

  @Test("A million rows without height: the layout ends, and says so by its bound")
  func withoutHeight() {
    let driver = TableDriver(
      TableModel { SectionModel("s", count: 1_000_000) { TallRow("\($0)", 0) } })
    let host = HeadlessHost(driver, height: 200) { _, _ in 0 }
    driver.attach(host)
    #expect(host.measured.count <= 10_000)
    #expect(host.viewport.offset >= 0)
    #expect(host.viewport.offset <= host.viewport.maxOffset)
  }

  @Test("Heights that never settle end after four passes, reported")
  func unsettled() {
    let reports = Guarded<[Diagnostic.Cause]>([])
    Diagnostics.withHandler { report in
      reports.withLock { $0.append(report.cause) }
    } _: {
      let driver = TableDriver(TableModel { SectionModel("s") { TallRow("a", 1) } })
      var height = 10.0
      let host = HeadlessHost(driver, height: 200) { _, _ in height }
      host.didFill = { [weak driver] cell, slot in
        height += 1
        // Asks to be measured again each time that it is measured.
        if height < 500, height.truncatingRemainder(dividingBy: 2) == 1, let id = slot.id {
          driver?.remeasure(id)
        }
      }
      driver.attach(host)
      #expect(host.viewport.passes <= 4)
      #expect(host.viewport.contentHeight > 0)
    }
  }

  @Test("Every size, 0 and absurd ones included, keeps bounds and comes back to its place")
  func sizes() {
    let list = TallList((0..<100).map { TallRow("\($0)", 50, estimate: 30) }, height: 200)
    list.viewport.scroll(to: tallID("40"), at: .top)
    list.viewport.scroll(by: 20)
    Diagnostics.withHandler { _ in
    } _: {
      for size in [0.0, 1, 0.5, 7, -3, .nan, 10_000, .infinity, 0] {
        list.viewport.resize(width: size, height: size)
        #expect(list.viewport.offset >= 0 && list.viewport.offset <= list.viewport.maxOffset)
        if list.viewport.height > list.viewport.contentHeight {
          list.viewport.scroll(to: tallID("40"), at: .top)
        }
      }
    }
    list.viewport.resize(width: 300, height: 200)
    list.viewport.scroll(to: tallID("40"), at: .top)
    list.viewport.scroll(by: 20)
    list.viewport.resize(width: 300, height: 0)
    #expect(list.viewport.visible.isEmpty)
    list.change { $0.insert(TallRow("new", 500, estimate: 500), at: 0) }
    list.viewport.resize(width: 120, height: 200)
    #expect(list.y("40") == -20)
  }

  @Test("The end is followed when a row there grows, and when the view shrinks")
  func followEnd() {
    let note = Note(lines: 1)
    let driver = TableDriver {
      TableModel {
        SectionModel("s") {
          for row in 0..<20 { TallRow.fixed("\(row)", 50) }
          NoteRow(id: 0, note: note)
        }
      }
    }
    let host = HeadlessHost(driver, height: 200) { row, _ in
      ((row.model as? NoteRow)?.note.lines).map { Double($0) * 20 } ?? 50
    }
    host.viewport.followsEnd = true
    driver.attach(host)
    #expect(host.viewport.offset == host.viewport.maxOffset)
    note.lines = 9
    driver.flush()
    #expect(host.viewport.contentHeight == 1_180)
    #expect(host.viewport.offset == 980)
    host.viewport.resize(width: 300, height: 100)
    #expect(host.viewport.offset == 1_080)
  }

  @Test("A detached list comes back to its place by the row, with what changed meanwhile")
  func detached() {
    let rows = Box((0..<100).map { TallRow.fixed("\($0)", 50) })
    let driver = TableDriver { TableModel { SectionModel("s", rows: rows.value) } }
    let host = HeadlessHost(driver, height: 200) { _, _ in 50 }
    driver.attach(host)
    host.viewport.scroll(to: 1_010)
    driver.detach()
    rows.value.removeFirst(5)
    driver.setNeedsUpdate()
    driver.attach(host)
    #expect(host.viewport.placement(of: tallID("20"))?.y == -10)
    #expect(host.viewport.offset == 760)
  }

  @Test("A handler that changes the table while a row is being shown")
  func reentrant() {
    let names = Box(["a", "b", "c", "d", "e"])
    let driver = Box<TableDriver?>(nil)
    let made = TableDriver {
      TableModel {
        SectionModel("s") {
          for name in names.value {
            Row(TallRow.fixed(name, 50)).onWillDisplay { row in
              if row.model.id == "c", names.value.first != "new" {
                names.value.insert("new", at: 0)
                driver.value?.apply()
              }
            }
          }
        }
      }
    }
    driver.value = made
    let host = HeadlessHost(made, height: 120) { _, _ in 50 }
    made.attach(host)
    made.flush()
    #expect(host.viewport.heights.count == 6)
    #expect(host.faults.isEmpty)
    #expect(host.viewport.placement(of: tallID("a"))?.y == 0)
    host.viewport.scrollToStart()
    #expect(host.titles == ["new", "a", "b"])
    driver.value = nil
  }

  @Test("A row that flips its kind gets another cell at its place")
  func kindFlip() {
    let wide = Box(false)
    let driver = TableDriver {
      TableModel { SectionModel("s") { FlippingRow(id: "x", isWide: wide.value) } }
    }
    let host = HeadlessHost(driver, height: 120) { row, _ in row.kind.name == "wide" ? 80 : 20 }
    driver.attach(host)
    wide.value = true
    driver.apply()
    let id = RowID(FlippingRow.self, "x")
    #expect(host.cells.cell(of: id)?.kind.name == "wide")
    #expect(host.viewport.contentHeight == 80)
    #expect(host.faults.isEmpty)
  }
}

private struct FlippingRow: RowModel {
  let id: String
  var isWide: Bool
  var kind: RowKind { RowKind(Self.self, isWide ? "wide" : "narrow") }
  var content: RowContent { .text(id) }
}
