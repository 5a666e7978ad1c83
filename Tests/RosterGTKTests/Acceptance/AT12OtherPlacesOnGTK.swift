#if GTK
  import ListTestSupport
  import Roster
  import XCTest

  @testable import RosterGTK

  /// Other changes through which the first row in view has to stay where it is.
  final class AT12OtherPlacesOnGTK: GTKTestCase {
    private static let many: HeightWindow.Rows = (0..<400).map { ("\($0)", 30 + $0 % 5 * 15) }

    @MainActor private static func window(_ height: Int = 400) -> HeightWindow {
      let window = HeightWindow(many, height: height)
      window.scroll(to: "200", top: -8)
      return window
    }

    @MainActor private static func kept(
      _ what: String, _ id: String = "200", at top: Double = -8, line: UInt = #line,
      _ edit: (inout HeightWindow.Rows) -> Void
    ) {
      let window = window()
      window.change(edit)
      XCTAssertEqual(window.top(id), top, accuracy: 1, what, line: line)
      XCTAssertEqual(window.list.faults(window.driver), [], what, line: line)
      window.list.close()
    }

    func testAT12RowsGrowAndShrinkAboveNearAndFar() {
      onScreen {
        for index in [0, 5, 120, 199] {
          Self.kept("\(index) grows") { $0[index].height = 500 }
          Self.kept("\(index) shrinks") { $0[index].height = 2 }
        }
        Self.kept("all grow") { for index in $0.indices { $0[index].height += 25 } }
        Self.kept("all shrink") { for index in $0.indices { $0[index].height = 20 } }
        Self.kept("all above grow") { for index in 0..<200 { $0[index].height += 40 } }
      }
    }

    func testAT12TheFirstRowInViewGrowsAndShrinks() {
      onScreen {
        Self.kept("grows") { $0[200].height = 700 }
        Self.kept("shrinks") { $0[200].height = 12 }
      }
    }

    func testAT12InsertedBeforeTheFirstRow() {
      onScreen {
        Self.kept("one") { $0.insert(("n", 33), at: 200) }
        Self.kept("hundred") { rows in
          rows.insert(contentsOf: (0..<100).map { ("n\($0)", 33) }, at: 200)
        }
        Self.kept("five hundred at the start") { rows in
          rows.insert(contentsOf: (0..<500).map { ("n\($0)", 33) }, at: 0)
        }
        Self.kept("below") { $0.insert(("n", 33), at: 201) }
        Self.kept("at the end") { $0.append(("n", 33)) }
      }
    }

    func testAT12RowsInViewLeave() {
      onScreen {
        let window = Self.window()
        let tops = Dictionary(
          window.list.visible.map { ($0.text, $0.top ?? .nan) }, uniquingKeysWith: { $1 })
        window.list.close()
        for count in 1..<5 {
          Self.kept("\(count)", "\(200 + count)", at: tops["\(200 + count)"] ?? .nan) {
            $0.removeSubrange(200..<200 + count)
          }
          Self.kept("\(count) and all above", "\(200 + count)", at: 0) {
            $0.removeSubrange(0..<200 + count)
          }
        }
      }
    }

    func testAT12AllRowsInViewLeave() {
      onScreen {
        // What comes next is where the first one was.
        Self.kept("200 to 250", "251", at: -8) { $0.removeSubrange(200..<251) }
        Self.kept("100 to 300", "301", at: -8) { $0.removeSubrange(100..<301) }
        Self.kept("200 to 250 replaced", "251", at: -8) { rows in
          rows.replaceSubrange(200..<251, with: (0..<60).map { (id: "n\($0)", height: 40) })
        }
      }
    }

    func testAT12AllFromTheFirstRowOnLeave() {
      onScreen {
        let window = Self.window()
        window.change { $0.removeSubrange(150...) }
        XCTAssertEqual(window.list.offset, window.end, accuracy: 1)
        XCTAssertEqual(window.list.visible.last?.text, "149")
        window.list.close()
      }
    }

    func testAT12ARowThatMovesAwayTakesNobodyWithIt() {
      onScreen {
        let window = Self.window()
        let next = window.top("201")
        window.change { $0.append($0.remove(at: 200)) }
        XCTAssertEqual(window.top("201"), next, accuracy: 1)
        window.change { $0.insert($0.remove(at: 203), at: 0) }
        XCTAssertEqual(window.top("201"), next, accuracy: 1)
        window.list.close()
      }
    }

    func testAT12SeveralUpdatesBeforeOneLayout() {
      onScreen {
        let window = Self.window()
        for number in 0..<20 {
          window.rows.insert(("n\(number)", 20 + number * 7), at: number * 8)
          window.driver.apply()
        }
        window.rows.removeSubrange(30..<60)
        window.driver.apply()
        window.list.waitForFrames()
        XCTAssertEqual(window.top("200"), -8, accuracy: 1)
        window.list.close()
      }
    }

    func testAT12ALoadWhoseFirstRowHasLeft() {
      onScreen {
        let window = Self.window()
        let next = window.top("202")
        window.driver.detach()
        window.rows.removeSubrange(200..<202)
        window.rows.insert(("n", 90), at: 0)
        window.driver.attach(window.list.host)
        window.list.waitForFrames()
        XCTAssertEqual(window.top("202"), next, accuracy: 1)
        window.list.close()
      }
    }

    func testAT12UnderAHeaderRowsThatEnterAboveStayAbove() {
      onScreen {
        let window = HeightWindow(
          [.init(header: "Rows", rows: Self.many)], height: 400)
        let top = window.top("0")
        window.change { $0.insert(("x", 60), at: 0) }
        XCTAssertEqual(window.top("0"), top, accuracy: 1)
        window.list.close()
      }
    }

    func testAT12AHeaderAboveGrowsComesAndGoes() {
      onScreen {
        var first: HeightWindow.Part = .init(id: "a", header: nil, rows: Array(Self.many[..<150]))
        let second: HeightWindow.Part = .init(id: "b", header: "B", rows: Array(Self.many[150...]))
        let window = HeightWindow([first, second], height: 400)
        window.scroll(to: "200", top: -8)
        first.header = "A header"
        window.parts.value = [first, second]
        window.apply()
        XCTAssertEqual(window.top("200"), -8, accuracy: 1)
        window.parts.value = [second]
        window.apply()
        XCTAssertEqual(window.top("200"), -8, accuracy: 1)
        window.parts.value = [second, first]
        window.apply()
        XCTAssertEqual(window.top("200"), -8, accuracy: 1)
        window.parts.value = [first, second]
        window.apply()
        XCTAssertEqual(window.top("200"), -8, accuracy: 1)
        window.list.close()
      }
    }

    func testAT12AtTheStartAndAtTheEnd() {
      onScreen {
        let window = HeightWindow(Self.many, height: 400)
        window.change { $0.insert(contentsOf: (0..<300).map { ("n\($0)", 44) }, at: 0) }
        XCTAssertEqual(window.top("0"), 0, accuracy: 1)
        window.list.offset = window.end
        let last = window.top("399")
        window.change { $0 += [("e0", 60), ("e1", 80)] }
        XCTAssertEqual(window.top("399"), last, accuracy: 1)
        window.list.offset = window.end
        let end = window.top("e1")
        window.change { $0.insert(("m", 90), at: 100) }
        XCTAssertEqual(window.top("e1"), end, accuracy: 1)
        window.list.host.followsEnd = true
        window.change { $0[$0.count - 1].height = 250 }
        XCTAssertEqual(window.list.offset, window.end, accuracy: 1)
        window.change { $0.removeLast() }
        XCTAssertEqual(window.list.offset, window.end, accuracy: 1)
        window.change { $0.insert(("k", 90), at: 100) }
        XCTAssertEqual(window.list.offset, window.end, accuracy: 1)
        window.list.close()
      }
    }

    func testAT12AFilterAndBack() {
      onScreen {
        let window = Self.window()
        window.change { $0.removeAll { (Int($0.id) ?? 0) % 10 != 0 } }
        XCTAssertEqual(window.top("200"), -8, accuracy: 1)
        window.change { $0 = Self.many }
        XCTAssertEqual(window.top("200"), -8, accuracy: 1)
        window.list.close()
      }
    }

    func testAT12AWindowOutOfSightAndOfAnotherSize() {
      onScreen {
        let window = Self.window()
        window.list.whileHidden {
          window.rows[100].height = 300
          window.rows.insert(contentsOf: (0..<30).map { ("n\($0)", 44) }, at: 20)
          window.driver.apply()
          window.rows.remove(at: 3)
          window.driver.apply()
        }
        window.list.waitForFrames()
        XCTAssertEqual(window.top("200"), -8, accuracy: 1)
        for height in [150, 600, 90, 400] {
          gtk_window_set_default_size(cast(window.list.window), 420, gint(height))
          settle("the size") { abs(window.viewHeight - Double(height)) < 1 }
          window.list.waitForFrames()
          XCTAssertEqual(window.top("200"), -8, accuracy: 1, "\(height)")
        }
        window.list.close()
      }
    }

    func testAT12WidthsAtWhichTextsWrapDifferently() {
      onScreen {
        let texts = (0..<300).map { index in
          ContentRow(
            index,
            RowContent(
              title: "Row \(index) "
                + String(repeating: "word ", count: 1 + index % 23)
            ).lines(title: 0))
        }
        let driver = TableDriver { TableModel { SectionModel("s", rows: texts) } }
        let list = ListWindow(driver, width: 420, height: 400)
        let id = RowID(ContentRow.self, 150)
        list.scroll(to: id, top: -8)
        for width in [300, 700, 250, 420] {
          gtk_window_set_default_size(cast(list.window), gint(width), 400)
          settle("the size") { gtk_widget_get_width(list.host.listView) == width }
          list.waitForFrames(3)
          XCTAssertEqual(list.top(id) ?? .nan, -8, accuracy: 1, "\(width)")
        }
        list.close()
      }
    }
  }
#endif
