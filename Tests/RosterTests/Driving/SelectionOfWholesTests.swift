import RosterTesting
import Testing

@testable import Roster

/// Sections that are selected as a whole, and rows that move between them, on every sort of host.
@MainActor @Suite("Sections selected as a whole")
struct SelectionOfWholesTests {
  nonisolated static let hosts = [
    HostCapabilities(), HostCapabilities(movesRows: false),
    HostCapabilities(takesSectionsWithRows: false),
    HostCapabilities(movesRows: false, movesSections: false, takesSectionsWithRows: false),
  ]

  @MainActor final class List {
    var sections: [(String, [String])]
    var events = 0
    lazy var driver = TableDriver { [unowned self] in
      TableModel(
        sections: sections.map { id, rows in
          SectionModel(id) { for row in rows { SampleRow(row) } }
        }
      ).selection(.multiple) { [weak self] _ in self?.events += 1 }
    }
    lazy var host = RecordingHost(driver)

    init(_ sections: [(String, [String])], on capabilities: HostCapabilities) {
      self.sections = sections
      host.capabilities = capabilities
      driver.attach(host)
    }

    func become(_ sections: [(String, [String])]) {
      self.sections = sections
      driver.apply()
    }

    var selected: [String] {
      sections.flatMap(\.1).filter { driver.isSelected(sampleID($0)) }
    }
    var count: Int { driver.selection.count(in: driver.table) }
  }

  @Test("A row that was let go of moves to another section, and the rest leaves", arguments: hosts)
  func exceptionCrosses(capabilities: HostCapabilities) {
    let list = List([("1", ["a", "b"]), ("2", ["c"])], on: capabilities)
    list.driver.selectAll()
    list.driver.deselect(sampleID("a"))
    list.events = 0
    list.become([("1", ["b"]), ("2", ["c", "a"])])
    #expect(list.selected == ["b", "c"])
    #expect(list.count == 2)
    #expect(list.events == 0)
    list.become([("2", ["c", "a"])])
    #expect(list.selected == ["c"])
    #expect(list.count == 1)
    #expect(list.events == 1, "b was selected and has left")
    #expect(list.host.violations == [])
  }

  @Test("A row selected by itself goes into such a section, is let go of, and comes back")
  func rowCrosses() {
    let list = List([("1", ["x"])], on: HostCapabilities())
    list.driver.selectAll()
    list.become([("1", ["x"]), ("2", ["a"])])
    list.driver.select(sampleID("a"))
    list.become([("1", ["x", "a"]), ("2", [])])
    #expect(list.count == 2)
    #expect(list.driver.selection.rows == [])
    list.driver.deselect(sampleID("a"))
    list.become([("1", ["x"]), ("2", ["a"])])
    #expect(list.selected == ["x"])
    #expect(list.driver.selection.rows == [])
  }

  @Test("A section that leaves and comes back later is not selected", arguments: hosts)
  func comesBack(capabilities: HostCapabilities) {
    let list = List([("1", ["a"]), ("2", [])], on: capabilities)
    list.driver.selectAll()
    list.events = 0
    list.become([("1", ["a"])])
    #expect(list.events == 0, "nothing was in it")
    list.become([])
    #expect(list.events == 1)
    list.become([("1", ["a"]), ("2", ["b"])])
    #expect(list.selected == [])
    #expect(list.events == 1)
  }

  @Test("While the stages of an update come one by one the selection is that of its end")
  func betweenStages() {
    let list = List(
      [("1", ["a", "b"]), ("2", ["c", "d"])], on: HostCapabilities(takesSectionsWithRows: false))
    list.driver.selectAll()
    list.driver.deselect(sampleID("b"))
    list.driver.moveCursor(to: sampleID("a"))
    list.host.finishesByItself = false
    list.become([("3", ["b", "c"]), ("2", [])])
    #expect(list.host.isApplying)
    #expect(list.driver.table.rowCount > 2, "a stage in between")
    #expect(list.driver.selectedCount == 1)
    #expect(list.driver.cursor == sampleID("b"))
    #expect(list.selected == ["c"])
    #expect(!list.driver.isSelected(sampleID("a")))
    // What leaves cannot be selected any more, and what a person does to the rest holds.
    list.driver.select(sampleID("a"))
    list.driver.toggleSelection(of: sampleID("c"))
    list.driver.toggleSelection(of: sampleID("b"))
    while list.host.isApplying { list.host.finish() }
    #expect(list.selected == ["b"])
    #expect(list.count == 1)
    #expect(list.driver.table.rowCount == 2)
  }

  @Test("The cursor goes to the next row in the old order, whatever the stages", arguments: hosts)
  func cursor(capabilities: HostCapabilities) {
    typealias Sections = [(String, [String])]
    let cases: [(Sections, String, Sections, String?)] = [
      ([("0", ["a", "b"])], "b", [("1", ["c"])], nil),
      (
        [("0", ["a"]), ("1", ["b"]), ("2", ["z"])], "b",
        [("0", ["a"]), ("9", ["new"]), ("2", ["z"])], "z"
      ),
      ([("0", ["a", "b"]), ("1", ["c", "d"])], "b", [("1", ["c", "d"]), ("0", ["a"])], "c"),
      ([("0", ["a", "b"]), ("1", [])], "b", [("1", ["new"]), ("0", ["a"])], "a"),
    ]
    for (before, cursor, after, expected) in cases {
      let list = List(before, on: capabilities)
      list.driver.moveCursor(to: sampleID(cursor))
      list.become(after)
      #expect(list.driver.cursor == expected.map(sampleID))
      #expect(list.host.violations == [])
    }
  }

  @Test("Who gets the cursor is told once", arguments: hosts)
  func focusEvents(capabilities: HostCapabilities) {
    let told = Box<[String]>([])
    let sections = Box([("0", ["a", "b"]), ("1", ["c"])])
    let driver = TableDriver {
      TableModel(
        sections: sections.value.map { id, rows in
          SectionModel(id) {
            for row in rows {
              Row(SampleRow(row)).onFocus { told.value.append("\($0.model.id) \($1)") }
            }
          }
        })
    }
    driver.attach(RecordingHost(driver, capabilities: capabilities))
    driver.moveCursor(to: sampleID("b"))
    sections.value = [("2", ["x"]), ("1", ["c"])]
    driver.apply()
    #expect(told.value == ["b true", "c true"])
  }

  @Test("A section selected as a whole leaves at no cost of its rows", arguments: [1_000, 4_000])
  func cost(count: Int) {
    let looks = Guarded(0)
    let many = SectionModel(
      "many", count: count,
      key: { index in
        looks.withLock { $0 += 1 }
        return index
      }
    ) { Row(SampleRow("\($0)")) }
    let few = SectionModel("few", rows: [SampleRow("x")])
    let old = TableSnapshot(sections: [many, few])
    let new = TableSnapshot(sections: [few])
    var batch = UpdateBatch()
    batch.sectionDeletes = [0]
    var selection = RowSelection(wholes: ["many", "few"])
    looks.withLock { $0 = 0 }
    #expect(selection.count(in: old) == count + 1)
    let isLost = selection.follow(batch, from: old, to: new)
    #expect(isLost)
    #expect(selection.count(in: new) == 1)
    #expect(looks.withLock { $0 } == 0)
  }
}
