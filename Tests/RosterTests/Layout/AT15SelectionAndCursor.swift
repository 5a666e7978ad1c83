import Roster
import RosterTesting
import Testing

@MainActor @Suite("AT15 Selection and cursor by key")
struct AT15SelectionAndCursor {
  /// A list whose selection is heard; each event notes what is selected inside it.
  @MainActor final class List {
    let people: Box<[SampleRow]>
    let events = Box<[Set<String>]>([])
    let driver: TableDriver
    let host: HeadlessHost

    init(_ rows: [String], mode: SelectionMode = .multiple) {
      let people = Box(rows.map { SampleRow($0) })
      self.people = people
      let events = events
      driver = TableDriver {
        TableModel { SectionModel("s") { for row in people.value { row } } }
          .selection(mode) { selection in events.value.append(Set(selection.rows.map(\.title))) }
      }
      host = HeadlessHost(driver) { _, _ in 20 }
      driver.attach(host)
    }

    func set(_ rows: [String], texts: [String: String] = [:]) {
      people.value = rows.map { SampleRow($0, texts[$0]) }
      driver.apply()
    }

    var selected: Set<String> { Set(driver.selection.rows.map(\.title)) }
    func place(_ row: String) -> Int? { driver.table.path(of: sampleID(row))?.row }
  }

  private func list() -> List {
    let list = List(["A", "B", "C", "D"])
    list.driver.select(sampleID("C"))
    list.driver.moveCursor(to: sampleID("C"))
    list.events.value = []
    return list
  }

  @Test("AT15a: insert and delete in one batch")
  func insertAndDelete() {
    let list = list()
    list.set(["X", "B", "C", "D"])
    #expect(list.selected == ["C"])
    #expect(list.place("C") == 2)
    #expect(list.events.value.isEmpty)
    #expect(list.driver.cursor == sampleID("C"))
  }

  @Test("AT15b: content changes twice in one batch")
  func content() {
    let list = list()
    list.people.value[2] = SampleRow("C", "C*")
    list.driver.setNeedsUpdate()
    list.people.value[2] = SampleRow("C", "C**")
    list.driver.setNeedsUpdate()
    list.driver.flush()
    #expect(list.selected == ["C"])
    #expect(list.host.titles[2] == "C**")
    #expect(list.events.value.isEmpty)
  }

  @Test("AT15c, d: a move, and a refresh with the same keys")
  func moveAndRefresh() {
    let list = list()
    list.set(["C", "A", "B", "D"])
    #expect(list.selected == ["C"])
    #expect(list.place("C") == 0)
    list.set(["C", "A", "B", "D"], texts: ["A": "a", "C": "c"])
    #expect(list.selected == ["C"])
    #expect(list.driver.cursor == sampleID("C"))
    #expect(list.events.value.isEmpty)
  }

  @Test("AT15e, f, g: the row leaves with one event; the cursor goes to the neighbour")
  func leaves() {
    let list = list()
    list.set(["X", "B", "C", "D"])
    list.set(["X", "B", "D"])
    #expect(list.events.value == [[]])
    #expect(list.driver.cursor == sampleID("D"))
    #expect(list.place("D") == 2)
    list.set(["X", "B"])
    #expect(list.driver.cursor == sampleID("B"))
    list.set(["X", "B", "C"])
    #expect(list.selected == [])
    #expect(list.events.value == [[]])
    list.set([])
    #expect(list.driver.cursor == nil)
  }

  @Test("AT15h: the delete key pressed twice on [a,b,c] with the cursor on a")
  func deleteTwice() {
    let rows = Box(["a", "b", "c"])
    let driver = TableDriver {
      TableModel {
        SectionModel("s") {
          for row in rows.value {
            Row(SampleRow(row)).onDelete { deleted in
              rows.value.removeAll { $0 == deleted.model.id }
            }
          }
        }
      }
    }
    driver.attach(HeadlessHost(driver) { _, _ in 20 })
    driver.moveCursor(to: sampleID("a"))
    for _ in 0..<2 {
      driver.cursor.map { _ = driver.delete($0) }
      driver.apply()
    }
    #expect(rows.value == ["c"])
    #expect(driver.cursor == sampleID("c"))
  }

