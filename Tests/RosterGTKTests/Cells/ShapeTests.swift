#if GTK
  import CGTK
  import ListTestSupport
  import Roster
  import XCTest

  @testable import RosterGTK

  /// Cells of one shape are measured once in a layout. Nobody may notice.
  final class ShapeTests: GTKTestCase {
    private static let titles = [
      "title", "", "i", "gÿjÅ",
      "a longer title that is wider than the window is, by far, in any font",
      "🦊", "晨", "שלום", "two\nlines", "tab\there",
    ]
    private static let subtitles = [nil, nil, "subtitle", "", "🦊", "晨 and more"]
    private static let details: [RowDetail?] = [
      nil, nil, .text("detail"), .text("🦊"), .text(""), .position,
    ]
    private static let images: [RowImage?] = [
      nil, nil, .symbol("starred"), .symbol("🦊"), .symbol("no such symbol"), .file("none.png"),
    ]
    private static let accessories: [RowAccessory] = [
      .none, .none, .disclosure, .checkmark, .info, .toggle(isOn: true), .badge("7"), .badge("晨"),
      .progress(nil), .progress(0.5), .textField(RowTextField("x")),
    ]
    private static let roles: [RowRole] = [
      .plain, .plain, .plain, .prominent, .destructive, .placeholder,
    ]

    private static func content(_ random: inout SeededRandom) -> RowContent {
      var content = RowContent(
        title: titles.randomElement(using: &random)!,
        subtitle: subtitles.randomElement(using: &random)!,
        detail: details.randomElement(using: &random)!,
        image: images.randomElement(using: &random)!,
        accessory: accessories.randomElement(using: &random)!,
        role: roles.randomElement(using: &random)!)
      content.titleLines = [1, 1, 1, 0, 2].randomElement(using: &random)!
      content.subtitleLines = [1, 1, 0].randomElement(using: &random)!
      content.isEnabled = Int.random(in: 0..<5, using: &random) > 0
      return content
    }

    /// The cells that are laid out as higher or lower than they need.
    @MainActor private static func wrong(_ list: ListWindow) -> [String] {
      let width = gtk_widget_get_width(list.host.listView)
      return list.host.cells.all.compactMap { cell in
        guard let id = cell.id, let child = cell.frame.child else { return nil }
        // What GTK was told in the last layout, and what the cell says itself.
        let inner = width - 2 * ((width - gtk_widget_get_width(cell.frame.widget)) / 2)
        var (told, needed): (gint, gint) = (0, 0)
        gtk_widget_measure(
          cell.frame.widget, GTK_ORIENTATION_VERTICAL, inner, nil, &told, nil, nil)
        gtk_widget_measure(child, GTK_ORIENTATION_VERTICAL, inner, nil, &needed, nil, nil)
        return told == needed ? nil : "\(id): \(told) for \(needed)"
      }
    }

    func testCellsOfEverySortAreAsHighAsTheyNeed() {
      onScreen {
        var random = SeededRandom(seed: 29)
        let screen = Screen((0..<1_500).map { _ in Self.content(&random) })
        let driver = screen.driver
        let list = ListWindow(driver)
        defer { list.close() }
        XCTAssertEqual(Self.wrong(list), [])
        for _ in 0..<6 {
          list.offset = Double.random(in: 0..<list.upper, using: &random)
          XCTAssertEqual(Self.wrong(list), [])
          for row in list.visible {
            guard let id = row.id?.key.base(as: Int.self) else { continue }
            screen.set(id, Self.content(&random))
          }
          driver.flush()
          list.waitForFrames()
          XCTAssertEqual(Self.wrong(list), [])
        }
      }
    }

    func testAJumpMeasuresOneCellOfAShape() {
      onScreen {
        let screen = Screen(
          (0..<2_000).map { RowContent(title: "Row \($0)", subtitle: $0 % 2 == 0 ? "even" : nil) })
        let driver = screen.driver
        let list = ListWindow(driver)
        defer { list.close() }
        let before = list.host.cells.sizes.measured
        list.offset = list.upper
        XCTAssertGreaterThan(list.rows.filter { $0.position > 1_500 }.count, 100)
        let measured = list.host.cells.sizes.measured - before
        XCTAssertGreaterThan(measured, 0)
        XCTAssertLessThan(measured, 40)
      }
    }

    func testAnotherSizeOfLettersIsMeasuredAnew() {
      onScreen {
        let screen = Screen((0..<500).map { RowContent.text("Row \($0)") })
        let driver = screen.driver
        let list = ListWindow(driver)
        defer { list.close() }
        list.offset = 4_000
        let (height, upper) = (list.rowHeight, list.upper)
        let provider = gtk_css_provider_new()!
        gtk_css_provider_load_from_data(provider, ".roster-list label { font-size: 60px; }", -1)
        let display = gtk_widget_get_display(list.window)
        gtk_style_context_add_provider_for_display(display, OpaquePointer(provider), 900)
        list.waitForFrames()
        XCTAssertGreaterThan(list.rowHeight, height + 20)
        XCTAssertGreaterThan(list.upper, upper * 1.3)
        XCTAssertEqual(Self.wrong(list), [])
        gtk_style_context_remove_provider_for_display(display, OpaquePointer(provider))
        g_object_unref(UnsafeMutableRawPointer(provider))
        list.waitForFrames()
        XCTAssertEqual(list.rowHeight, height)
        XCTAssertEqual(list.upper, upper, accuracy: 1)
      }
    }

    func testAStyleThatMakesCellsOfOneShapeDiffer() {
      onScreen {
        let provider = gtk_css_provider_new()!
        gtk_css_provider_load_from_data(
          provider, ".roster-list row:nth-child(2n) label { font-size: 60px; }", -1)
        let screen = Screen((0..<500).map { RowContent.text("Row \($0)") })
        let driver = screen.driver
        let list = ListWindow(driver)
        defer { list.close() }
        let display = gtk_widget_get_display(list.window)
        gtk_style_context_add_provider_for_display(display, OpaquePointer(provider), 900)
        list.offset = 4_000
        XCTAssertEqual(Set(list.visible.dropFirst().dropLast().map(\.height)).count, 2)
        XCTAssertEqual(Self.wrong(list), [])
        gtk_style_context_remove_provider_for_display(display, OpaquePointer(provider))
        g_object_unref(UnsafeMutableRawPointer(provider))
      }
    }

    func testAStyleOfTheStateOfARowIsMeasuredAnew() {
      onScreen {
        let provider = gtk_css_provider_new()!
        gtk_css_provider_load_from_data(
          provider, ".roster-list row:selected label { font-size: 60px; }", -1)
        let screen = Screen((0..<50).map { RowContent.text("Row \($0)") })
        let driver = TableDriver(screen) { screen in
          TableModel { SectionModel("s") { screen.rows } }.selection(.multiple)
        }
        let list = ListWindow(driver)
        defer { list.close() }
        let display = gtk_widget_get_display(list.window)
        gtk_style_context_add_provider_for_display(display, OpaquePointer(provider), 900)
        list.waitForFrames()
        driver.select(RowID(ContentRow.self, 3))
        list.waitForFrames()
        let heights = list.visible.map(\.height)
        XCTAssertGreaterThan(heights[3], heights[2] + 20)
        XCTAssertEqual(Self.wrong(list), [])
        gtk_style_context_remove_provider_for_display(display, OpaquePointer(provider))
        g_object_unref(UnsafeMutableRawPointer(provider))
      }
    }
  }
#endif
