#if GTK
  import ListTestSupport
  import Roster
  import XCTest

  @testable import RosterGTK

  final class AT12PlaceKeptOnGTK: GTKTestCase {
    private static let start = [("a", 40), ("b", 60), ("c", 80), ("d", 50), ("e", 70)]

    @MainActor private final class Screen {
      let rows = Box(AT12PlaceKeptOnGTK.start)
      let driver: TableDriver
      let list: ListWindow

      init() {
        let rows = rows
        driver = TableDriver {
          TableModel {
            SectionModel("s", rows: rows.value.map { LabelRow($0.0, height: Double($0.1)) })
          }
        }
        list = ListWindow(driver, height: 100)
      }

      func show(_ rows: [(String, Int)]) {
        self.rows.value = rows
        driver.apply()
        list.waitForFrames()
      }

      func top(_ id: String) -> Double { list.top(LabelRow.id(id)) ?? .nan }
      var end: Double { list.upper - Double(gtk_widget_get_height(list.host.listView)) }
    }

    private static let prepended = [("x", 30), ("y", 45)] + start

    func testAT12aPrepend() {
      onScreen {
        let screen = Screen()
        screen.list.scroll(to: LabelRow.id("b"), top: -10)
        XCTAssertEqual(screen.list.offset, 50)
        XCTAssertEqual(screen.list.upper, 300)
        screen.show(Self.prepended)
        XCTAssertEqual(screen.top("b"), -10, accuracy: 1)
        XCTAssertEqual(screen.list.visible.first?.text, "b")
        XCTAssertEqual(screen.list.offset, 125)
        screen.list.close()
      }
    }

    func testAT12bADeleteBelowTheFirstRowInView() {
      onScreen {
        let screen = Screen()
        screen.show(Self.prepended)
        screen.list.scroll(to: LabelRow.id("b"), top: -10)
        screen.show(Self.prepended.filter { $0.0 != "c" })
        XCTAssertEqual(screen.top("b"), -10, accuracy: 1)
        XCTAssertEqual(screen.list.visible.first?.text, "b")
        XCTAssertEqual(screen.list.offset, 125)
        screen.list.close()
      }
    }

    func testAT12cTheFirstRowInViewIsDeleted() {
      onScreen {
        let screen = Screen()
        screen.show(Self.prepended)
        screen.list.scroll(to: LabelRow.id("b"), top: -10)
        screen.show(Self.prepended.filter { $0.0 != "b" })
        XCTAssertEqual(screen.top("c"), 50, accuracy: 1)
        XCTAssertEqual(screen.list.offset, 65)
        screen.list.close()
      }
    }

    func testAT12dADeleteAbove() {
      onScreen {
        let screen = Screen()
        screen.list.scroll(to: LabelRow.id("b"), top: -10)
        screen.show(Array(Self.start.dropFirst()))
        XCTAssertEqual(screen.top("b"), -10, accuracy: 1)
        XCTAssertEqual(screen.list.visible.first?.text, "b")
        XCTAssertEqual(screen.list.offset, 10)
        screen.list.close()
      }
    }

    func testAT12eAtTheVeryTopByPolicy() {
      onScreen {
        let screen = Screen()
        screen.show(Self.prepended)
        XCTAssertEqual(screen.top("a"), 0, accuracy: 1)
        XCTAssertEqual(screen.list.offset, 75)
        screen.list.close()

        let other = Screen()
        other.list.host.topPolicy = .showNew
        other.show(Self.prepended)
        XCTAssertEqual(other.list.offset, 0)
        XCTAssertEqual(other.top("x"), 0, accuracy: 1)
        // Away from the top it is the place that is kept.
        other.list.scroll(to: LabelRow.id("b"), top: -10)
        other.show([("w", 30)] + Self.prepended)
        XCTAssertEqual(other.top("b"), -10, accuracy: 1)
        other.list.close()
      }
    }

    func testAT12fTheEndIsFollowedFromTheEndOnly() {
      onScreen {
        for isAtEnd in [true, false] {
          let screen = Screen()
          screen.list.host.followsEnd = true
          screen.list.offset = screen.end - (isAtEnd ? 0 : 50)
          let before = screen.list.visible.first
          screen.show(Self.start + [("f", 35)])
          if isAtEnd {
            XCTAssertEqual(screen.list.offset, 235)
            XCTAssertEqual(screen.list.visible.last?.text, "f")
          } else {
            XCTAssertEqual(screen.list.offset, 150)
            XCTAssertEqual(screen.list.visible.first?.text, before?.text)
            XCTAssertEqual(screen.list.visible.first?.top ?? .nan, before?.top ?? 0, accuracy: 1)
          }
          screen.list.close()
        }
      }
    }

    func testAT12gEverythingButTheFirstIsDeletedAtTheEnd() {
      onScreen {
        let screen = Screen()
        screen.list.offset = screen.end
        screen.show([("a", 40)])
        XCTAssertEqual(screen.list.offset, 0)
        XCTAssertEqual(screen.top("a"), 0, accuracy: 1)
        XCTAssertEqual(screen.list.texts, ["a"])
        screen.list.close()
      }
    }

    func testAT12NoFrameIsDrawnInAnotherPlace() {
      onScreen {
        var random = SeededRandom(seed: 12)
        var made = 0
        var rows = (0..<400).map { ("\($0)", 20 + random.below(60)) }
        let screen = Screen()
        screen.show(rows)
        let clock = gtk_widget_get_frame_clock(screen.list.window)!
        let kept = Box((id: "200", top: -8.0))
        let drawn = Box<[Double]>([])
        screen.list.scroll(to: LabelRow.id("200"), top: -8)
        // The layout of a frame is over when it is painted.
        let number = connect(UnsafeMutableRawPointer(clock), "paint") { [weak screen] in
          if let screen { drawn.value.append(screen.top(kept.value.id) - kept.value.top) }
        }
        for _ in 0..<60 {
          for _ in 0..<8 {
            let index = random.below(180)
            if random.below(2) == 0 {
              rows.insert(("n\(made)", 20 + random.below(90)), at: index)
              made += 1
            } else {
              rows.remove(at: index)
            }
            if !rows.contains(where: { $0.0 == "200" }) { rows.insert(("200", 44), at: index) }
          }
          screen.show(rows)
        }
        g_signal_handler_disconnect(UnsafeMutableRawPointer(clock), number)
        XCTAssertGreaterThan(drawn.value.count, 60)
        XCTAssertEqual(drawn.value.filter { !(abs($0) <= 1) }, [])
        screen.list.close()
      }
    }

    func testAT12WhatAPersonScrollsMeanwhileIsKept() {
      onScreen {
        let screen = Screen()
        screen.show((0..<400).map { ("\($0)", 50) })
        screen.list.scroll(to: LabelRow.id("200"), top: -8)
        // New rows, and the wheel before they are laid out.
        screen.rows.value.insert(contentsOf: (0..<30).map { ("n\($0)", 70) }, at: 0)
        screen.driver.apply()
        let adjustment = gtk_scrollable_get_vadjustment(OpaquePointer(screen.list.host.listView))
        gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + 30)
        screen.list.waitForFrames()
        XCTAssertEqual(screen.top("200"), -38, accuracy: 1)
        screen.list.close()
      }
    }
  }
#endif
