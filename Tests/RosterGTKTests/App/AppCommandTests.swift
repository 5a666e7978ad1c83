#if GTK
  import Foundation
  import Observation
  import Roster
  import XCTest

  @testable import RosterGTK

  /// Data on its way, as a test says.
  @MainActor @Observable private final class Load {
    var phase = TablePhase.ready
    var tries = 0
  }

  final class AppCommandTests: GTKTestCase {
    func testACommandIsGivenByItsKeyOrFromTheMenu() throws {
      try onScreen {
        var done: [String] = []
        let screen = AppOnDisplay.page("Fruit", ["apple"])
        screen.command("x", "Squeeze") { done.append("x") }
        screen.command("X", "Squeeze_all") { done.append("X") }
        screen.command("é", "Press") { done.append("é") }
        let test = try AppOnDisplay(screen)
        XCTAssertTrue(test.press(GDK_KEY_x))
        XCTAssertTrue(test.press(GDK_KEY_X, GDK_SHIFT_MASK.rawValue))
        XCTAssertTrue(test.press(GDK_KEY_eacute))
        XCTAssertFalse(test.press(GDK_KEY_x, GDK_CONTROL_MASK.rawValue))
        XCTAssertFalse(test.press(GDK_KEY_y))
        test.act("win.command", "X")
        test.act("win.command", "gone")
        XCTAssertEqual(done, ["x", "X", "é", "X"])
        test.app.end(status: 0)
      }
    }

    func testTheMenuShowsCommandsWithTheirKeys() throws {
      onScreen {
        let screen = AppOnDisplay.page("Fruit", ["apple"])
        screen.command("x", "Squeeze_all") {}
        screen.command("X", "Press\0 ") {}
        let menu = PrimaryMenu()
        XCTAssertTrue(menu.update(screen))
        XCTAssertFalse(menu.update(screen), "The same commands need no other menu.")
        let section = g_menu_model_get_item_link(menu.model, 0, "section")!
        defer { g_object_unref(section) }
        XCTAssertEqual(
          (0..<g_menu_model_get_n_items(section)).map { item in
            ["label", "accel"].map { Self.text(section, item, $0) }
          }, [["Squeeze__all", "x"], ["Press\u{FFFD} ", "<Shift>x"]])
        screen.command("z", "Peel") {}
        XCTAssertTrue(menu.update(screen))
      }
    }

    private static func text(
      _ model: UnsafeMutablePointer<GMenuModel>, _ item: gint, _ name: String
    ) -> String {
      guard let value = g_menu_model_get_item_attribute_value(model, item, name, nil) else {
        return ""
      }
      defer { g_variant_unref(value) }
      return String(cString: g_variant_get_string(value, nil))
    }

    func testMessagesLieOverTheListUntilTheyAreDismissed() throws {
      try onScreen {
        let test = try AppOnDisplay("Fruit", ["apple"])
        let toast = try XCTUnwrap(test.app.window?.toast)
        XCTAssertNil(toast.text)
        test.app.alert("Eaten\0 by <b>somebody</b>.")
        XCTAssertEqual(toast.text, "Eaten\u{FFFD} by <b>somebody</b>.")
        test.app.alert("Gone.")
        XCTAssertEqual(toast.text, "Gone.")
        XCTAssertTrue(test.press(GDK_KEY_Escape))
        XCTAssertNil(toast.text)
        test.app.alert("Once more.")
        test.app.push(test.page("Another", []))
        XCTAssertNil(toast.text, "What was said of one page is not said of another.")
        test.app.end(status: 0)
      }
    }

    func testRefreshAsksTheTable() throws {
      try onScreen {
        var asked = 0
        let table = TableModel { SectionModel("s", rows: [NameRow("a")]) }.onRefresh { asked += 1 }
        let test = try AppOnDisplay(ListScreen(title: "Fresh", driver: TableDriver(table)))
        test.act("win.refresh")
        settle("the refresh") { asked == 1 && !test.top.screen.driver.isRefreshing }
        test.app.push(test.page("Stale", ["b"]))
        test.act("win.refresh")
        XCTAssertEqual(test.app.window?.toast.text, Words.current.notes.nothingToRefresh)
        XCTAssertEqual(asked, 1)
        test.app.end(status: 0)
      }
    }

    func testAFailureCanBeTriedAgainFromTheTitleBar() throws {
      try onScreen {
        let load = Load()
        let driver = TableDriver(load) { load in
          TableModel { SectionModel("s", rows: [NameRow("a")]) }
            .phase(load.phase)
            .onRetry(with: load) { $0.tries += 1 }
        }
        let test = try AppOnDisplay(ListScreen(title: "Weather", driver: driver))
        XCTAssertFalse(Self.hasRefresh(test.window))
        load.phase = .failed("No network.")
        settle("the button") { Self.hasRefresh(test.window) }
        test.act("win.refresh")
        XCTAssertEqual(load.tries, 1)
        load.phase = .ready
        settle("no button") { !Self.hasRefresh(test.window) }
        test.app.end(status: 0)
      }
    }

    /// Whether the title bar has a button for fresh data.
    @MainActor private static func hasRefresh(_ window: WidgetPointer) -> Bool {
      let bar = gtk_window_get_titlebar(cast(window))!
      return Widgets(bar).icons.contains("view-refresh-symbolic")
    }

    func testTheWindowMayBeNarrow() throws {
      try onScreen {
        let screen = AppOnDisplay.page(String(repeating: "long ", count: 200), ["apple"])
        screen.status = { String(repeating: "status ", count: 200) }
        screen.command("x", String(repeating: "command ", count: 200)) {}
        let test = try AppOnDisplay(screen)
        test.app.push(test.page("Another", [String(repeating: "word", count: 500)]))
        test.act("win.find")
        test.type("not there")
        settle("the end of the search") { test.top.find.noteText == "not found" }
        test.app.alert(String(repeating: "alert ", count: 200))
        var least: gint = 0
        gtk_widget_measure(test.window, GTK_ORIENTATION_HORIZONTAL, -1, &least, nil, nil, nil)
        XCTAssertLessThanOrEqual(least, 360, "It has to fit on a phone.")
        test.app.end(status: 0)
      }
    }

    func testTheStyleIsLightOrDarkAsWanted() throws {
      try onScreen {
        let test = try AppOnDisplay("Fruit", ["apple"])
        let usual = WindowStyle.isDark
        for (name, isDark) in [("dark", true), ("light", false), ("pink", false), ("dark", true)] {
          test.act("win.style", name)
          XCTAssertEqual(WindowStyle.isDark, isDark, name)
        }
        test.act("win.style", "system")
        XCTAssertEqual(WindowStyle.isDark, usual)
        test.app.end(status: 0)
      }
    }

    func testHelpAndAboutOpenAndCloseWithTheWindow() throws {
      try onScreen {
        let windows = g_list_model_get_n_items(gtk_window_get_toplevels())
        let test = try AppOnDisplay("Fruit", ["apple"])
        test.act("win.help")
        test.act("win.about")
        XCTAssertEqual(g_list_model_get_n_items(gtk_window_get_toplevels()), windows + 3)
        test.app.end(status: 0)
        settle("all windows are closed") {
          g_list_model_get_n_items(gtk_window_get_toplevels()) == windows
        }
      }
    }

    func testTheIconIsPartOfTheProgram() throws {
      try onScreen {
        let test = try AppOnDisplay("Fruit", ["apple"])
        let theme = gtk_icon_theme_get_for_display(gtk_widget_get_display(test.window))
        XCTAssertNotEqual(gtk_icon_theme_has_icon(theme, "io.roster.Roster"), 0)
        let path = AppIcon.path + "/scalable/apps/io.roster.Roster.svg"
        let bytes = try XCTUnwrap(
          g_resources_lookup_data(path, G_RESOURCE_LOOKUP_FLAGS_NONE, nil))
        defer { g_bytes_unref(bytes) }
        var size: gsize = 0
        let data = try XCTUnwrap(g_bytes_get_data(bytes, &size))
        let file = URL(filePath: #filePath).deletingLastPathComponent()
          .appending(path: "../../../Docs/packaging/io.roster.Roster.svg")
        XCTAssertEqual(
          Data(bytes: data, count: Int(size)), try Data(contentsOf: file),
          "The icon has changed: run scripts/icons.sh.")
        test.app.end(status: 0)
      }
    }
  }
#endif
