#if GTK
  import Roster
  import XCTest

  @testable import RosterGTK

  /// A program whose window is on the display of the tests.
  @MainActor final class AppOnDisplay {
    let app = GTKApp()
    private(set) var status: Int32?
    /// What happened to the screens, in order.
    private(set) var log: [String] = []

    convenience init(_ title: String, _ names: [String]) throws {
      try self.init(Self.page(title, names))
    }

    init(_ first: ListScreen) throws {
      app.leave = { [weak self] in self?.status = $0 }
      try app.open(track(first))
      settle("the window") { gtk_widget_get_mapped(self.window) != 0 }
    }

    var window: WidgetPointer { app.window!.widget }
    var top: AppPage { app.pages.last! }
    /// The titles of the rows that are shown by the page on top.
    var titles: [String] {
      let table = top.screen.driver.table
      return (0..<table.rowCount).map { table.row(at: table.path(atFlatIndex: $0)).content.title }
    }

    /// A page of rows that are their names.
    func page(_ title: String, _ names: [String]) -> ListScreen {
      track(Self.page(title, names))
    }

    static func page(_ title: String, _ names: [String]) -> ListScreen {
      let rows = names.map { NameRow($0) }
      return ListScreen(
        title: title, driver: TableDriver(TableModel { SectionModel("s", rows: rows) }))
    }

    func track(_ screen: ListScreen) -> ListScreen {
      let title = screen.title
      screen.onClose = { [weak self] in self?.log.append("closed \(title)") }
      return screen
    }

    /// Does what menus and buttons do that name an action.
    func act(_ name: String, _ text: String? = nil) {
      let argument = text.flatMap { g_variant_new_string($0) }
      XCTAssertNotEqual(gtk_widget_activate_action_variant(window, name, argument), 0, name)
    }

    @discardableResult func press(_ key: Int32, _ modifiers: UInt32 = 0) -> Bool {
      app.press(KeyPress(guint(bitPattern: key), GdkModifierType(rawValue: modifiers)))
    }
  }
#endif
