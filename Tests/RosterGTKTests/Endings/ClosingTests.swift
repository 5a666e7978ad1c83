#if GTK
  import Roster
  import XCTest

  @testable import RosterGTK

  /// Windows that are closed by the very thing that a person does in them.
  final class ClosingTests: GTKTestCase {
    /// The tooltip that GTK prepares for what the pointer rests on asks for its surface later.
    func testTheTooltipOfAMenuComesToNothing() {
      onScreen {
        let rows = closing()
        let list = ListWindow(rows.driver)
        let person = Person(list)
        person.click(rows.id("b"), button: 3)
        settle("the menu") { list.host.popover.id == rows.id("b") }
        list.waitForFrames()
        person.point(to: rows.id("c"), at: 0.32)
        list.close()
        let others = closing()
        let next = ListWindow(others.driver)
        Person(next).rest(0.7)
        next.close()
      }
    }

    func testAWindowIsClosedWithTheMenuOfATextOpen() throws {
      try onScreen {
        let committed = Box<[String]>([])
        let content = RowContent(title: "Name", accessory: .textField(RowTextField("x")))
        let row = Row(ContentRow(0, content)).onCommit { committed.value.append($1) }
        let screen = Screen([row])
        let driver = screen.driver
        let list = ListWindow(driver)
        XCTAssertTrue(list.host.focus.enter(RowID(ContentRow.self, 0)))
        let text = try XCTUnwrap(Widgets(list.host.listView).first("GtkText"))
        gtk_editable_set_text(text.opaque, "typed")
        XCTAssertNotEqual(gtk_widget_activate_action_variant(text, "menu.popup", nil), 0)
        settle("the menu of the text") {
          Widgets(text).first("GtkPopoverMenu").map { gtk_widget_get_mapped($0) != 0 } ?? false
        }
        list.waitForFrames()
        list.close()
        XCTAssertEqual(committed.value, ["typed"])
        let rows = closing()
        let next = ListWindow(rows.driver)
        Person(next).rest(0.7)
        next.close()
      }
    }

    func testAnActionOfAMenuClosesTheWindow() {
      onScreen {
        check { list, rows, person in
          person.click(rows.id("b"), button: 3)
          settle("the menu") { list.host.popover.id == rows.id("b") }
          list.waitForFrames()
          person.strike("Return")
        }
      }
    }

    func testAClickOnAnActionClosesTheWindow() {
      onScreen {
        check { list, rows, person in
          list.host.openMenu(of: rows.id("b"))
          list.waitForFrames()
          let button = Widgets(list.popover!).every("GtkButton")[0]
          emit("clicked", on: button)
        }
      }
    }

    func testTheAnswerToAQuestionClosesTheWindow() {
      onScreen {
        check { list, rows, person in
          person.press("Down", "Delete")
          settle("the question") { list.host.popover.id == rows.id("b") }
          list.waitForFrames()
          person.strike("Return")
        }
      }
    }

    func testEnterClosesTheWindow() {
      onScreen { check { _, _, person in person.strike("Down", "Return", "Return") } }
    }

    func testAClickClosesTheWindow() {
      onScreen {
        check { _, rows, person in
          person.point(to: rows.id("b"))
          person.strikeButton()
        }
      }
    }

    func testADropClosesTheWindow() {
      onScreen {
        check { _, rows, person in
          person.drag(rows.id("a"), to: rows.id("b"), 0.5, drops: false)
          person.letGo()
        }
      }
    }

    func testAMoveClosesTheWindow() {
      onScreen { check { _, _, person in person.strike("Down", "alt+Down") } }
    }

    func testASwitchClosesTheWindow() {
      onScreen {
        let done = Box(0)
        let window = Box<ListWindow?>(nil)
        let screen = Screen([
          Row(ContentRow(0, .toggle("Switch", isOn: false))).onToggle { _, _ in
            done.value += 1
            window.value?.close()
          }
        ])
        let driver = screen.driver
        window.value = ListWindow(driver)
        emit("activate", on: window.value!.row(0).first("GtkSwitch")!)
        settle("the switch") { done.value == 1 }
        turn()
        window.value = nil
      }
    }

    func testWhatIsTypedClosesTheWindow() {
      onScreen {
        let commits = Box<[String]>([])
        let window = Box<ListWindow?>(nil)
        let screen = Screen([
          Row(ContentRow(0, .field("Name", text: "x"))).onCommit { _, text in
            commits.value.append(text)
            window.value?.close()
          }
        ])
        let driver = screen.driver
        window.value = ListWindow(driver)
        let person = Person(window.value!)
        person.press("F2", "ctrl+a")
        person.type("abc")
        person.strike("Return")
        settle("the commit") { !commits.value.isEmpty }
        turn()
        XCTAssertEqual(commits.value, ["abc"])
        window.value = nil
      }
    }
  }

  /// Rows of which each event closes the window.
  @MainActor private func closing(_ window: Box<ListWindow?>? = nil) -> EventList {
    EventList(["a", "b", "c"]) { row, list in
      let close = { [weak list, weak window] (event: String) in
        list?.note(event)
        window?.value?.close()
      }
      return row.onActivate { _ in close("choose") }
        .contextMenu { _ in RowMenu([RowAction("Act") { _ in close("act") }]) }
        .onDelete(confirmation: "Delete it") { _ in close("delete") }
        .onMove { _, _ in close("move") }
        .onDrag { $0.model.id == "a" ? 1 : nil }
        .onDrop(of: Int.self) { _, _ in close("drop") }
    }
  }

  /// Does something that closes the window, and fails if it happens not just once or anything is left.
  @MainActor private func check(_ body: (ListWindow, EventList, Person) -> Void) {
    weak var host: GTKHost?
    weak var driver: TableDriver?
    let ends = Ends()
    do {
      let window = Box<ListWindow?>(nil)
      let rows = closing(window)
      let list = ListWindow(rows.driver)
      window.value = list
      (host, driver) = (list.host, rows.driver)
      ends.watch(list.window.raw)
      body(list, rows, Person(list))
      settle("what was done") { !rows.log.isEmpty }
      turn()
      XCTAssertEqual(rows.take().count, 1)
      window.value = nil
    }
    settle("all is freed") { host == nil && driver == nil && ends.left == 0 }
  }
#endif
