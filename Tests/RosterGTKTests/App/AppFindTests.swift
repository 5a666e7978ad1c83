#if GTK
  import Roster
  import XCTest

  @testable import RosterGTK

  final class AppFindTests: GTKTestCase {
    private static let names = ["apple", "pear", "Pineapple", "cherry", "grape", "apricot"]

    func testTypingNarrowsTheMatchDown() throws {
      try onScreen {
        let test = try AppOnDisplay("Fruit", Self.names)
        test.act("win.find")
        test.type("ap")
        test.expectCursor(on: "apple")
        test.type("apr")
        test.expectCursor(on: "apricot")
        test.type("ap")
        test.expectCursor(on: "apple")
        test.app.end(status: 0)
      }
    }

    func testEnterGoesFromMatchToMatchAndRoundTheEnd() throws {
      try onScreen {
        let test = try AppOnDisplay("Fruit", Self.names)
        test.act("win.find")
        test.type("ap")
        for name in ["apple", "Pineapple", "grape", "apricot", "apple"] {
          test.expectCursor(on: name)
          test.top.find.go(forward: true)
        }
        test.expectCursor(on: "Pineapple")
        test.top.find.go(forward: false)
        test.expectCursor(on: "apple")
        test.top.find.go(forward: false)
        test.expectCursor(on: "apricot")
        XCTAssertEqual(test.top.find.noteText, "gone round")
        test.app.end(status: 0)
      }
    }

    func testNoMatchIsSaidAndLeavesTheCursor() throws {
      try onScreen {
        let test = try AppOnDisplay("Fruit", Self.names)
        test.act("win.find")
        test.type("pear")
        test.expectCursor(on: "pear")
        test.type("pears")
        settle("the end of the search") { test.top.find.noteText == "not found" }
        XCTAssertNotEqual(gtk_widget_has_css_class(test.top.find.entry, "error"), 0)
        test.type("")
        settle("nothing is searched for") { test.top.find.noteText == nil }
        XCTAssertEqual(gtk_widget_has_css_class(test.top.find.entry, "error"), 0)
        test.app.end(status: 0)
      }
    }

    func testEscapeReturnsToTheStart() throws {
      try onScreen {
        let test = try AppOnDisplay("Fruit", Self.names)
        let driver = test.top.screen.driver
        driver.moveCursor(to: driver.table.id(at: RowPath(section: 0, row: 3)))
        test.press(GDK_KEY_slash)
        XCTAssertTrue(test.top.find.isOpen)
        test.type("pine")
        test.expectCursor(on: "Pineapple")
        XCTAssertTrue(test.press(GDK_KEY_Escape))
        XCTAssertFalse(test.top.find.isOpen)
        test.expectCursor(on: "cherry")
        test.app.end(status: 0)
      }
    }

    func testASearchOfTheScreensOwnIsAsked() throws {
      try onScreen {
        let screen = AppOnDisplay.page("Fruit", Self.names)
        screen.search = { text, start, isForward in text == "last" && start == 0 ? 5 : nil }
        let test = try AppOnDisplay(screen)
        test.act("win.find")
        test.type("last")
        test.expectCursor(on: "apricot")
        test.app.end(status: 0)
      }
    }
  }

  extension AppOnDisplay {
    /// Types a text into the find field, in place of what is there.
    func type(_ text: String) {
      gtk_editable_set_text(top.find.entry.opaque, text)
      settle("the search for \(text)") { self.top.find.search?.matcher?.query ?? "" == text }
    }

    func expectCursor(on title: String, file: StaticString = #filePath, line: UInt = #line) {
      let driver = top.screen.driver
      var shown: String? {
        driver.cursor.flatMap { driver.table.path(of: $0) }.map {
          driver.table.row(at: $0).content.title
        }
      }
      settle("the cursor on \(title), not \(shown ?? "none")") {
        shown == title && self.top.find.search?.isSearching != true
      }
      XCTAssertEqual(shown, title, file: file, line: line)
    }
  }
#endif
