import Roster
import RosterTesting
import Testing

@Suite("What rows are told of the cursor, and of leaving a single selection")
@MainActor struct FocusEventTests {
  @MainActor private final class Page {
    var rows: [String]
    var told: [String] = []
    var onFocus: (String, Bool) -> Void = { _, _ in }
    var onDeselect: (String) -> Void = { _ in }
    var mode = SelectionMode.none
    private(set) lazy var driver = TableDriver(self) { $0.table }

    init(_ rows: [String]) { self.rows = rows }

    private var table: TableModel {
      TableModel {
        SectionModel("s") {
          for id in rows {
            Row(SampleRow(id))
              .onFocus(with: self) { page, row, isFocused in
                page.told.append("\(row.model.id) \(isFocused)")
                page.onFocus(row.model.id, isFocused)
              }
              .onDeselect(with: self) { page, row in page.onDeselect(row.model.id) }
          }
        }
      }
      .selection(mode)
    }
  }

  @Test("A person who moves the cursor before the host is done: only the last row has it")
  func movedMeanwhile() {
    let page = Page(["a", "b", "c"])
    let host = RecordingHost(page.driver)
    host.finishesByItself = false
    page.driver.attach(host)
    page.driver.moveCursor(to: sampleID("a"))
    page.rows = ["b", "c"]
    page.driver.apply()
    page.driver.moveCursor(to: sampleID("c"))
    while host.isApplying { host.finish() }
    #expect(page.told == ["a true", "c true"])
    #expect(page.driver.cursor == sampleID("c"))
  }

  @Test("A row that is left and moves the cursor on: the one between is told nothing")
  func movedOn() {
    let page = Page(["a", "b", "c"])
    page.driver.attach(RecordingHost(page.driver))
    page.onFocus = { [unowned page] id, isFocused in
      if id == "a" && !isFocused { page.driver.moveCursor(to: sampleID("c")) }
    }
    page.driver.moveCursor(to: sampleID("a"))
    page.driver.moveCursor(to: sampleID("b"))
    #expect(page.told == ["a true", "a false", "c true"])
    #expect(page.driver.cursor == sampleID("c"))
  }

  @Test("A row that leaves while the one before it is let go of is not selected")
  func selectedWhileLeaving() {
    let page = Page(["a", "b", "c"])
    page.mode = .single
    page.driver.attach(RecordingHost(page.driver))
    page.onDeselect = { [unowned page] _ in
      page.rows.removeAll { $0 == "b" }
      page.driver.apply()
    }
    page.driver.select(sampleID("a"))
    page.driver.select(sampleID("b"))
    #expect(page.driver.selectedCount == 0)
    page.rows.append("b")
    page.driver.apply()
    #expect(!page.driver.isSelected(sampleID("b")))
  }

  @Test("A mode that changes while a row is let go of holds for the row that comes")
  func modeWhileSelecting() {
    let page = Page(["a", "b"])
    page.mode = .single
    page.driver.attach(RecordingHost(page.driver))
    page.onDeselect = { [unowned page] _ in
      page.mode = .none
      page.driver.apply()
    }
    page.driver.select(sampleID("a"))
    page.driver.select(sampleID("b"))
    #expect(page.driver.selection.isEmpty)
  }
}
