import RosterTesting
import Testing

@testable import Roster

@MainActor @Suite("Counts that no table can have are cut and reported")
struct CountTests {
  private func reports(_ body: () -> Void) -> [String] {
    let reports = Guarded<[String]>([])
    Diagnostics.withHandler(
      { report in reports.withLock { $0.append("\(report.cause.rawValue) at \(report.place)") } },
      body)
    return reports.withLock { $0 }
  }

  private func section(_ id: String, _ count: Int, hasEnds: Bool = false) -> SectionModel {
    SectionModel(id, header: hasEnds ? "h" : nil, footer: hasEnds ? "f" : nil, count: count) {
      SampleRow("\($0)")
    }
  }

  /// Asks for whatever reckons with counts.
  private func look(at table: TableSnapshot) {
    #expect(table.lineCount <= Int(Int32.max))
    for section in table.sections.indices {
      let count = table.sections[section].count
      for row in Set([0, count / 2, count - 1]) where row >= 0 && row < count {
        let path = at(section, row)
        #expect(table.path(atFlatIndex: table.flatIndex(of: path)) == path)
        #expect(table.line(at: table.lineIndex(of: .row(path))) == .row(path))
        #expect(table.path(of: table.id(at: path)) == path)
      }
    }
    let all = RowSelection(wholes: table.sections.map(\.id))
    #expect(all.count(in: table) == table.rowCount)
  }

  @Test(
    "Below 0, at the limit, and beyond",
    arguments: [.min, -1, 0, 1, Int(Int32.max) - 1, Int(Int32.max), Int(Int32.max) + 1, .max])
  func single(count: Int) {
    for hasEnds in [false, true] {
      let driver = TableDriver {
        TableModel { self.section("s", count, hasEnds: hasEnds) }.header(SampleRow("head"))
      }
      let found = reports { driver.attach(RecordingHostStub()) }
      look(at: driver.table)
      let room = Int(Int32.max) - (hasEnds ? 3 : 1)
      let causes = Set(found.map { $0.prefix { $0 != " " } })
      #expect(causes == (count < 0 ? ["negative-count"] : count > room ? ["too-many-rows"] : []))
      if let index = driver.table.index(of: "s") {
        #expect(driver.table.sections[index].count == min(max(0, count), room))
      }
    }
  }

  @Test("Several that are too many together: the longest share what the others leave")
  func together() {
    let counts = [5, .max, 1_000, Int(Int32.max), -7, .max, 3]
    let driver = TableDriver {
      TableModel(
        sections: counts.enumerated().map { self.section("\($0)", $1, hasEnds: $0 < 2) })
    }
    let found = reports { driver.attach(RecordingHostStub()) }
    look(at: driver.table)
    let share = (Int(Int32.max) - 1_012) / 3
    #expect(driver.table.sections.map(\.count) == [5, share, 1_000, share, 0, share, 3])
    #expect(driver.table.lineCount > Int(Int32.max) - 3)
    #expect(found.contains("too-many-rows at section \"3\""))
    #expect(found.contains("negative-count at section \"4\""))
  }

  @Test("A section whose rows have names is cut where all names can be kept")
  func named() {
    let found = reports {
      let section = SectionModel("s", count: .max, key: { "\($0)" }) { Row(SampleRow("\($0)")) }
      #expect(section.count == 1 << 22)
      #expect(section.source.id(at: 7) == RowID(.section("s"), "7"))
    }
    #expect(found == ["too-many-rows at section \"s\""])
  }

  @Test("A host follows counts that grow and shrink by billions, and keeps its place")
  func growing() {
    let count = Box(10)
    let driver = TableDriver {
      TableModel {
        SectionModel("above") { SampleRow("above") }
        self.section("s", count.value, hasEnds: true)
        SectionModel("below") { SampleRow("below") }
      }.selection(.multiple)
    }
    let host = HeadlessHost(driver, width: 100, height: 100) { _, _ in 20 }
    _ = reports {
      driver.attach(host)
      driver.select(RowID(.section("s"), 3))
      driver.moveCursor(to: RowID(.section("s"), 4))
      let shown = host.titles
      for next in [.max, 2_000_000, 20, .max, 10] {
        count.value = next
        driver.apply()
        look(at: driver.table)
        #expect(host.titles == shown)
        #expect(driver.isSelected(RowID(.section("s"), 3)))
        #expect(driver.cursor == RowID(.section("s"), 4))
      }
    }
    #expect(host.faults.isEmpty)
  }

  @Test("A count of billions gives way to real rows, and the other way round")
  func giveWay() {
    let isCounted = Box(true)
    let driver = TableDriver {
      TableModel {
        isCounted.value ? self.section("s", .max) : SectionModel("s", rows: [SampleRow("a")])
        SectionModel("t", rows: isCounted.value ? [SampleRow("a")] : [])
      }
    }
    let host = HeadlessHost(driver, width: 100, height: 100) { _, _ in 20 }
    _ = reports {
      driver.attach(host)
      isCounted.value = false
      driver.apply()
      #expect(host.titles == ["a"])
      isCounted.value = true
      driver.apply()
      // The row that was in view is so still, behind all others.
      #expect(host.titles.count == 5 && host.titles.last == "a")
    }
    #expect(host.faults.isEmpty)
  }

  @Test("A batch names no row of a section that changes by billions, and is one of its tables")
  func batch() {
    func table(_ count: Int, _ ids: [String]) -> TableSnapshot {
      var assembly = TableAssembly()
      return assembly.table(
        for: TableModel(sections: ids.map { $0 == "s" ? section($0, count) : section($0, 3) }))
    }
    _ = reports {
      let batch = UpdateBatch(
        from: table(.max, ["a", "s", "b"]), to: table(5, ["b", "s", "c", "a"]))
      #expect(batch.sectionDeletes == [1] && batch.sectionInserts == [1, 2])
      #expect(batch.sectionMoves.count == 1)
      #expect(batch.rowDeletes.isEmpty && batch.rowInserts.isEmpty && batch.carried.isEmpty)
      #expect(batch.sectionOrigins(from: 3, to: 4) != nil)
    }
  }
}
