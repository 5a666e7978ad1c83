#if GTK
  import CGTK
  import Roster
  import XCTest

  @testable import RosterGTK

  /// The window of a program is closed while something of it is open or under way. The test case hears what
  /// GTK complains of, be it in the window after.
  final class AppClosingTests: GTKTestCase {
    /// Opens a window, begins something, closes the window, and looks whether all of it is gone.
    @MainActor private static func close(
      _ what: String, _ screen: ListScreen? = nil, _ begin: (AppOnDisplay) throws -> Void
    ) throws {
      let windows = g_list_model_get_n_items(gtk_window_get_toplevels())
      weak var app: GTKApp?
      weak var host: GTKHost?
      do {
        let test = try AppOnDisplay(screen ?? AppOnDisplay.page("Fruit", ["apple", "pear"]))
        settle("the list") { gtk_widget_get_height(test.top.host.listView) > 1 }
        try begin(test)
        (app, host) = (test.app, test.top.host)
        gtk_window_close(cast(test.window))
        settle("the end") { test.status == 0 }
      }
      settle("all of \(what) is freed") { app == nil && host == nil }
      XCTAssertEqual(g_list_model_get_n_items(gtk_window_get_toplevels()), windows, what)
      // What GTK holds until the next frame is held for the next window.
      let next = ListWindow(AppOnDisplay.page("Next", ["a"]).driver)
      Person(next).rest(0.7)
      next.close()
    }

    /// The menu of the window, opened.
    @MainActor private static func openMenu(_ test: AppOnDisplay) throws {
      let button = try XCTUnwrap(Widgets(test.window).first("GtkMenuButton"))
      gtk_menu_button_popup(button.opaque)
      let popover = try XCTUnwrap(gtk_menu_button_get_popover(button.opaque))
      settle("the menu") { gtk_widget_get_mapped(WidgetPointer(OpaquePointer(popover))) != 0 }
      turn()
    }

    func testWithTheMenuOfTheWindowOpen() throws {
      try onScreen {
        try Self.close("a window with its menu", nil, Self.openMenu)
        try Self.close("a window whose menu is in its submenu") { test in
          try Self.openMenu(test)
          let window = Widgets(test.window)
          let style = GTKWords.current.style.title
          let item = window.every("GtkModelButton").first { Widgets($0).texts.contains(style) }
          XCTAssertNotEqual(gtk_widget_activate(try XCTUnwrap(item)), 0)
          turn()
        }
      }
    }

    func testWithTheMenuOfATextOpen() throws {
      try onScreen {
        try Self.close("a search with the menu of its text") { test in
          test.act("win.find")
          turn()
          try Self.openMenu(ofTextIn: test.window)
        }
        let field = RowContent(title: "Name", accessory: .textField(RowTextField("x")))
        let rows = [ContentRow(0, field)]
        try Self.close(
          "a row with the menu of its text",
          ListScreen(
            title: "Fields", driver: TableDriver(TableModel { SectionModel("s", rows: rows) }))
        ) { test in
          XCTAssertTrue(test.top.host.focus.enter(RowID(ContentRow.self, 0)))
          try Self.openMenu(ofTextIn: test.top.host.listView)
        }
      }
    }

    /// Opens the menu of the first text that can be edited.
    @MainActor private static func openMenu(ofTextIn widget: WidgetPointer) throws {
      let text = try XCTUnwrap(Widgets(widget).first("GtkText"))
      XCTAssertNotEqual(gtk_widget_activate_action_variant(text, "menu.popup", nil), 0)
      settle("the menu of the text") {
        Widgets(widget).first("GtkPopoverMenu").map { gtk_widget_get_mapped($0) != 0 } ?? false
      }
      turn()
    }

    func testWithAnotherWindowOpen() throws {
      try onScreen {
        try Self.close("a window with its help") { $0.act("win.help") }
        try Self.close("a window that is described") { $0.act("win.about") }
      }
    }

    func testWhileAPersonSearches() throws {
      try onScreen {
        try Self.close("a search") { test in
          test.act("win.find")
          turn()
          let entry = Widgets(test.window).all().first(where: \.isEditable)
          gtk_editable_set_text(try XCTUnwrap(entry).opaque, "pea")
        }
        try Self.close("a sentence") { $0.app.alert("A word.") }
      }
    }

    func testWhileDataIsLoaded() throws {
      let server = try WebServer()
      defer { server.stop() }
      try onScreen {
        let rows = (0..<40).map {
          ContentRow(
            $0, RowContent(title: "\($0)", image: .remote(server.address("endless.png?\($0)"))))
        }
        try Self.close(
          "pictures on their way",
          ListScreen(
            title: "Pictures", driver: TableDriver(TableModel { SectionModel("s", rows: rows) }))
        ) { _ in turn() }
        let isStarted = Box(false)
        let screen = ListScreen(
          title: "Refreshed",
          driver: TableDriver(
            TableModel { SectionModel("s", rows: [NameRow("a")]) }.onRefresh {
              isStarted.value = true
              try? await Task.sleep(for: .milliseconds(300))
            }))
        try Self.close("a refresh", screen) { test in
          test.act("win.refresh")
          settle("the refresh") { isStarted.value }
        }
      }
    }
  }
#endif
