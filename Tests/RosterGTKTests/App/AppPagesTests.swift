#if GTK
  import Roster
  import XCTest

  @testable import RosterGTK

  final class AppPagesTests: GTKTestCase {
    func testAPageLiesOverAnotherAndLeaves() throws {
      try onScreen {
        let test = try AppOnDisplay("Fruit", ["apple", "pear"])
        let below = test.top
        XCTAssertTrue(below.screen.driver.host === below.host)
        below.screen.driver.moveCursor(
          to: below.screen.driver.table.id(at: RowPath(section: 0, row: 1)))

        test.app.push(test.page("Pear", ["skin", "core", "stalk"]))
        settle("the second page") { test.app.window?.pages.isMoving == false }
        XCTAssertNil(below.screen.driver.host, "What is not seen is not shown.")
        XCTAssertEqual(test.titles, ["skin", "core", "stalk"])
        XCTAssertEqual(String(cString: gtk_window_get_title(cast(test.window))), "Pear")

        weak let page = test.top
        weak let host = test.top.host
        test.act("win.back")
        settle("the page is gone") { page == nil && host == nil }
        XCTAssertEqual(test.log, ["closed Pear"])
        XCTAssertTrue(below.screen.driver.host === below.host)
        XCTAssertEqual(below.screen.driver.cursorIndex, 1)
        XCTAssertEqual(String(cString: gtk_window_get_title(cast(test.window))), "Fruit")
        test.app.end(status: 0)
      }
    }

    func testPagesThatAreLeftQuicklyAreFreedAtOnce() throws {
      try onScreen {
        let test = try AppOnDisplay("Fruit", ["apple"])
        var pages: [() -> AppPage?] = []
        for number in 0..<5 {
          test.app.push(test.page("Page \(number)", ["a row"]))
          pages.append { [weak page = test.top] in page }
        }
        settle("the last page") { test.app.window?.pages.isMoving == false }
        test.app.pop()
        XCTAssertEqual(test.app.window?.pages.isMoving, true)
        for _ in 1..<5 { test.app.pop() }
        turn()
        XCTAssertTrue(pages.allSatisfy { $0() == nil }, "No frame had to be drawn for it.")
        XCTAssertEqual(test.titles, ["apple"])
        XCTAssertEqual(test.log, (0..<5).reversed().map { "closed Page \($0)" })
        test.app.end(status: 0)
      }
    }

    func testClosingTheWindowFreesAll() throws {
      try onScreen {
        let windows = g_list_model_get_n_items(gtk_window_get_toplevels())
        weak var app: GTKApp?
        weak var window: AppWindow?
        var parts: [() -> AnyObject?] = []
        do {
          let test = try AppOnDisplay("One", ["a"])
          test.app.push(test.page("Two", ["b"]))
          test.app.push(test.page("Three", ["c"]))
          test.act("win.find")
          test.app.alert("A word.")
          test.app.alert("Another word.")
          (app, window) = (test.app, test.app.window)
          for page in test.app.pages {
            parts += [
              { [weak page] in page }, { [weak host = page.host] in host },
              { [weak find = page.find] in find }, { [weak driver = page.screen.driver] in driver },
              { [weak screen = page.screen] in screen },
            ]
          }
          XCTAssertEqual(parts.compactMap { $0() }.count, 15)
          gtk_window_close(cast(test.window))
          settle("the end") { test.status == 0 }
          XCTAssertEqual(test.log, ["closed Three", "closed Two", "closed One"])
        }
        settle("all is freed") { app == nil && window == nil && parts.allSatisfy { $0() == nil } }
        XCTAssertEqual(g_list_model_get_n_items(gtk_window_get_toplevels()), windows)
      }
    }

    func testTheLastPageLeavesWithTheProgram() throws {
      try onScreen {
        let test = try AppOnDisplay("One", ["a"])
        XCTAssertFalse(test.press(GDK_KEY_Escape), "Escape does not close the window.")
        XCTAssertNil(test.status)
        test.app.pop()
        XCTAssertEqual(test.status, 0)
        test.app.pop()
        test.app.alert("Too late.")
        test.app.push(test.page("Too late", []))
        XCTAssertTrue(test.app.pages.isEmpty)
      }
    }
  }
#endif
