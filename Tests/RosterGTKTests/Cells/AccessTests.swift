#if GTK
  import Roster
  import XCTest

  @testable import RosterGTK

  final class AccessTests: GTKTestCase {
    @MainActor final class Heard {
      var told: [String] = []
    }

    func testWhatAScreenReaderIsTold() throws {
      try onScreen {
        let heard = Heard()
        let screen = Screen([
          Row(ContentRow(0, RowContent(title: "<b>&", subtitle: "sub", detail: .text("7 €"))))
            .onActivate { _ in heard.told.append("choose") },
          Row(ContentRow(1, .toggle("Open for customers", isOn: true)))
            .onToggle { _, isOn in heard.told.append("toggle \(isOn)") },
          Row(ContentRow(2, .field("Price", text: "12"))),
          Row(ContentRow(3, .field("Password", text: "secret", isSecure: true))),
          Row(ContentRow(4, .text("Off").enabled(false))),
          Row(
            ContentRow(
              5,
              .text("★").accessibility(label: "Favorite", value: "3 stars", hint: "opens it")
                .accessory(.info))),
          Row(ContentRow(6, .text("Half").accessory(.progress(0.5)))),
          Row(ContentRow(7, .text("Mark").accessory(.checkmark))),
          Row(ContentRow(8, .text("Count").accessory(.badge("4")))),
        ])
        let driver = screen.driver
        let list = ListWindow(driver, height: 760)
        defer { list.close() }
        let lines = try ScreenReader.read()
        let rows = lines.filter { $0.hasPrefix("list item|") }
        XCTAssertEqual(
          rows,
          [
            "list item|Head||sensitive|", "list item|<b>&, sub, 7 €||sensitive|row.choose",
            "list item|Open for customers||checked sensitive|row.toggle",
            "list item|Price|12|sensitive|row.edit", "list item|Password||sensitive|row.edit",
            "list item|Off|||",
            "list item|Favorite|3 stars, opens it|sensitive|row.info",
            "list item|Half|50 %|sensitive|", "list item|Mark||checked sensitive|",
            "list item|Count|4|sensitive|", "list item|Foot||sensitive|",
          ])
        XCTAssertTrue(lines.contains { $0.hasPrefix("heading|Head|") })
        XCTAssertTrue(lines.contains("check box|Open for customers||checked sensitive|toggle"))
        XCTAssertTrue(lines.contains { $0.hasPrefix("text|Price|") })
        XCTAssertTrue(lines.contains { $0.hasPrefix("password text|Password|") })
        XCTAssertTrue(lines.contains { $0.hasPrefix("push button|Info: ★|") })
        XCTAssertTrue(lines.contains { $0.hasPrefix("progress bar|Half|") })
        // What was told of one row is not left to the next.
        screen.set(1, .text("Plain"))
        screen.set(4, .text("On"))
        screen.set(5, .text("Name"))
        driver.flush()
        list.waitForFrames()
        let after = try ScreenReader.read()
        for line in ["Plain||sensitive|", "On||sensitive|", "Name||sensitive|"] {
          XCTAssertTrue(after.contains("list item|" + line), line)
        }
        XCTAssertTrue(try ScreenReader.press("row.choose", of: "<b>&, sub, 7 €"))
        XCTAssertEqual(heard.told, ["choose"])
      }
    }
  }
#endif
