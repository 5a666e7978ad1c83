import RosterTesting
import Testing

@testable import Roster

@MainActor @Suite("What a driver does for a person costs what it touches, not what the table has")
struct DrivingCostTests {
  /// A driver of so many rows that count how often one is made.
  private func driver(_ count: Int, made: Guarded<Int>, sections: Int = 1) -> TableDriver {
    let driver = TableDriver {
      TableModel(
        sections: (0..<sections).map { section in
          SectionModel(section, count: count) { row in
            made.withLock { $0 += 1 }
            return SampleRow("\(section) \(row)")
          }
        }
      ).selection(.multiple)
    }
    driver.attach(RecordingHostStub())
    return driver
  }

  private func id(_ row: Int, section: Int = 0) -> RowID {
    RowID(.section(SectionID(section)), row)
  }

  @Test("To extend the selection makes the rows between, whatever the table has")
  func extending() {
    var costs: [Int: [Int]] = [:]
    for count in [1_000, 4_000] {
      for rows in [10, 40] {
        let made = Guarded(0)
        let driver = driver(count, made: made)
        driver.select(id(100))
        made.withLock { $0 = 0 }
        driver.extendSelection(to: id(99 + rows))
        #expect(driver.selection.rows.count == rows)
        costs[rows, default: []].append(made.withLock { $0 })
        made.withLock { $0 = 0 }
        driver.extendSelection(from: id(200), to: id(199 + rows))
        #expect(driver.selection.rows.count == rows)
        costs[rows, default: []].append(made.withLock { $0 })
      }
    }
    for rows in [10, 40] {
      #expect(Set(costs[rows] ?? []).count == 1 && costs[rows]?[0] ?? 0 <= 2 * rows)
    }
  }

  @Test("To select all, and to count what is selected, makes no row")
  func selectingAll() {
    let made = Guarded(0)
    let driver = driver(1_000_000, made: made, sections: 3)
    made.withLock { $0 = 0 }
    driver.selectAll()
    driver.deselect(id(5, section: 1))
    #expect(driver.selection.count(in: driver.table) == 2_999_999)
    // The row that is deselected is asked whether it may be.
    #expect(made.withLock { $0 } <= 2)
  }

  @Test("The next row that can have the cursor is found without a look at others")
  func focusable() {
    for sections in [10, 40] {
      let made = Guarded(0)
      let driver = driver(1_000, made: made, sections: sections)
      made.withLock { $0 = 0 }
      #expect(driver.focusable(from: 5_000, forward: true) == id(0, section: 5))
      #expect(driver.focusable(from: sections * 1_000 - 1, forward: false) != nil)
      #expect(made.withLock { $0 } == 0)
    }
  }

  @Test("An update looks at filled cells and changed rows, whatever the table has")
  func refilling() {
    func made(_ count: Int, cells number: Int) -> Int {
      let made = Guarded(0)
      let store = RecordStore(
        Item<Int>.self, key: \.id, (0..<count).map { Item(id: $0, content: 0) })
      let driver = TableDriver {
        TableModel {
          SectionModel("s", rows: store) { item in
            made.withLock { $0 += 1 }
            return SampleRow("\(item.id)", "\(item.content)")
          }
        }
      }
      driver.attach(RecordingHostStub())
      let cells = RecordingCells(driver, count: number)
      cells.show()
      made.withLock { $0 = 0 }
      store.update(3) { $0.content = 1 }
      driver.flush()
      #expect(cells.fills.contains { $0.content.title == "1" })
      driver.apply()
      return made.withLock { $0 }
    }
    #expect(made(1_000, cells: 8) == made(4_000, cells: 8))
    #expect(made(1_000, cells: 32) <= 5 * made(1_000, cells: 8))
  }

  @Test("Whether a row is leaving is known by one look at each section, or at none")
  func leaving() {
    let counter = ProbeCounter()
    expectProportional("is leaving", 250) { size in
      let rows = Box((0..<size).map { [ProbeRow($0, counter)] })
      let driver = TableDriver {
        TableModel(sections: rows.value.enumerated().map { SectionModel($0, rows: $1) })
      }
      driver.attach(RecordingHostStub())
      rows.value[size - 1] = []
      driver.setNeedsUpdate()
      let id = RowID(ProbeRow.self, ProbeID(value: size - 1, counter: counter))
      return Cost.of(counter) { #expect(driver.isLeaving(id)) }
    }
  }

  @Test("Sections that all have one id are given others, each by one look")
  func repeatedSections() {
    let counter = ProbeCounter()
    for value in [1, -1] {
      expectProportional("ids \(value)", 500) { size in
        let sections = (0..<size).map { _ in
          SectionModel(ProbeID(value: value, counter: counter)) { SampleRow("a") }
        }
        return Cost.of(counter) {
          #expect(Set(TableAssembly.ids(of: sections)).count == size)
        }
      }
    }
  }
}
