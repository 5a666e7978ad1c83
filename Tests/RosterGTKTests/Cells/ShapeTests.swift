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

    func testCellsOfEverySortAreAsHighAsTheyNeed() {
      onScreen {
        var random = SeededRandom(seed: 29)
        let screen = Screen((0..<1_500).map { _ in Self.content(&random) })
        let driver = screen.driver
        let list = ListWindow(driver)
        defer { list.close() }
        XCTAssertEqual(list.wrongHeights, [])
        for _ in 0..<6 {
          list.offset = Double.random(in: 0..<list.upper, using: &random)
          XCTAssertEqual(list.wrongHeights, [])
          for row in list.visible {
            guard let id = row.id?.key.base(as: Int.self) else { continue }
            screen.set(id, Self.content(&random))
          }
          driver.flush()
          list.waitForFrames()
          XCTAssertEqual(list.wrongHeights, [])
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
        list.styled(".roster-list label { font-size: 60px; }") {
          XCTAssertGreaterThan(list.rowHeight, height + 20)
          XCTAssertGreaterThan(list.upper, upper * 1.3)
          XCTAssertEqual(list.wrongHeights, [])
        }
        XCTAssertEqual(list.rowHeight, height)
        XCTAssertEqual(list.upper, upper, accuracy: 1)
      }
    }

    func testARowThatTakesAFixedHeightIsLaidOutOnce() {
      onScreen {
        // What GTK was told of the cell with two texts means nothing any more.
        let screen = Screen((0..<40).map { .subtitle("Row \($0)", "subtitle") })
        let driver = screen.driver
        let list = ListWindow(driver)
        defer { list.close() }
        for id in 0..<40 {
          screen.rows[id] = Row(ContentRow(id, .text("Row \(id)"), height: .fixed(id < 5 ? 80 : 9)))
        }
        driver.flush()
        list.waitForFrames()
        // GTK lays out once in each frame, and again if anything asks for it.
        var (frames, layouts) = (0, 0)
        let clock = UnsafeMutableRawPointer(gtk_widget_get_frame_clock(list.window)!)
        let numbers = [
          connect(clock, "before-paint") { frames += 1 }, connect(clock, "layout") { layouts += 1 },
        ]
        list.waitForFrames(6)
        numbers.forEach { g_signal_handler_disconnect(clock, $0) }
        XCTAssertGreaterThan(frames, 5)
        XCTAssertLessThanOrEqual(layouts, frames)
        XCTAssertEqual(list.unseemly, [])
      }
    }

    func testAStyleThatMakesCellsOfOneShapeDiffer() {
      onScreen {
        let screen = Screen((0..<500).map { RowContent.text("Row \($0)") })
        let driver = screen.driver
        let list = ListWindow(driver)
        defer { list.close() }
        list.styled(".roster-list row:nth-child(2n) label { font-size: 60px; }") {
          list.offset = 4_000
          XCTAssertEqual(Set(list.visible.dropFirst().dropLast().map(\.height)).count, 2)
          XCTAssertEqual(list.wrongHeights, [])
        }
      }
    }

    func testAStyleOfTheStateOfARowIsMeasuredAnew() {
      onScreen {
        let screen = Screen((0..<50).map { RowContent.text("Row \($0)") })
        let driver = TableDriver(screen) { screen in
          TableModel { SectionModel("s") { screen.rows } }.selection(.multiple)
        }
        let list = ListWindow(driver)
        defer { list.close() }
        list.styled(".roster-list row:selected label { font-size: 60px; }") {
          driver.select(RowID(ContentRow.self, 3))
          list.waitForFrames()
          let heights = list.visible.map(\.height)
          XCTAssertGreaterThan(heights[3], heights[2] + 20)
          XCTAssertEqual(list.wrongHeights, [])
        }
      }
    }
  }
#endif
