#if GTK
  import Observation
  import Roster
  import XCTest

  @testable import RosterGTK

  /// A text that is being typed is handed over, once and for its own row, whatever happens to the list.
  final class TypingEndingTests: GTKTestCase {
    func testATextGoesOnWhileItsRowMovesAndChanges() {
      onScreen {
        let (form, list, person) = Self.begun("abc")
        let changes: [@MainActor (FieldForm) -> Void] = [
          { $0.order = ["c", "field", "a", "b"] }, { $0.title = "Another name" },
          { $0.order = ["field", "c"] }, { $0.variant = "other" }, { $0.base = "data" },
          { $0.order = ["x", "y", "z", "c", "field"] },
        ]
        for change in changes {
          change(form)
          form.driver.flush()
          list.waitForFrames()
          XCTAssertTrue(list.host.focus.isTyping)
          XCTAssertEqual(list.focused, FieldForm.field)
          XCTAssertEqual(form.commits, [])
        }
        person.type("d")
        XCTAssertEqual(form.edits.last, "abcd")
        person.press("Return")
        XCTAssertEqual(form.commits, ["abcd"])
        list.close()
        XCTAssertEqual(form.commits, ["abcd"])
      }
    }

    func testATextLeavesWithItsRow() {
      onScreen {
        let (form, list, person) = Self.begun("abc")
        form.order = ["a", "b", "c"]
        form.driver.flush()
        list.waitForFrames()
        XCTAssertFalse(list.host.focus.isTyping)
        XCTAssertEqual(list.focused, form.driver.cursor)
        person.type("z")
        form.order = ["a", "field", "b"]
        form.driver.flush()
        list.waitForFrames()
        XCTAssertEqual(form.commits, [])
        XCTAssertEqual(form.text(in: list), "text")
        list.close()
      }
    }

    func testATextIsCommittedWhenItsListGoes() {
      onScreen {
        let endings: [@MainActor (ListWindow, FieldForm) -> Void] = [
          { list, _ in list.close() },
          { list, _ in gtk_window_close(cast(list.window)) },
          { list, _ in gtk_widget_set_visible(list.window, 0) },
          { list, _ in gtk_window_set_child(cast(list.window), nil) },
          { _, form in form.driver.detach() },
          { list, form in form.driver.attach(list.host) },
        ]
        for (index, ending) in endings.enumerated() {
          let (form, list, _) = Self.begun("abc")
          ending(list, form)
          turn()
          XCTAssertEqual(form.commits, ["abc"], "\(index)")
          if index > 1 { list.close() }
          XCTAssertEqual(form.commits, ["abc"], "\(index)")
        }
      }
    }

    func testATextIsCommittedWhenItsPageGoes() throws {
      try onScreen {
        let endings: [@MainActor (AppOnDisplay) -> Void] = [
          { $0.act("win.back") }, { $0.app.push($0.page("Over", ["o"])) },
          { gtk_window_close(cast($0.window)) }, { $0.app.end(status: 0) },
        ]
        for ending in endings {
          let test = try AppOnDisplay("Below", ["b"])
          let form = FieldForm()
          test.app.push(ListScreen(title: "Form", driver: form.driver))
          settle("the page") { test.app.window?.pages.isMoving == false }
          XCTAssertTrue(test.top.host.edit(FieldForm.field))
          let entry = try XCTUnwrap(test.top.host.focus.widget)
          gtk_editable_set_text(entry.opaque, "abc")
          ending(test)
          settle("the commit") { !form.commits.isEmpty }
          turn()
          XCTAssertEqual(form.commits, ["abc"])
          test.app.end(status: 0)
          XCTAssertEqual(form.commits, ["abc"])
        }
      }
    }

    func testAListThatLostItsDriverTakesNoKeys() {
      onScreen {
        weak var driver: TableDriver?
        let (list, person): (ListWindow, Person)
        do {
          let (form, window, typist) = Self.begun("abc")
          (driver, list, person) = (form.driver, window, typist)
        }
        settle("the driver is gone") { driver == nil }
        person.type("d")
        person.press("Return", "Escape", "Delete", "Down", "Menu", "space", "ctrl+c", "ctrl+v")
        XCTAssertNil(list.host.popover.id)
        list.close()
      }
    }

    @MainActor private static func begun(_ text: String) -> (FieldForm, ListWindow, Person) {
      let form = FieldForm()
      let list = ListWindow(form.driver)
      let person = Person(list)
      form.driver.moveCursor(to: FieldForm.field)
      person.press("F2", "ctrl+a")
      person.type(text)
      XCTAssertEqual(form.edits.last, text)
      return (form, list, person)
    }
  }

  /// A form with one field, which moves and changes as a test says.
  @MainActor @Observable final class FieldForm {
    var order = ["a", "field", "b", "c"]
    var title = "Name"
    var base = "text"
    var variant = ""
    @ObservationIgnored var edits: [String] = []
    @ObservationIgnored var commits: [String] = []
    @ObservationIgnored private(set) lazy var driver = TableDriver(self) { $0.table }

    static let field = RowID(FormRow.self, "field")

    private var table: TableModel {
      let rows = order.map { name in
        FormRow(
          id: name, variant: name == "field" ? variant : "",
          content: name == "field" ? .field(title, text: base) : .text(name))
      }
      return TableModel {
        SectionModel("s") {
          for row in rows {
            Row(row)
              .onEdit(with: self) { $0.edits.append($2) }
              .onCommit(with: self) { $0.commits.append($2) }
          }
        }
      }
    }

    /// What stands in the field.
    func text(in list: ListWindow) -> String? {
      let cell = list.host.cells.cell(of: Self.field)
      return cell.flatMap { Widgets($0.frame.widget).first("GtkEntry") }
        .map { String(cString: gtk_editable_get_text($0.opaque)) }
    }
  }

  private struct FormRow: RowModel, Equatable {
    let id: String
    let variant: String
    let content: RowContent
    var kind: RowKind { RowKind(Self.self, variant) }
  }
#endif
