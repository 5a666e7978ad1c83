#if GTK
  import CGTK
  import ListTestSupport
  import Roster
  import XCTest

  @testable import RosterGTK

  /// Rows that get other heights where they are, in view and out of it.
  final class GrowingRowTests: GTKTestCase {
    @MainActor private final class Screen {
      var random: SeededRandom
      let store: RecordStore<Thing, Int>
      let driver: TableDriver
      let list: ListWindow
      private var next: Int

      init(_ seed: UInt64, _ count: Int) {
        random = SeededRandom(seed: seed)
        var things: [Thing] = []
        for key in 0..<count { things.append(Thing(key, &random)) }
        next = count
        store = RecordStore(Thing.self, key: \.key, things)
        let (state, store) = (ThingState(), store)
        driver = TableDriver { state.table(store) }
        list = ListWindow(driver, width: 360, height: 420)
      }

      func insert(at position: Int) {
        store.insert(Thing(next, &random), at: position)
        next += 1
      }

      func change(_ position: Int) {
        guard var thing = store[position] else { return }
        thing.change(&random)
        store.update(thing)
      }

      func show() {
        driver.flush()
        list.waitForFrames(3)
      }

      var page: Double { Double(gtk_widget_get_height(list.host.listView)) }
    }

    @MainActor private static func text(_ lines: Int) -> RowContent {
      RowContent(title: (0...lines).map { "line \($0)" }.joined(separator: "\n")).lines(title: 0)
    }

    func testAT12TheFirstRowInViewStaysWhereItIsWhenItGrowsOrOthersDo() {
      onScreen {
        let screen = Screen(1, 300)
        for key in 0..<300 {
          var thing = screen.store[key]!
          thing.content = Self.text(3)
          screen.store.update(thing)
        }
        screen.show()
        for position in [150, 151, 154, 140] {
          screen.list.scroll(to: Thing.id(150), top: -9)
          for lines in [20, 0, 3] {
            var thing = screen.store[position]!
            thing.content = Self.text(position == 150 ? lines + 1 : lines)
            screen.store.update(thing)
            screen.show()
            XCTAssertEqual(
              screen.list.top(Thing.id(150)) ?? .nan, -9, accuracy: 1, "\(position), \(lines)")
            XCTAssertEqual(screen.list.unseemly, [])
          }
        }
        screen.list.close()
      }
    }

    func testAT12ThePlaceIsKeptThroughRandomHeights() {
      onScreen {
        for seed in 2..<4 as Range<UInt64> {
          let screen = Screen(seed, 400)
          for step in 0..<40 {
            if step % 4 == 0 {
              screen.list.offset = Double(screen.random.below(Int(screen.list.upper)))
              screen.list.waitForFrames(3)
            }
            let before = screen.list.visible
            for _ in 0...screen.random.below(4) {
              let place = screen.random.below(screen.store.count)
              switch screen.random.below(4) {
              case 0: screen.insert(at: place)
              case 1: screen.store.remove(at: place)
              case 2: screen.change(place)
              default:
                let seen = before.randomElement(using: &screen.random)?.id
                if let seen, let path = screen.driver.table.path(of: seen) {
                  screen.change(path.row)
                }
              }
            }
            screen.show()
            XCTAssertEqual(screen.list.unseemly, [], "seed \(seed), step \(step)")
            guard
              let kept = before.first(where: {
                $0.id.map { screen.driver.line(of: $0) != nil } ?? false
              }), let id = kept.id, let wanted = kept.top
            else { continue }
            let (offset, end) = (screen.list.offset, screen.list.upper - screen.page)
            // At either end there may be nothing to scroll, and a row that shrank would be out of view.
            guard offset > 1, offset < end - 1,
              let row = screen.list.rows.first(where: { $0.id == id }), wanted + row.height > 0
            else { continue }
            XCTAssertEqual(
              row.top ?? .nan, wanted, accuracy: 1, "seed \(seed), step \(step): \(id)")
          }
          screen.list.close()
        }
      }
    }

    func testAT12TheEndIsFollowedWhateverGrows() {
      onScreen {
        for (seed, count) in [(1, 0), (2, 30), (3, 400)] as [(UInt64, Int)] {
          let screen = Screen(seed, count)
          screen.list.host.followsEnd = true
          screen.list.offset = screen.list.upper
          screen.list.waitForFrames(3)
          for step in 0..<30 {
            for _ in 0...screen.random.below(4) {
              let last = screen.store.count - 1
              switch screen.random.below(4) {
              case 0, 1:
                for _ in 0...screen.random.below(9) { screen.insert(at: screen.store.count) }
              case 2 where last > 0: screen.store.remove(at: last - screen.random.below(2))
              default: screen.change(last - screen.random.below(3))
              }
            }
            if step % 6 == 0 {
              let (width, height) = (200 + screen.random.below(400), 100 + screen.random.below(500))
              gtk_window_set_default_size(cast(screen.list.window), gint(width), gint(height))
            }
            screen.show()
            XCTAssertEqual(screen.list.unseemly, [], "seed \(seed), step \(step)")
            XCTAssertEqual(
              screen.list.offset, max(0, screen.list.upper - screen.page), accuracy: 1,
              "seed \(seed), step \(step)")
          }
          // Away from the end it is the place that is kept.
          guard count == 400 else {
            screen.list.close()
            continue
          }
          screen.list.offset = 0
          let first = screen.list.visible[0]
          screen.change(screen.store.count - 1)
          screen.show()
          XCTAssertEqual(screen.list.top(first.id!), first.top)
          screen.list.close()
        }
      }
    }

    func testAKeyToTheEndCountsForMoreThanAnUpdateBeforeTheLayout() {
      onScreen {
        let screen = Screen(6, 300)
        for isInserting in [true, false] {
          screen.list.scroll(to: Thing.id(100))
          screen.list.host.jump(toEnd: true)
          if isInserting { screen.insert(at: 3) } else { screen.change(100) }
          screen.show()
          XCTAssertEqual(
            screen.list.offset, screen.list.upper - screen.page, accuracy: 1, "\(isInserting)")
        }
        screen.list.close()
      }
    }
  }
#endif
