#if GTK
  import Roster
  import XCTest

  @testable import RosterGTK

  /// Real keys that more than one thing in a window may want.
  final class AppKeyTests: GTKTestCase {
    func testAKeyDoesOneThing() throws {
      try onScreen {
        let rows = EventList(["plain", "own"]) { row, list in
          row.model.id == "own"
            ? row.onKey("e", title: "Own thing") { _ in list.note("own") } : row
        }
        let screen = ListScreen(title: "Shared keys", driver: rows.driver)
        for key in "eq " as String {
          screen.command(key, "Page \(key)") { rows.note("page \(key)") }
        }
        let test = try AppOnDisplay(screen)
        let list = ListWindow(test.top.host, in: test.window)
        let person = Person(list, title: "Shared keys")
        person.press("e", "q", "space")
        XCTAssertEqual(rows.take(), ["page e", "page  "], "`q` is for lists alone.")
        XCTAssertNil(test.app.window?.toast.text)
        person.press("Down", "e", "space")
        XCTAssertEqual(rows.take(), ["own", "page  "])
        // Rows that can be selected have the space bar for that.
        rows.mode = .multiple
        rows.driver.flush()
        person.press("space")
        XCTAssertEqual(rows.take(), ["selected own"])
        // The keyboard may be elsewhere in the window.
        test.press(GDK_KEY_e)
        XCTAssertEqual(rows.take(), ["own"])
        rows.driver.moveCursor(to: rows.id("plain"))
        test.press(GDK_KEY_e)
        XCTAssertEqual(rows.take(), ["page e"])
        // What no key gives is in the menu.
        test.act("win.command", "q")
        XCTAssertEqual(rows.take(), ["page q"])
        test.app.end(status: 0)
      }
    }

    func testSpaceSaysWhyNothingIsSelected() throws {
      try onScreen {
        let test = try AppOnDisplay("No selection", ["apple"])
        let list = ListWindow(test.top.host, in: test.window)
        Person(list, title: "No selection").press("space")
        XCTAssertEqual(test.app.window?.toast.text, Words.current.notes.notSelectable)
        test.app.end(status: 0)
      }
    }

    func testEscapeEndsOneThingAfterTheOther() throws {
      try onScreen {
        let rows = EventList(["a", "b"])
        rows.mode = .multiple
        let test = try AppOnDisplay("Below", ["below"])
        test.app.push(ListScreen(title: "Escape", driver: rows.driver))
        settle("the page") { test.app.window?.pages.isMoving == false }
        let list = ListWindow(test.top.host, in: test.window)
        let person = Person(list, title: "Escape")
        person.press("space")
        test.act("win.find")
        test.app.alert("A note")
        list.host.focusList()
        let state = {
          [test.top.find.isOpen, test.app.window?.toast.text != nil, !rows.selected.isEmpty]
        }
        XCTAssertEqual(state(), [true, true, true])
        person.press("Escape")
        XCTAssertEqual(state(), [false, true, true])
        person.press("Escape")
        XCTAssertEqual(state(), [false, false, true])
        person.press("Escape")
        XCTAssertEqual(state(), [false, false, false])
        XCTAssertEqual(test.app.pages.count, 2)
        person.press("Escape")
        XCTAssertEqual(test.app.pages.count, 1)
        test.app.end(status: 0)
      }
    }

    func testHelpHasEachKeyOnce() throws {
      try onScreen {
        let rows = EventList(["plain", "own"]) { row, _ in
          row.model.id == "own" ? row.onKey("e", title: "Own thing") { _ in } : row
        }
        let screen = ListScreen(title: "Help", driver: rows.driver)
        for key in "eq " as String { screen.command(key, "Page \(key)") {} }
        let test = try AppOnDisplay(screen)
        @MainActor func help() throws -> [String: [String]] {
          test.act("win.help")
          let windows = gtk_window_get_toplevels()!
          var help: WidgetPointer?
          for index in 0..<g_list_model_get_n_items(windows) {
            guard let item = g_list_model_get_item(windows, index) else { continue }
            g_object_unref(item)
            let window = OpaquePointer(item).widget
            if let parent = gtk_window_get_transient_for(window.cast()),
              UnsafeMutableRawPointer(parent) == test.window.raw
            {
              help = window
            }
          }
          let window = try XCTUnwrap(help)
          defer { gtk_window_destroy(cast(window)) }
          var meanings: [String: [String]] = [:]
          for shortcut in Widgets(window).every("GtkShortcutLabel") {
            let keys = String(cString: gtk_shortcut_label_get_accelerator(shortcut.opaque))
            let meaning = try XCTUnwrap(gtk_widget_get_next_sibling(shortcut))
            for key in keys.split(separator: " ") {
              meanings[String(key), default: []].append(
                String(cString: gtk_label_get_text(meaning.opaque)))
            }
          }
          return meanings
        }
        var keys = try help()
        XCTAssertEqual(keys["e"], ["Page e"])
        XCTAssertEqual(keys["space"], ["Page  "])
        XCTAssertNil(keys["q"])
        XCTAssertEqual(keys["slash"], [Words.current.help.find])
        rows.mode = .single
        rows.driver.flush()
        rows.driver.moveCursor(to: rows.id("own"))
        keys = try help()
        XCTAssertEqual(keys["e"], ["Own thing"])
        XCTAssertEqual(keys["space"], [Words.current.help.select])
        for (key, meanings) in keys { XCTAssertEqual(meanings.count, 1, "\(key) \(meanings)") }
        test.app.end(status: 0)
      }
    }
  }
#endif
