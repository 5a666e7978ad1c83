#if GTK
  import AccessibilityTestSupport
  import XCTest

  final class DemoTests: ProgramTestCase {
    func testTheStoreTogglesEditsAndOpensAPage() throws {
      try withProgram("demo", "--gtk", "store") { program in
        let card = try program.row("Take cards")
        XCTAssertTrue(card.isChecked)
        XCTAssertTrue(card.press("row.toggle"))
        try program.found("the switch is off") { tree in
          tree.first("check box", "Take cards").flatMap { $0.isChecked ? nil : $0 }
        }
        // The switch itself, pressed in the tree.
        try program.found("the switch") { $0.first("check box", "Take cards") }.press()
        try program.found("the row is on") { tree in
          tree.first("list item", "Take cards").flatMap { $0.isChecked ? $0 : nil }
        }
        // A name typed with the keyboard.
        program.keys("Home", "Down")
        try program.found("the name has the focus") { tree in
          tree.first("list item", "Name").flatMap { $0.isFocused ? $0 : nil }
        }
        program.keys("Return")
        program.keys("ctrl+a")
        program.type("Harbour Books")
        program.keys("Return")
        _ = try program.row("Harbour Books")
        // A page in, and out again by its button.
        try program.row("View all products").press("row.choose")
        try program.found("the first product has the focus") { tree in
          tree.first("list item", "Espresso beans").flatMap { $0.isFocused ? $0 : nil }
        }
        program.keys("alt+Left")
        try program.rows("the products have left") { rows in
          !rows.contains { $0.hasPrefix("Espresso beans") }
        }
        // What an employee sees.
        program.keys("x")
        try program.rows("fewer sections") { rows in
          rows.contains("Other") && !rows.contains("Income")
        }
      }
    }

    func testTheFeedLoadsItsNextPageAfterAFailure() throws {
      try withProgram("demo", "--gtk", "feed") { program in
        _ = try program.row("Spring sale")
        XCTAssertEqual(
          program.rows.first, "Spring sale, Everything for the balcony")
        let retry = try program.found("the button") { $0.first("push button", "Retry") }
        let before = program.rows.count
        XCTAssertTrue(retry.press())
        try program.rows("the next page") { $0.count > before }
      }
    }

    func testPeopleAreMovedFoundAndDeleted() throws {
      try withProgram("demo", "--gtk", "people") { program in
        _ = try program.row("Ada")
        func names(_ rows: [String]) -> [String] {
          rows.dropFirst().prefix(6).map { String($0.prefix { $0 != "," }) }
        }
        XCTAssertEqual(
          names(program.rows), ["Ada", "Björn", "Chen 晨", "Dalia", "Elif", "Farid"])
        // Moved by an action, and by the keyboard.
        try program.row("Ada").press("row.move-down")
        try program.rows("Ada is second") { names($0).prefix(2) == ["Björn", "Ada"] }
        program.keys("alt+Down")
        try program.rows("Ada is third") { names($0).prefix(3) == ["Björn", "Chen 晨", "Ada"] }
        // Found by a text.
        program.keys("ctrl+f")
        try program.found("the find field") { tree in
          tree.first { ["entry", "text"].contains($0.role) && $0.isFocused }
        }
        program.type("elif")
        program.keys("Return")
        try program.found("the place of the match") { $0.first("label", "5/6") }
        program.keys("Escape")
        try program.found("back where it began") { tree in
          tree.first("list item", "Ada").flatMap { $0.isFocused ? $0 : nil }
        }
        // Deleted after a question, by the keyboard.
        program.keys("Down", "Down", "Delete")
        let question = try program.found("the question") { $0.first("push button", "Delete") }
        XCTAssertEqual(program.rows.filter { $0.hasPrefix("Elif") }.count, 1)
        question.press()
        try program.rows("Elif has left") { rows in !rows.contains { $0.hasPrefix("Elif") } }
        XCTAssertTrue(program.rows.contains { $0.hasPrefix("Farid") && $0.hasSuffix("5 of 5") })
      }
    }
  }
#endif
