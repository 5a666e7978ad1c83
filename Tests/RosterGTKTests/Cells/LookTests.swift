#if GTK
  import Roster
  import XCTest

  @testable import RosterGTK

  /// What a person sees: colors that can be read, texts that are not cut off, room that is used.
  final class LookTests: GTKTestCase {
    func testColorsAreReckonedAsTheGuidelinesDo() {
      let (white, black) = (Shade(1, 1, 1), Shade(0, 0, 0))
      XCTAssertEqual(white.contrast(to: black), 21, accuracy: 0.001)
      XCTAssertEqual(black.contrast(to: white), 21, accuracy: 0.001)
      XCTAssertEqual(white.contrast(to: white), 1, accuracy: 0.001)
      let gray = Shade(119 / 255, 119 / 255, 119 / 255)
      XCTAssertEqual(gray.contrast(to: white), 4.48, accuracy: 0.005)
      XCTAssertEqual(Shade(0.8, 0, 0).css, "rgb(204, 0, 0)")
      let half = GdkRGBA(red: 1, green: 1, blue: 1, alpha: 0.5)
      XCTAssertEqual(Shade(half, on: black), Shade(0.5, 0.5, 0.5))
      // What can be read stays, what cannot goes towards the other, and ends there at worst.
      XCTAssertEqual(black.readable(on: [white], towards: white), black)
      let red = Shade(0.6, 0, 0).readable(on: [Shade(0.18, 0.18, 0.18)], towards: white)
      XCTAssertGreaterThanOrEqual(red.contrast(to: Shade(0.18, 0.18, 0.18)), 4.5)
      XCTAssertGreaterThan(red.red, red.green)
      XCTAssertEqual(white.readable(on: [white], towards: white), white)
    }

    func testButtonsOfAListCanBeReadInLightAndDark() throws {
      try onScreen {
        let screen = Screen([
          .button("Open"), .button("Delete", role: .destructive), .text("Plain"),
        ])
        let driver = screen.driver
        let list = ListWindow(driver)
        defer { list.close() }
        let style = WindowStyle()
        defer { style.scheme = .system }
        var seen: [Shade] = []
        for scheme in [ColorScheme.light, .dark] {
          style.scheme = scheme
          list.waitForFrames()
          let ground = try Self.color("theme_base_color", list.listView)
          for id in 0..<3 {
            let label = try XCTUnwrap(list.row(id).first("GtkLabel"))
            var color = GdkRGBA()
            gtk_style_context_get_color(gtk_widget_get_style_context(label), &color)
            seen.append(Shade(color, on: ground))
            XCTAssertGreaterThanOrEqual(
              seen.last!.contrast(to: ground), 4.4, "row \(id) in \(scheme)")
          }
        }
        XCTAssertNotEqual(seen[1], seen[4], "The colors follow the theme.")
      }
    }

    @MainActor private static func color(_ name: String, _ widget: WidgetPointer) throws -> Shade {
      var color = GdkRGBA()
      let context = gtk_widget_get_style_context(widget)
      XCTAssertNotEqual(gtk_style_context_lookup_color(context, name, &color), 0)
      return Shade(color, on: Shade(1, 1, 1))
    }

    func testWhatStandsAloneForOthersIsInTheMiddle() {
      onScreen {
        let screen = Screen([RowContent(title: "Nothing here", role: .placeholder)])
        let alone = TableDriver(screen) { screen in
          TableModel { SectionModel("s") { screen.rows } }
        }
        let list = ListWindow(alone)
        defer { list.close() }
        XCTAssertEqual(Self.middle(list), Self.height(list) / 2, accuracy: 1)
        XCTAssertEqual(list.upper, Self.height(list), "There is nothing to scroll.")
        // It follows the window.
        gtk_window_set_default_size(cast(list.window), 420, 300)
        settle("the smaller window") { Self.height(list) < 320 }
        list.waitForFrames()
        XCTAssertEqual(Self.middle(list), Self.height(list) / 2, accuracy: 1)
        // With others it is a row among them, and alone again it is back.
        screen.rows.append(Row(ContentRow(1, .text("A row"))))
        alone.flush()
        list.waitForFrames()
        XCTAssertLessThan(Self.middle(list), 60)
        screen.rows.removeLast()
        alone.flush()
        list.waitForFrames()
        XCTAssertEqual(Self.middle(list), Self.height(list) / 2, accuracy: 1)
        // An ordinary row stays at the top.
        screen.set(0, .text("A row"))
        alone.flush()
        list.waitForFrames()
        XCTAssertLessThan(Self.middle(list), 60)
      }
    }

    @MainActor private static func height(_ list: ListWindow) -> Double {
      Double(gtk_widget_get_height(list.listView))
    }

    /// Where the middle of the first row's text is in the list.
    @MainActor private static func middle(_ list: ListWindow) -> Double {
      var bounds = graphene_rect_t()
      guard let label = list.row(0).first("GtkLabel"),
        gtk_widget_compute_bounds(label, list.listView, &bounds) != 0
      else { return -1 }
      return Double(bounds.origin.y + bounds.size.height / 2)
    }

    func testAFieldWithoutATitleHasTheRowToItself() {
      onScreen {
        let screen = Screen([
          .field("", text: "", placeholder: "alone"), .field("Name", text: ""),
        ])
        let driver = screen.driver
        let list = ListWindow(driver)
        defer { list.close() }
        let widths = (0..<2).map {
          gtk_widget_get_allocated_width(list.standard($0)!.field!.widget)
        }
        let row = gtk_widget_get_width(list.standard(0)!.widget)
        XCTAssertEqual(widths[0], row)
        XCTAssertLessThan(widths[1], row - 40)
        // The title comes and goes with what the row is.
        screen.set(0, .field("Name", text: ""))
        driver.flush()
        XCTAssertEqual(list.row(0).texts.first, "Name")
        screen.set(0, .field("", text: ""))
        driver.flush()
        list.waitForFrames()
        XCTAssertEqual(
          gtk_widget_get_allocated_width(list.standard(0)!.field!.widget), row)
      }
    }

    func testTextsBeginAtOnePlaceBesideIconsAndSigns() {
      onScreen {
        let screen = Screen(
          ["★", "open-menu", " ", "no such icon"].map { .text("a").image(.symbol($0)) })
        let driver = screen.driver
        let list = ListWindow(driver)
        defer { list.close() }
        let starts = (0..<4).map { id -> Float in
          var bounds = graphene_rect_t()
          let title = list.row(id).every("GtkLabel").last!
          _ = gtk_widget_compute_bounds(title, list.listView, &bounds)
          return bounds.origin.x
        }
        XCTAssertEqual(Set(starts).count, 1, "\(starts)")
      }
    }
  }

  extension ListWindow {
    /// The `GtkListView`.
    var listView: WidgetPointer { host.listView }
  }
#endif
