#if GTK
  import CGTK
  import ListTestSupport
  import Roster
  import XCTest

  @testable import RosterGTK

  /// What a person scrolls between an update and its layout, as while the list still moves by itself. GTK
  /// complains by itself if it is scrolled to where no row is known to be.
  final class StaleScrollTests: GTKTestCase {
    /// Scrolls without waiting for anything.
    @MainActor private static func scroll(_ list: ListWindow, to offset: Double) {
      gtk_adjustment_set_value(list.host.place.adjustment, offset)
    }

    @MainActor private static func window(_ count: Int) -> LetterWindow {
      LetterWindow((0..<count).map { "\($0)" })
    }

    func testWhatIsStillInViewGoesAlong() {
      onScreen {
        let window = Self.window(400)
        let list = window.list
        list.scroll(to: Letter.id("200"), top: -5)
        let height = list.rowHeight
        window.refresh((100..<400).map { "\($0)" })
        Self.scroll(list, to: list.offset + 3 * height)
        list.waitForFrames()
        XCTAssertEqual(list.top(Letter.id("203")) ?? .nan, -5, accuracy: 1)
        window.check()
        list.close()
      }
    }

    func testAFarScrollGoesWhereItWasTo() {
      onScreen {
        for count in [350, 400, 600] {
          let window = Self.window(400)
          let list = window.list
          list.offset = list.upper
          for part in [0.25, 0.5, 0] {
            window.refresh((0..<count).map { "\($0)." })
            let wanted = list.upper * part
            Self.scroll(list, to: wanted)
            // Another update before the layout takes nothing back.
            if count == 400 { window.refresh((0..<count).map { "\($0)," }) }
            list.waitForFrames()
            XCTAssertEqual(list.offset, wanted, accuracy: 1, "\(count), \(part)")
            XCTAssertEqual(list.unseemly, [], "\(count), \(part)")
            window.refresh((0..<400).map { "\($0)" })
            list.waitForFrames()
          }
          list.close()
        }
      }
    }

    func testTheEndIsTheEndOfWhatIsThereByThen() {
      onScreen {
        for count in [20, 300, 500] {
          let window = Self.window(400)
          let list = window.list
          list.offset = 3_000
          window.refresh((1_000..<1_000 + count).map { "\($0)" })
          Self.scroll(list, to: list.upper)
          list.waitForFrames()
          XCTAssertEqual(list.visible.last?.text, "\(999 + count)")
          XCTAssertEqual(list.unseemly, [], "\(count)")
          list.close()
        }
      }
    }

    func testALogThatIsTrimmedWhileItScrolls() {
      onScreen {
        let window = Self.window(400)
        let list = window.list
        var random = SeededRandom(seed: 7)
        list.offset = list.upper
        for round in 0..<60 {
          window.refresh((round * 40..<400 + round * 40).map { "\($0)" })
          Self.scroll(list, to: list.offset + Double(random.below(300)) - 150)
          if round % 3 == 0 { list.waitForFrames(1) }
          if round % 9 == 0 { XCTAssertEqual(list.unseemly, [], "\(round)") }
        }
        list.close()
      }
    }
  }
#endif
