#if GTK
  import ListTestSupport
  import Roster
  import XCTest

  @testable import RosterGTK

  /// The place is kept through what no update tells of, and through what a person does meanwhile.
  final class AT12OwnGrowthOnGTK: GTKTestCase {
    private static let many: HeightWindow.Rows = (0..<400).map { ("\($0)", 30 + $0 % 5 * 15) }

    @MainActor private static func window() -> HeightWindow {
      let window = HeightWindow(many, height: 400)
      window.scroll(to: "200", top: -8)
      return window
    }

    func testAT12WhatAPersonScrolledBeforeAnUpdateInTheSameTurn() {
      onScreen {
        let window = Self.window()
        let adjustment = gtk_scrollable_get_vadjustment(OpaquePointer(window.list.host.listView))
        for distance in [30.0, -70, 50] {
          let top = window.top("201")
          gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + distance)
          window.change { $0.insert(("n\(distance)", 77), at: 30) }
          XCTAssertEqual(window.top("201"), top - distance, accuracy: 1, "\(distance)")
        }
        window.list.close()
      }
    }

    func testAT12ACellThatGrowsByItself() {
      onScreen {
        let gate = Gate()
        let store = RecordStore(Letter.self, key: \.key, (0..<300).map { Letter("\($0)") })
        let driver = TableDriver {
          TableModel { SectionModel("s", rows: store) { LoadingRow(id: $0.key, gate: gate) } }
        }
        let list = ListWindow(driver, height: 300)
        for cell in list.host.cells.all {
          if let label = cell.cell?.cell.widget {
            gtk_widget_set_size_request(label, -1, 30)
          }
        }
        list.scroll(to: Letter.id("40"), top: -8)
        for (cell, height) in zip(list.host.cells.all.sorted { "\($0.id!)" < "\($1.id!)" }, 1...) {
          if let label = cell.cell?.cell.widget {
            gtk_widget_set_size_request(label, -1, gint(20 + height % 9 * 9))
          }
          if height % 20 == 0 {
            list.waitForFrames(1)
            XCTAssertEqual(list.top(Letter.id("40")) ?? .nan, -8, accuracy: 1, "\(height)")
          }
        }
        list.close()
      }
    }

    func testAT12TheEndIsFollowedThroughGrowthAndSizes() {
      onScreen {
        let window = HeightWindow(Self.many, height: 400)
        window.list.host.followsEnd = true
        window.list.offset = window.end
        for height in [600, 150, 400] {
          gtk_window_set_default_size(cast(window.list.window), 420, gint(height))
          settle("the size") { abs(window.viewHeight - Double(height)) < 1 }
          window.list.waitForFrames()
          XCTAssertEqual(window.list.offset, window.end, accuracy: 1, "\(height)")
        }
        window.change { rows in
          for index in rows.indices { rows[index].height += 33 }
        }
        XCTAssertEqual(window.list.offset, window.end, accuracy: 1)
        XCTAssertEqual(window.list.visible.last?.text, "399")
        window.list.close()
      }
    }

    func testAT12AnotherSizeWhileOutOfSight() {
      onScreen {
        let window = Self.window()
        window.list.whileHidden {
          gtk_window_set_default_size(cast(window.list.window), 420, 170)
          window.rows[100].height = 300
          window.rows[150].height = 3
          window.driver.apply()
        }
        settle("the size") { abs(window.viewHeight - 170) < 1 }
        window.list.waitForFrames()
        XCTAssertEqual(window.top("200"), -8, accuracy: 1)
        window.list.close()
      }
    }

    func testAT12RowsGrowWhileOutOfSight() {
      onScreen {
        let window = Self.window()
        window.list.whileHidden {
          for index in 0..<400 { window.rows[index].height = 61 }
          window.driver.apply()
        }
        window.list.waitForFrames()
        XCTAssertEqual(window.top("200"), -8, accuracy: 1)
        window.list.close()
      }
    }

    func testAT12TheFirstRowLeavesWhileOutOfSight() {
      onScreen {
        let window = Self.window()
        let next = window.top("203")
        window.list.whileHidden {
          for step in 0..<3 {
            window.rows.remove(at: 200)
            window.rows.insert(("m\(step)", 50), at: 0)
            window.driver.apply()
          }
        }
        window.list.waitForFrames()
        XCTAssertEqual(window.top("203"), next, accuracy: 1)
        window.list.close()
      }
    }

    func testAT12EarlierPagesAreLoadedOncePerArrival() {
      onScreen {
        let asked = Box(0)
        let window = HeightWindow(Self.many, height: 400) {
          $0.loadEarlier(.ready) { asked.value += 1 }
        }
        window.list.waitForFrames()
        XCTAssertEqual(asked.value, 1)
        let top = window.top("0")
        for page in 0..<4 {
          window.change { rows in
            rows.insert(contentsOf: (0..<50).map { ("p\(page).\($0)", 41) }, at: 0)
          }
          XCTAssertEqual(window.top("0"), top, accuracy: 1)
        }
        XCTAssertEqual(asked.value, 1)
        window.list.close()
      }
    }

    func testAT12AllRowsAreReplaced() {
      onScreen {
        let window = Self.window()
        window.change { $0 = (0..<300).map { ("new \($0)", 44) } }
        XCTAssertEqual(window.list.offset, 0)
        window.change { $0 = [] }
        window.change { $0 = Self.many }
        XCTAssertEqual(window.list.offset, 0)
        window.list.close()
      }
    }

    func testAT12ARowThatLeavesAndReturnsBeforeTheLayout() {
      onScreen {
        let window = Self.window()
        let next = window.top("201")
        window.rows.remove(at: 200)
        window.driver.apply()
        window.rows.insert(("k", 222), at: 5)
        window.driver.apply()
        window.rows.insert(("200", 45), at: 201)
        window.apply()
        XCTAssertEqual(window.top("201"), next, accuracy: 1)
        window.list.close()
      }
    }

    func testAT12ARowIsStillBroughtIntoViewIfItsChangeComesAlong() {
      onScreen {
        let rows = EventList(count: 300) { row, list in
          row.onFocus { if $1 { list.names.insert("n\(list.names.count)", at: 0) } }
        }
        let list = ListWindow(rows.driver)
        let person = Person(list)
        for _ in 0..<40 { person.press("Down") }
        list.waitForFrames()
        let cursor = rows.driver.cursor
        XCTAssertEqual(list.focused, cursor)
        let row = list.visible.first { $0.id == cursor }
        XCTAssertGreaterThanOrEqual(row?.top ?? -1, -1)
        XCTAssertLessThanOrEqual((row?.top ?? 1_000) + (row?.height ?? 0), 561)
        XCTAssertGreaterThan(rows.names.count, 330)
        list.close()
      }
    }

    func testAT12ThePlaceIsKeptThroughRandomHeights() {
      onScreen {
        for seed in 1...3 as ClosedRange<UInt64> {
          var random = SeededRandom(seed: seed)
          let window = HeightWindow(Self.many, height: 400)
          var next = 0
          for step in 0..<120 {
            if step % 6 == 0 {
              window.list.offset = Double(random.below(Int(max(1, window.end))))
            }
            let before = window.list.visible
            let ids = window.rows.map(\.id)
            for _ in 0..<1 + random.below(6) {
              let count = window.rows.count
              switch random.below(6) {
              case 0:
                next += 1
                window.rows.insert(("r\(next)", 1 + random.below(150)), at: random.below(count + 1))
              case 1 where count > 50:
                let start = random.below(count)
                window.rows.removeSubrange(start..<min(count, start + random.below(12)))
              case 2, 3: window.rows[random.below(count)].height = 1 + random.below(160)
              case 4:
                for index in 0..<random.below(count) {
                  window.rows[index].height = 1 + random.below(90)
                }
              default:
                // What is in view grows and shrinks.
                if let id = before.randomElement(using: &random)?.text,
                  let index = window.rows.firstIndex(where: { $0.id == id })
                {
                  window.rows[index].height = 1 + random.below(200)
                }
              }
              if random.below(4) == 0 { window.driver.apply() }
            }
            window.apply()
            XCTAssertEqual(window.list.faults(window.driver), [])
            let left = Set(window.rows.map(\.id))
            guard let kept = before.first(where: { left.contains($0.text) }), let top = kept.top
            else { continue }
            let now = window.top(kept.text)
            let height = window.list.visible.first { $0.text == kept.text }?.height ?? 0
            if top + height <= 0 {
              // It has shrunk so far that it keeps its share of the view instead.
              XCTAssertGreaterThan(height + now, -1, "\(seed), \(step): \(kept.text)")
              continue
            }
            let isAtEnd = window.list.offset < 1 || window.list.offset > window.end - 1
            // A row that has shrunk may be above the view altogether.
            if !isAtEnd, !(abs(now - top) <= 1) {
              return XCTFail(
                "\(seed), \(step): \(kept.text) \(ids.count) went from \(top) to \(now)")
            }
          }
          window.list.close()
        }
      }
    }
  }
#endif
