#if GTK
  import Observation
  import Roster
  import XCTest

  @testable import RosterGTK

  /// Data that could not be loaded, and another try.
  final class AppFailureTests: GTKTestCase {
    func testAFailureBesideRowsIsOfferedToBeTriedAgain() throws {
      try onScreen {
        let weather = Weather()
        let test = try AppOnDisplay(ListScreen(title: "Another try", driver: weather.driver))
        let list = ListWindow(test.top.host, in: test.window)
        let person = Person(list, title: "Another try")
        let bar = test.top.failure
        XCTAssertFalse(bar.isShown)
        weather.phase = .failed("No\0 <b>net</b>.")
        settle("the bar") { bar.isShown }
        XCTAssertEqual(
          Widgets(bar.widget).texts, ["No\u{FFFD} <b>net</b>.", Words.current.retry])
        list.waitForFrames()
        XCTAssertGreaterThan(gtk_widget_get_height(bar.widget), 20)
        // Said once in the window.
        XCTAssertEqual(Widgets(test.window).texts.filter { $0.contains("net") }.count, 1)
        // A screen reader is told.
        let told = try ScreenReader.read().first {
          $0.contains("<b>net</b>.") && $0.contains("alert")
        }
        XCTAssertNotNil(told)
        // By the keyboard, out of the list and back into it.
        let button = try XCTUnwrap(Widgets(bar.widget).first("GtkButton"))
        var stops = 0
        repeat {
          person.press("Tab")
          stops += 1
        } while gtk_window_get_focus(cast(test.window)) != button && stops < 9
        person.press("Return")
        XCTAssertEqual(weather.tries, 1)
        settle("no bar") { !bar.isShown }
        XCTAssertEqual(list.focused, weather.driver.cursor)
        XCTAssertNotNil(list.focused)
        test.app.end(status: 0)
      }
    }

    /// The same state is the same offer, whatever the table can do about it and however many rows it has.
    func testTheOfferIsThatOfTheDriver() throws {
      try onScreen {
        for (count, canRetry, canRefresh) in [
          (0, false, false), (0, true, false), (0, false, true), (0, true, true),
          (2, false, false), (2, true, false), (2, false, true), (2, true, true),
        ] {
          let weather = Weather(count: count)
          (weather.canRetry, weather.canRefresh) = (canRetry, canRefresh)
          weather.phase = .failed("No net.")
          let test = try AppOnDisplay(ListScreen(title: "Weather", driver: weather.driver))
          let list = ListWindow(test.top.host, in: test.window)
          list.waitForFrames()
          let buttons = Widgets(test.window).every("GtkButton").filter { button in
            Widgets(button).texts == [Words.current.retry]
          }
          let note = "\(count) rows, retry \(canRetry), refresh \(canRefresh)"
          XCTAssertEqual(buttons.count, canRetry || canRefresh ? 1 : 0, note)
          XCTAssertTrue(Widgets(test.window).texts.contains { $0.contains("No net.") }, note)
          if let button = buttons.first {
            emit("clicked", on: button)
            settle("the try") { weather.tries + weather.refreshes == 1 }
            XCTAssertEqual(weather.tries, canRetry ? 1 : 0, note)
          }
          test.app.end(status: 0)
        }
      }
    }

    func testABarLeavesTheRowsWhereTheyAre() throws {
      try onScreen {
        let weather = Weather(count: 300)
        let test = try AppOnDisplay(ListScreen(title: "Weather", driver: weather.driver))
        let list = ListWindow(test.top.host, in: test.window)
        list.offset = 3_000
        list.waitForFrames()
        let before = list.host.place.rowsInView.first
        weather.phase = .failed("No net.")
        settle("the bar") { test.top.failure.isShown }
        list.waitForFrames()
        let after = list.host.place.rowsInView.first
        XCTAssertNotNil(before)
        XCTAssertEqual(before?.row, after?.row)
        XCTAssertEqual(before?.offset, after?.offset)
        test.app.end(status: 0)
      }
    }

    func testPagesAtBothEndsAreTriedAgainByAButtonAndByEnter() {
      onScreen {
        var asked: [String] = []
        let driver = TableDriver(
          TableModel { SectionModel("s", rows: [NameRow("a"), NameRow("b")]) }
            .loadEarlier(.failed("No earlier.")) { asked.append("earlier") }
            .loadMore(.failed("No more.")) { asked.append("more") })
        let list = ListWindow(driver)
        let person = Person(list)
        let buttons = Widgets(list.window).every("GtkButton").filter { button in
          Widgets(button).texts == [Words.current.retry]
        }
        XCTAssertEqual(buttons.count, 2)
        for button in buttons { emit("clicked", on: button) }
        XCTAssertEqual(asked, ["earlier", "more"])
        person.press("Home", "Return", "End", "Return")
        XCTAssertEqual(asked, ["earlier", "more", "earlier", "more"])
        list.close()
      }
    }
  }

  /// A list whose data comes or fails as a test says.
  @MainActor @Observable private final class Weather {
    var phase = TablePhase.ready
    var canRetry = true
    var canRefresh = false
    @ObservationIgnored private(set) var tries = 0
    @ObservationIgnored private(set) var refreshes = 0
    @ObservationIgnored private let names: [String]
    @ObservationIgnored private(set) lazy var driver = TableDriver(self) { $0.table }

    init(count: Int = 3) { names = (0..<count).map { "day \($0)" } }

    private var table: TableModel {
      var table = TableModel { SectionModel("s", rows: names.map { NameRow($0) }) }.phase(phase)
      if canRetry {
        table = table.onRetry { [weak self] in
          self?.tries += 1
          self?.phase = .ready
        }
      }
      if canRefresh { table = table.onRefresh { [weak self] in self?.refreshes += 1 } }
      return table
    }
  }
#endif
