#if GTK
  import Roster
  import XCTest

  @testable import RosterGTK

  final class ContentTests: GTKTestCase {
    func testAPlainRowIsABoxWithALabel() {
      onScreen {
        let screen = Screen([.text("Apple")])
        let driver = screen.driver
        let list = ListWindow(driver)
        defer { list.close() }
        XCTAssertEqual(list.row(0).texts, ["Apple"])
        // The frame, the cell, the label.
        XCTAssertEqual(list.row(0).all(hidden: true).count, 3)
      }
    }

    func testEachPartIsShown() {
      onScreen {
        let content = RowContent(
          title: "Apple", subtitle: "a fruit", detail: .text("1.20"), image: .symbol("★"),
          accessory: .badge("7"))
        let screen = Screen([
          content, .text("Next").detail(.position), .text("More").accessory(.disclosure),
          .text("On").accessory(.checkmark), .text("About").accessory(.info),
          .text("Half").accessory(.progress(0.5)), .text("Busy").accessory(.progress(nil)),
          .text("Icon").image(.symbol("open-menu")), .text("Odd").image(.symbol("no such icon")),
        ])
        let driver = screen.driver
        let list = ListWindow(driver)
        defer { list.close() }
        XCTAssertEqual(list.row(0).texts, ["★", "Apple", "a fruit", "1.20", "7"])
        XCTAssertEqual(list.row(1).texts, ["Next", "2 of 9"])
        XCTAssertEqual(list.row(2).icons, ["go-next-symbolic"])
        XCTAssertEqual(list.row(3).icons, ["object-select-symbolic"])
        XCTAssertNotNil(list.row(4).first("GtkButton"))
        let bar = list.row(5).first("GtkProgressBar")
        XCTAssertEqual(bar.map { gtk_progress_bar_get_fraction($0.opaque) }, 0.5)
        let spinner = list.row(6).first("GtkSpinner")
        XCTAssertEqual(spinner.map { gtk_spinner_get_spinning($0.opaque) }, 1)
        XCTAssertEqual(list.row(7).icons, ["open-menu-symbolic"])
        XCTAssertEqual(list.row(8).texts, ["▪", "Odd"])
      }
    }

    func testWhatARowNoLongerHasIsGone() {
      onScreen {
        let screen = Screen([
          RowContent(
            title: "Apple", subtitle: "a fruit", detail: .text("1.20"), image: .symbol("★"),
            accessory: .badge("7"), role: .destructive
          ).enabled(false)
        ])
        let driver = screen.driver
        let list = ListWindow(driver)
        defer { list.close() }
        screen.set(0, .text("Pear"))
        driver.flush()
        XCTAssertEqual(list.row(0).texts, ["Pear"])
        let cell = list.standard(0)!.widget
        XCTAssertEqual(gtk_widget_has_css_class(cell, "roster-destructive"), 0)
        XCTAssertEqual(gtk_widget_get_sensitive(cell), 1)
        // Every accessory after every other leaves nothing of it.
        let all: [RowAccessory] = [
          .disclosure, .info, .toggle(isOn: true), .badge("1"), .progress(nil), .progress(0.2),
          .textField(RowTextField("t")), .textField(RowTextField("s", isSecure: true)), .none,
        ]
        for first in all {
          for second in all {
            screen.set(0, .text("Pear").accessory(first))
            driver.flush()
            screen.set(0, .text("Pear").accessory(second))
            driver.flush()
            let parts = list.standard(0)!.accessory
            XCTAssertEqual(parts.widget == nil, second == .none, "\(first) then \(second)")
            let seen = Widgets(cell).all().filter { gtk_widget_get_parent($0) == cell }
            XCTAssertEqual(seen.count, second == .none ? 1 : 2, "\(first) then \(second)")
          }
        }
      }
    }

    func testMarkupAndControlCharactersAreShownAsTheyAre() {
      onScreen {
        let hostile = "<b>a</b> &amp; _x %s \u{0}b\u{1B}[31m\u{202E}c"
        let screen = Screen([
          RowContent(
            title: hostile, subtitle: hostile, detail: .text(hostile), image: .symbol("\u{0}"),
            accessory: .badge(hostile)),
          .field(hostile, text: hostile, placeholder: hostile),
          .toggle(hostile, isOn: true),
          RowContent(title: String(repeating: "界", count: 200_000)).lines(title: 0),
        ])
        let driver = screen.driver
        let list = ListWindow(driver)
        defer { list.close() }
        let literal = "<b>a</b> &amp; _x %s \u{FFFD}b\u{FFFD}[31m\u{FFFD}c"
        XCTAssertEqual(
          list.row(0).texts, ["\u{FFFD}", literal, literal, literal, literal])
        let text = list.standard(1)?.field?.text
        XCTAssertEqual(text, hostile.replacing("\u{0}", with: "\u{FFFD}"))
        list.waitForFrames()
        XCTAssertEqual(list.row(3).texts[0].count, 6_667)
      }
    }

    func testALineBreakDoesNotMakeASingleLineHigher() {
      onScreen {
        let screen = Screen([
          .text("a"), .text("a\nb\nc"), .text("a\nb\nc").lines(title: 0),
          .text("a\nb\nc").lines(title: 2),
        ])
        let driver = screen.driver
        let list = ListWindow(driver)
        defer { list.close() }
        let heights = (0..<4).map { gtk_widget_get_height(list.cell($0)!.rowWidget) }
        XCTAssertEqual(heights[0], heights[1])
        XCTAssertGreaterThan(heights[2], heights[3])
        XCTAssertGreaterThan(heights[3], heights[1])
      }
    }

    func testHeadersFootersAndLevels() {
      onScreen {
        let screen = Screen([
          Row(ContentRow(0, .text("deep"))).indentationLevel(2),
          Row(ContentRow(1, .text("too deep"))).indentationLevel(Int.max),
        ])
        let driver = screen.driver
        let list = ListWindow(driver)
        defer { list.close() }
        let texts = Self.host(list)
        XCTAssertEqual(texts["roster-header"], ["Head"])
        XCTAssertEqual(texts["roster-footer"], ["Foot"])
        XCTAssertEqual(gtk_widget_get_margin_start(list.standard(0)!.widget), 48)
        XCTAssertEqual(gtk_widget_get_margin_start(list.standard(1)!.widget), 240)
      }
    }

    @MainActor private static func host(_ list: ListWindow) -> [String: [String]] {
      var texts: [String: [String]] = [:]
      for cell in list.host.cells.all {
        guard let widget = cell.cell?.cell.widget else { continue }
        for name in ["roster-header", "roster-footer"]
        where gtk_widget_has_css_class(widget, name) != 0 {
          texts[name, default: []] += Widgets(widget).texts
        }
      }
      return texts
    }
  }
#endif
