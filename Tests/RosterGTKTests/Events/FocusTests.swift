#if GTK
  import Observation
  import Roster
  import XCTest

  @testable import RosterGTK

  /// Where the keyboard focus is while rows come and go.
  final class FocusTests: GTKTestCase {
    func testTheFocusStaysWithItsRow() {
      onScreen {
        let rows = EventList(["a", "b", "c", "d"]) { row, list in
          row.onFocus { list.note("\($1 ? "on" : "off") \($0.model.id)") }
        }
        let list = ListWindow(rows.driver)
        let person = Person(list)
        person.press("Down", "Down")
        rows.log = []
        for names in [
          ["x", "a", "b", "c", "d"], ["c", "x", "d"], ["d", "x", "c"], ["y", "z", "c", "d", "e"],
        ] {
          rows.names = names
          rows.driver.flush()
          list.waitForFrames()
          XCTAssertEqual(list.focused, rows.id("c"), "\(names)")
        }
        XCTAssertEqual(rows.take(), [])
        rows.names = ["y", "z", "d", "e"]
        rows.driver.flush()
        XCTAssertEqual(list.focused, rows.id("d"))
        XCTAssertEqual(rows.take(), ["on d"])
        list.close()
      }
    }

    func testTheCursorTakesTheFocusAlong() {
      onScreen {
        let rows = EventList(count: 500)
        let list = ListWindow(rows.driver)
        rows.driver.moveCursor(to: rows.id("r400"))
        list.waitForFrames()
        XCTAssertEqual(list.focused, rows.id("r400"))
        XCTAssertTrue(list.host.place.rowsInView.contains { $0.row == rows.id("r400") })
        Person(list).press("Up")
        XCTAssertEqual(rows.cursor, "r399")
        list.close()
      }
    }

    func testTheFocusStaysFarAwayWhileTheListIsScrolled() {
      onScreen {
        let rows = EventList(count: 5000)
        let list = ListWindow(rows.driver)
        let person = Person(list)
        person.press("Down")
        list.offset = 50_000
        let top = list.host.place.rowsInView.first
        rows.names.removeLast()
        rows.names.remove(at: 0)
        rows.driver.flush()
        list.waitForFrames()
        XCTAssertEqual(list.focused, rows.id("r1"))
        XCTAssertEqual(list.host.place.rowsInView.first, top)
        person.press("Down")
        XCTAssertEqual(list.focused, rows.id("r2"))
        XCTAssertLessThan(list.offset, 500)
        list.close()
      }
    }

    func testATextThatIsBeingTypedSurvivesSplicesAboveIt() {
      onScreen {
        let form = FieldList()
        let list = ListWindow(form.driver)
        let person = Person(list)
        person.press("End", "F2", "ctrl+End")
        person.type("abc")
        person.press("Left")
        XCTAssertEqual(form.edits.last, "textabc")
        XCTAssertTrue(list.host.focus.isTyping)
        form.names = ["new", "one", "two"]
        form.driver.flush()
        list.waitForFrames()
        person.type("X")
        XCTAssertEqual(form.edits.last, "textabXc")
        // The row itself moves: GTK gives it another widget.
        form.isFieldFirst = true
        form.driver.flush()
        list.waitForFrames()
        person.type("Y")
        XCTAssertEqual(form.edits.last, "textabXYc")
        person.press("Return")
        XCTAssertEqual(form.commits, ["textabXYc"])
        list.close()
      }
    }

    func testKeysOfAFieldAreNotThoseOfTheList() {
      onScreen {
        let form = FieldList()
        let list = ListWindow(form.driver)
        let person = Person(list)
        person.press("End", "F2", "ctrl+a", "Delete")
        XCTAssertEqual(form.edits.last, "")
        XCTAssertEqual(form.deletions, 0)
        person.press("Escape")
        XCTAssertFalse(list.host.focus.isTyping)
        XCTAssertEqual(list.focused, form.driver.cursor)
        person.press("Delete")
        XCTAssertEqual(form.deletions, 1)
        list.close()
      }
    }

    func testAClosedWindowFreesItsHost() {
      onScreen {
        weak var host: GTKHost?
        weak var driver: TableDriver?
        do {
          let rows = EventList(["a", "b"]) { row, list in
            row.contextMenu { _ in RowMenu([RowAction("Open") { _ in }]) }
          }
          let list = ListWindow(rows.driver)
          host = list.host
          driver = rows.driver
          list.host.openMenu(of: rows.id("b"))
          list.waitForFrames()
          list.close()
        }
        settle("all is freed") { host == nil && driver == nil }
      }
    }
  }

  @MainActor @Observable private final class FieldList {
    var names = ["one", "two"]
    var isFieldFirst = false
    @ObservationIgnored var edits: [String] = []
    @ObservationIgnored var commits: [String] = []
    @ObservationIgnored var deletions = 0
    @ObservationIgnored private(set) lazy var driver = TableDriver(self) { $0.table }

    private var table: TableModel {
      let (names, isFirst) = (names, isFieldFirst)
      FieldCell.driver = driver
      let field = Row(FieldRow())
        .onEdit(with: self) { $0.edits.append($2) }
        .onCommit(with: self) { $0.commits.append($2) }
        .onDelete(with: self) { list, _ in list.deletions += 1 }
      return TableModel {
        SectionModel("s") {
          if isFirst { field }
          for name in names { Row(NameRow(name)) }
          if !isFirst { field }
        }
      }
    }
  }

  /// A row with nothing but a field.
  private struct FieldRow: GTKRow {
    var id: String { "field" }
    nonisolated var content: RowContent { .field("Field", text: "text") }

    @MainActor func update(_ cell: FieldCell, slot: RowSlot) { cell.show("text", slot.binding) }
  }

  @MainActor private final class FieldCell: GTKCell {
    static weak var driver: TableDriver?
    let widget: WidgetPointer = gtk_entry_new()
    private var binding: SlotBinding?
    private var isFilling = false

    init() {
      connect(UnsafeMutableRawPointer(widget), "changed") { [weak self] in
        self?.tell { $0.edit($1, text: $2) }
      }
      connect(UnsafeMutableRawPointer(widget), "activate") { [weak self] in
        self?.tell { $0.commit($1, text: $2) }
      }
    }

    func show(_ text: String, _ binding: SlotBinding) {
      self.binding = binding
      isFilling = true
      gtk_editable_set_text(OpaquePointer(widget), text)
      isFilling = false
    }

    private func tell(_ event: (TableDriver, RowID, String) -> Void) {
      guard !isFilling, let id = binding?.id, let driver = Self.driver else { return }
      event(driver, id, String(cString: gtk_editable_get_text(OpaquePointer(widget))))
    }
  }
#endif