  @Test("AT15: several selected rows leave in one batch with one event")
  func severalLeave() {
    let list = List(["A", "B", "C", "D"])
    for row in ["A", "B", "D"] { list.driver.select(sampleID(row)) }
    list.events.value = []
    list.set(["C", "D", "E"])
    #expect(list.events.value == [["D"]])
  }

  @Test("AT15: range, all, none, and single in its place")
  func modes() {
    let list = List(["A", "B", "C", "D"])
    list.driver.select(sampleID("B"))
    list.driver.extendSelection(to: sampleID("D"))
    #expect(list.selected == ["B", "C", "D"])
    list.driver.extendSelection(to: sampleID("A"))
    #expect(list.selected == ["A", "B"])
    #expect(list.events.value == [["B"], ["B", "C", "D"], ["A", "B"]])
    list.driver.selectAll()
    #expect(list.driver.selection.count(in: list.driver.table) == 4)
    list.driver.deselect(sampleID("C"))
    #expect(!list.driver.isSelected(sampleID("C")))
    list.set(["C", "D", "E"])
    #expect(list.driver.isSelected(sampleID("E")))
    #expect(!list.driver.isSelected(sampleID("C")))
    list.driver.deselectAll()
    #expect(list.driver.selection.isEmpty)

    let single = List(["A", "B"], mode: .single)
    single.driver.select(sampleID("A"))
    single.driver.select(sampleID("B"))
    #expect(single.selected == ["B"])
    #expect(single.events.value == [["A"], ["B"]])
    let none = List(["A"], mode: .none)
    none.driver.select(sampleID("A"))
    #expect(none.selected.isEmpty && none.events.value.isEmpty)
  }

  @Test(
    "AT15: a row of a section selected as a whole leaves with one event; one that was not, with none"
  )
  func wholeSection() {
    let list = List(["A", "B", "C", "D"])
    list.driver.selectAll()
    list.driver.deselect(sampleID("B"))
    list.events.value = []
    list.set(["A", "C", "D"])
    #expect(list.events.value.isEmpty)
    list.set(["C"])
    #expect(list.events.value.count == 1)
    #expect(list.driver.selection.count(in: list.driver.table) == 1)
  }

  @Test(
    "AT15: a row that changes its section keeps its selection, in a section selected as a whole too"
  )
  func crossing() {
    let rows = Box((["A", "B"], ["C"]))
    let driver = TableDriver {
      TableModel {
        SectionModel("one") { for row in rows.value.0 { SampleRow(row) } }
        SectionModel("two") { for row in rows.value.1 { SampleRow(row) } }
      }.selection(.multiple)
    }
    driver.attach(HeadlessHost(driver) { _, _ in 20 })
    driver.selectAll()
    driver.deselect(sampleID("C"))
    rows.value = (["B", "C"], ["A"])
    driver.apply()
    #expect(driver.isSelected(sampleID("A")))
    #expect(driver.isSelected(sampleID("B")))
    #expect(!driver.isSelected(sampleID("C")))
  }

  @Test("AT15: will-select refuses or redirects; will-deselect keeps the one that is selected")
  func questions() {
    var heard: [String] = []
    let driver = TableDriver {
      TableModel {
        SectionModel("s") {
          Row(SampleRow("kept")).willDeselect { _ in false }
          Row(SampleRow("no")).willSelect { _ in .refuse }
          Row(SampleRow("other")).willSelect { _ in .redirect(sampleID("plain")) }
          Row(SampleRow("plain")).onDeselect { heard.append($0.model.id) }
        }
      }.selection(.single)
    }
    driver.attach(HeadlessHost(driver) { _, _ in 20 })
    driver.select(sampleID("no"))
    #expect(driver.selection.isEmpty)
    driver.select(sampleID("other"))
    #expect(driver.isSelected(sampleID("plain")))
    driver.select(sampleID("kept"))
    #expect(heard == ["plain"])
    driver.select(sampleID("plain"))
    #expect(driver.isSelected(sampleID("kept")))
  }
}
