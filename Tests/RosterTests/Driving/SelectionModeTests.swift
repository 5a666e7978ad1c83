import Observation
import RosterTesting
import Testing

@testable import Roster

@Suite("A selection is trimmed when the mode of the table changes") @MainActor
struct SelectionModeTests {
  @MainActor @Observable final class List {
    var mode = SelectionMode.multiple
    var sections = [["a", "b"], ["c", "d"]]
    @ObservationIgnored var events: [Set<RowID>] = []
    @ObservationIgnored var rowEvents: [String] = []

    var table: TableModel {
      TableModel(
        sections: sections.enumerated().map { index, rows in
          SectionModel("\(index)") {
            for row in rows {
              Row(SampleRow(row))
                .onDeselect { [weak self] _ in self?.rowEvents.append("deselect \(row)") }
                .willDeselect { [weak self] _ in
                  self?.rowEvents.append("ask \(row)")
                  return false
                }
            }
          }
        }
      ).selection(mode) { [weak self] in self?.events.append($0.rows) }
    }
  }

  private let list = List()
  private let driver: TableDriver
  private let host: RecordingHost

  init() {
    driver = TableDriver(list) { $0.table }
    host = RecordingHost(driver)
    driver.attach(host)
  }

  private func select(_ rows: String...) {
    for row in rows { driver.select(sampleID(row)) }
    list.events = []
  }

  @Test("None: nothing stays, told once; no row is asked, since nobody took it out")
  func none() {
    select("b", "c")
    list.mode = .none
    driver.flush()
    #expect(driver.selection.isEmpty)
    #expect(list.events == [[]])
    #expect(list.rowEvents == [])
    list.mode = .multiple
    driver.flush()
    #expect(list.events.count == 1)
    driver.extendSelection(to: sampleID("d"))
    #expect(driver.selection.rows == [sampleID("d")], "the old origin is forgotten")
  }

  @Test("Single: the one selected last stays, told once")
  func single() {
    select("d", "a", "b")
    list.mode = .single
    driver.flush()
    #expect(driver.selection.rows == [sampleID("b")])
    #expect(list.events == [[sampleID("b")]])
    #expect(list.rowEvents == [])
  }

  @Test("Single: the first in the table where the one selected last no longer is")
  func singleWithoutLast() {
    select("d", "c", "b")
    driver.selectionOrigin = sampleID("a")
    list.mode = .single
    driver.flush()
    #expect(list.events == [[sampleID("b")]])
  }

  @Test("Single after all: one row of a section that was selected as a whole")
  func wholeSections() {
    driver.selectAll()
    driver.selectionOrigin = nil
    list.events = []
    list.mode = .single
    driver.flush()
    #expect(driver.selection == RowSelection([sampleID("a")]))
    #expect(list.events == [[sampleID("a")]])
  }

  @Test("What the new mode allows is left alone, without a word")
  func unchanged() {
    select("c")
    for mode in [SelectionMode.single, .multiple, .single] {
      list.mode = mode
      driver.flush()
      #expect(driver.selection.rows == [sampleID("c")])
    }
    #expect(list.events == [])
  }

  @Test("With rows that leave in the same update it is still one event")
  func withRows() {
    select("a", "b")
    list.mode = .single
    list.sections[0] = ["a"]
    driver.flush()
    #expect(driver.selection.isEmpty, "b was selected last, and has left")
    #expect(list.events == [[]])
  }

  @Test("Without a host it is told when one comes")
  func detached() {
    select("a", "b")
    driver.detach()
    list.mode = .none
    driver.attach(host)
    #expect(driver.selection.isEmpty)
    #expect(list.events == [[]])
  }
}
