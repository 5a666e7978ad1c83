#if GTK
  import CGTK
  import Roster
  import XCTest

  @testable import RosterGTK

  /// Rows that do not react look so, whatever they are, in every theme, and can be read all the same.
  final class DisabledLookTests: GTKTestCase {
    /// What is looked at: a content, and the widget in it that has to be paler.
    private static let cases: [(name: String, content: RowContent, type: String)] = [
      ("plain", .text("Plain"), "GtkLabel"),
      ("prominent", .button("Send"), "GtkLabel"),
      ("destructive", .button("Delete", role: .destructive), "GtkLabel"),
      ("placeholder", RowContent(title: "Nothing", role: .placeholder), "GtkLabel"),
      ("disclosure", .text("").accessory(.disclosure), "GtkImage"),
      ("checkmark", .text("").accessory(.checkmark), "GtkImage"),
      ("icon", .text("").image(.symbol("open-menu")), "GtkImage"),
      ("sign", .text("").image(.symbol("★")), "GtkLabel"),
      ("badge", .text("").accessory(.badge("12")), "GtkLabel"),
      ("info", .text("").accessory(.info), "GtkButton"),
      ("switch on", .toggle("", isOn: true), "GtkSwitch"),
      ("switch off", .toggle("", isOn: false), "GtkSwitch"),
      ("field", .field("", text: "text"), "GtkEntry"),
    ]

    private static let themes: [(name: String, theme: String, isDark: Bool)] = [
      ("light", "Default", false), ("dark", "Default", true),
      ("high contrast", "Default-hc", false), ("dark high contrast", "Default-hc", true),
    ]

    func testPartsOfDisabledRowsArePalerAndReadable() throws {
      try onScreen {
        for look in Self.cases {
          try Self.inEachTheme([look.content]) { theme, list, ground in
            let widgets = try (0..<2).map { try XCTUnwrap(Self.part(look.type, of: list.row($0))) }
            let pixels = widgets.map { Pixels($0, on: ground) }
            let note = "\(look.name), \(theme)"
            XCTAssertFalse(pixels[0].shades == pixels[1].shades, note)
            if look.type == "GtkLabel" || look.type == "GtkImage" {
              XCTAssertLessThan(pixels[1].contrast, 0.8 * pixels[0].contrast, note)
              XCTAssertGreaterThan(pixels[1].contrast, 1.7, note)
            }
            XCTAssertEqual(widgets.map(gtk_widget_is_sensitive), [1, 0], note)
          }
        }
      }
    }

    /// The first widget of a class that says or shows anything.
    @MainActor private static func part(_ type: String, of row: Widgets) -> WidgetPointer? {
      row.every(type).first {
        type != "GtkLabel" || gtk_label_get_text($0.opaque).map { $0.pointee != 0 } == true
      }
    }

    func testTextsOfADisabledRowCanBeReadWhetherItIsSelectedOrNot() throws {
      try onScreen {
        let contents = [RowRole.plain, .prominent, .destructive].map {
          RowContent(title: "Title", subtitle: "Subtitle", detail: .text("Detail"), role: $0)
        }
        try Self.inEachTheme(contents) { theme, list, ground in
          for isSelected in [false, true] {
            if isSelected { list.host.driver?.selectAll() }
            list.waitForFrames()
            for index in contents.indices {
              for part in 0..<3 {
                let labels = [0, contents.count].map { start in
                  list.row(start + index).every("GtkLabel")[part]
                }
                let ground = isSelected ? try Self.selection(list) : ground
                let seen = labels.map { Pixels($0, on: ground).contrast }
                let note = "part \(part) of row \(index), selected \(isSelected), \(theme)"
                XCTAssertLessThan(seen[1], 0.9 * seen[0], note)
                XCTAssertGreaterThan(seen[1], 1.7, note)
              }
            }
          }
        }
      }
    }

    func testDisabledItemsOfAMenuArePaler() throws {
      try onScreen {
        let rows = EventList(["a"]) { row, _ in
          row.contextMenu { _ in
            RowMenu(
              [true, false].flatMap { isEnabled in
                [true, false].map { isDestructive in
                  RowAction("Do", isDestructive: isDestructive, isEnabled: isEnabled) { _ in }
                }
              })
          }
        }
        let list = ListWindow(rows.driver)
        defer { list.close() }
        list.host.openMenu(of: rows.id("a"))
        settle("the menu") { list.host.popover.id != nil }
        let ground = try Self.color("theme_base_color", list)
        let seen = try XCTUnwrap(list.popover.map { Widgets($0) }).every("GtkLabel").suffix(4).map {
          var color = GdkRGBA()
          gtk_style_context_get_color(gtk_widget_get_style_context($0), &color)
          return Shade(color, on: ground).contrast(to: ground)
        }
        XCTAssertLessThan(seen[2], 0.8 * seen[0])
        XCTAssertLessThan(seen[3], 0.8 * seen[1])
      }
    }

    /// Shows contents enabled, then disabled, in each theme.
    @MainActor private static func inEachTheme(
      _ contents: [RowContent],
      _ body: (String, ListWindow, Shade) throws -> Void
    ) throws {
      let usual = theme
      let wasDark = WindowStyle.isDark
      let style = WindowStyle()
      defer {
        theme = usual
        style.scheme = wasDark ? .dark : .light
      }
      let screen = Screen(contents + contents.map { $0.enabled(false) })
      let driver = TableDriver(screen) { screen in
        TableModel { SectionModel("s") { screen.rows } }.selection(.multiple)
      }
      let list = ListWindow(driver, width: 480, height: 780)
      defer { list.close() }
      for (name, theme, isDark) in themes {
        Self.theme = theme
        style.scheme = isDark ? .dark : .light
        driver.deselectAll()
        list.waitForFrames(3)
        try body(name, list, try color("theme_base_color", list))
      }
    }

    @MainActor private static func color(_ name: String, _ list: ListWindow) throws -> Shade {
      var color = GdkRGBA()
      let context = gtk_widget_get_style_context(list.listView)
      XCTAssertNotEqual(gtk_style_context_lookup_color(context, name, &color), 0)
      return Shade(color, on: Shade(1, 1, 1))
    }

    /// The color behind a row that is selected.
    @MainActor private static func selection(_ list: ListWindow) throws -> Shade {
      try color("theme_selected_bg_color", list)
    }

    @MainActor private static var theme: String {
      get {
        var value = GValue()
        g_value_init(&value, GType.string)
        defer { g_value_unset(&value) }
        g_object_get_property(settings, "gtk-theme-name", &value)
        return g_value_get_string(&value).map { String(cString: $0) } ?? ""
      }
      set {
        var value = GValue(text: newValue)
        g_object_set_property(settings, "gtk-theme-name", &value)
        g_value_unset(&value)
      }
    }

    @MainActor private static var settings: UnsafeMutablePointer<GObject> {
      UnsafeMutableRawPointer(gtk_settings_get_default()!).object
    }
  }
#endif
