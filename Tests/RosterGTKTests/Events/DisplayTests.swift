#if GTK
  import Roster
  import XCTest

  @testable import RosterGTK

  /// Which rows are told that they come into view, and what follows from it.
  final class DisplayTests: GTKTestCase {
    func testOnlyRowsInViewAreDisplayed() {
      onScreen {
        let rows = observed(1000)
        let list = ListWindow(rows.driver, height: 400)
        let first = rows.take()
        XCTAssertEqual(first, (0..<first.count).map { "+r\($0)" })
        XCTAssertGreaterThan(first.count, 5)
        XCTAssertLessThan(first.count, 12)
        list.offset = 80
        let next = rows.take()
        XCTAssertTrue(next.contains("-r0"), "\(next)")
        XCTAssertTrue(next.contains("+r\(first.count)"), "\(next)")
        list.offset = 20_000
        list.offset = 0
        list.close()
        assertPairs(first + next + rows.take())
      }
    }

    func testARowThatStaysInViewIsNotDisplayedAgain() {
      onScreen {
        let rows = observed(20)
        let list = ListWindow(rows.driver, height: 400)
        let shown = rows.take()
        rows.names.insert("new", at: 1)
        rows.driver.flush()
        list.waitForFrames()
        XCTAssertEqual(rows.take(), ["-\(shown.last?.dropFirst() ?? "")", "+new"])
        rows.names.remove(at: 3)
        rows.driver.flush()
        list.waitForFrames()
        XCTAssertEqual(rows.take(), ["-r2", shown.last])
        rows.mode = .multiple
        rows.driver.flush()
        rows.driver.selectAll()
        list.waitForFrames()
        XCTAssertEqual(rows.take().filter { !$0.hasPrefix("selected") }, [])
        list.close()
      }
    }

    func testRowsEndToBeDisplayedWithTheirWindow() {
      onScreen {
        let rows = observed(50)
        let list = ListWindow(rows.driver)
        gtk_widget_set_visible(list.window, 0)
        settle("the end") { Set(rows.log.map { $0.dropFirst() }).count * 2 == rows.log.count }
        assertPairs(rows.log)
        gtk_window_present(cast(list.window))
        list.waitForFrames()
        list.close()
        assertPairs(rows.take())
      }
    }

    func testARowThatMovesInViewIsInViewAllTheTime() {
      onScreen {
        let rows = observed(20)
        let list = ListWindow(rows.driver, height: 400)
        let shown = rows.take()
        for names in [
          move("r0", to: 4, in: rows), move("r4", to: 0, in: rows),
          rows.names.reversed().suffix(20),
        ] as [[String]] {
          rows.names = names
          rows.driver.flush()
          list.waitForFrames()
          let log = rows.take()
          let entering = Set(log.filter { $0.hasPrefix("+") }.map { $0.dropFirst() })
          let leaving = Set(log.filter { $0.hasPrefix("-") }.map { $0.dropFirst() })
          XCTAssertEqual(entering.intersection(leaving), [], "\(log)")
        }
        // Out of view it is told so, and in again too.
        list.offset = 0
        rows.log = []
        let first = list.host.place.rowsInView.first { rows.names.map(rows.id).contains($0.row) }!
        let name = rows.names.first { rows.id($0) == first.row }!
        rows.names = move(name, to: 19, in: rows)
        rows.driver.flush()
        list.waitForFrames()
        XCTAssertTrue(rows.take().contains("-\(name)"))
        list.offset = 5_000
        XCTAssertTrue(rows.take().contains("+\(name)"))
        XCTAssertGreaterThan(shown.count, 5)
        list.close()
      }
    }

    func testARowThatChangesItsKindInViewIsInViewAllTheTime() {
      onScreen {
        let form = FieldForm()
        let list = ListWindow(form.driver)
        form.variant = "other"
        form.driver.flush()
        list.waitForFrames()
        XCTAssertTrue(list.host.cells.cell(of: FieldForm.field)?.slot.isShown == true)
        list.close()
      }
    }

    func testAPrefetchedRowThatHasLeftIsCancelled() {
      onScreen {
        let rows = prefetching()
        let list = ListWindow(rows.driver, height: 400)
        let fetched = rows.take().map { $0.dropFirst("fetch ".count) }
        rows.names.removeAll { $0 == fetched[1] }
        rows.driver.flush()
        list.waitForFrames()
        XCTAssertEqual(rows.take().filter { $0.hasPrefix("cancel") }, ["cancel \(fetched[1])"])
        list.close()
      }
    }

    func testWhatIsPrefetchedIsCancelledWhenTheListGoes() {
      onScreen {
        let endings: [@MainActor (ListWindow, EventList) -> Void] = [
          { list, _ in list.close() }, { _, rows in rows.driver.detach() },
          { list, _ in gtk_widget_set_visible(list.window, 0) },
          { list, rows in
            rows.names = []
            rows.driver.flush()
            list.waitForFrames()
          },
        ]
        for (index, ending) in endings.enumerated() {
          let rows = prefetching()
          let list = ListWindow(rows.driver, height: 400)
          let fetched = rows.take().map { $0.dropFirst("fetch ".count) }
          XCTAssertGreaterThan(fetched.count, 5)
          ending(list, rows)
          XCTAssertEqual(
            rows.take().sorted(), fetched.map { "cancel \($0)" }.sorted(), "\(index)")
          if index > 0 { list.close() }
          XCTAssertEqual(rows.take(), [])
        }
      }
    }

    func testRowsAheadArePrefetchedAndCancelled() {
      onScreen {
        let rows = prefetching()
        let list = ListWindow(rows.driver, height: 400)
        let first = rows.take()
        let inView = list.host.place.rowsInView.filter { $0.row.space == rows.id("r0").space }.count
        XCTAssertEqual(first, (inView..<(2 * inView + 1)).map { "fetch r\($0)" })
        // What comes into view is neither fetched again nor cancelled.
        list.offset = list.rowHeight
        XCTAssertEqual(rows.take(), ["fetch r\(inView + first.count)"])
        // Far away, what was fetched in vain is cancelled.
        list.offset = 20_000
        let jump = rows.take()
        XCTAssertEqual(jump.filter { $0.hasPrefix("cancel") }.count, first.count)
        list.close()
      }
    }

    func testTheEndComesNearOncePerArrival() {
      onScreen {
        let rows = PagedList()
        let list = ListWindow(rows.driver, height: 400)
        XCTAssertEqual(rows.asked, 0)
        list.offset = 3000
        list.offset = 3100
        XCTAssertEqual(rows.asked, 0)
        list.offset = 100_000
        list.offset = 3_550
        XCTAssertEqual(rows.asked, 1)
        list.offset = 0
        list.offset = 100_000
        XCTAssertEqual(rows.asked, 2)
        list.close()
      }
    }

    func testRevealBringsARowToItsPlace() {
      onScreen {
        let rows = observed(1000)
        let list = ListWindow(rows.driver, height: 400)
        @MainActor func top(_ name: String) -> Double? {
          list.host.place.rowsInView.first { $0.row == rows.id(name) }?.offset
        }
        let height = Double(gtk_widget_get_height(list.host.listView))
        let row = list.rowHeight
        list.host.reveal(rows.id("r500"), focus: false, at: .top)
        list.waitForFrames()
        XCTAssertEqual(top("r500") ?? -1, 0, accuracy: 1)
        list.host.reveal(rows.id("r300"), focus: true, at: .middle)
        list.waitForFrames()
        XCTAssertEqual(top("r300") ?? -1, (height - row) / 2, accuracy: 1)
        XCTAssertEqual(list.focused, rows.id("r300"))
        list.host.reveal(rows.id("r900"), focus: false, at: .bottom)
        list.waitForFrames()
        XCTAssertEqual(top("r900") ?? -1, height - row, accuracy: 1)
        let offset = list.offset
        list.host.reveal(rows.id("r897"), focus: false)
        list.waitForFrames()
        XCTAssertEqual(list.offset, offset)
        list.close()
      }
    }
  }

  @MainActor private func move(_ name: String, to index: Int, in rows: EventList) -> [String] {
    var names = rows.names.filter { $0 != name }
    names.insert(name, at: index)
    return names
  }

  @MainActor private func prefetching() -> EventList {
    EventList(count: 1000) { row, list in
      row.height(.fixed(40))
        .onPrefetch { list.note("fetch \($0.model.id)") }
        .onCancelPrefetch { list.note("cancel \($0.model.id)") }
    }
  }

  /// Rows that come into view and leave it, by name.
  @MainActor private func observed(_ count: Int, height: Double = 40) -> EventList {
    EventList(count: count) { row, list in
      row.height(.fixed(height))
        .onWillDisplay { list.note("+\($0.model.id)") }
        .onDidEndDisplay { list.note("-\($0.model.id)") }
    }
  }

  /// Each row comes and goes in turn, and none is left.
  @MainActor private func assertPairs(_ log: [String], line: UInt = #line) {
    var shown: Set<Substring> = []
    for entry in log {
      let name = entry.dropFirst()
      if entry.hasPrefix("+") {
        XCTAssertTrue(shown.insert(name).inserted, "\(name) came twice", line: line)
      } else {
        XCTAssertNotNil(shown.remove(name), "\(name) was not there", line: line)
      }
    }
    XCTAssertEqual(shown, [], line: line)
  }

  @MainActor private final class PagedList {
    var asked = 0
    private(set) lazy var driver = TableDriver(self) { list in
      TableModel {
        SectionModel("s", rows: (0..<100).map { NameRow("r\($0)") }) { Row($0).height(.fixed(40)) }
      }.loadMore(.ready) { [weak list] in list?.asked += 1 }
    }
  }
#endif
