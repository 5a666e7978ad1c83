#if GTK
  import ListTestSupport
  import XCTest

  @testable import Roster
  @testable import RosterGTK

  final class RandomChangesOnGTK: GTKTestCase {
    /// Changes of a table in a window; after each update all is as the table says.
    @MainActor private final class Run {
      let model: Box<RandomTable>
      let driver: TableDriver
      let list: ListWindow
      let told: ToldList

      init(_ table: RandomTable) {
        let model = Box(table)
        self.model = model
        driver = TableDriver { model.value.table }
        list = ListWindow(driver)
        told = ToldList(list.host.model)
      }

      func change(_ count: Int) {
        for _ in 0..<count { model.value.change() }
        driver.apply()
      }

      var faults: [String] {
        var faults = told.check(driver.table) + list.faults(driver)
        if driver.slots.count != list.rows.count {
          faults.append("\(driver.slots.count) slots are bound, \(list.rows.count) rows alive")
        }
        return faults
      }

      /// The rows in view that survive an update. Headers are no rows.
      func left(_ before: [ListWindow.LiveRow]) -> [ListWindow.LiveRow] {
        before.filter { $0.id.map { driver.line(of: $0)?.path != nil } ?? false }
      }

      /// Whether a row is where it was.
      func isKept(_ row: ListWindow.LiveRow) -> Bool {
        guard let id = row.id, let wanted = row.top, let top = list.top(id) else { return false }
        return abs(top - wanted) <= 1
      }
    }

    func testSixThousandUpdatesOfShortAndLongLists() {
      onScreen {
        for (seed, rows) in [(1, 0), (2, 200)] as [(UInt64, Int)] {
          let run = Run(
            RandomTable(seed: seed, sections: rows == 0 ? 0 : 4, rows: rows, limit: rows + 60))
          var seen: Set<String> = []
          for step in 0..<3_000 {
            run.change(1 + step % 7)
            if step % 5 == 0, let row = run.list.rows.randomElement(using: &run.model.value.random),
              let id = row.id
            {
              run.driver.toggleSelection(of: id)
            }
            if step % 60 == 0 {
              run.list.waitForFrames(1)
              run.list.offset = Double(run.model.value.random.below(12_000))
            }
            let faults = run.faults
            if !faults.isEmpty { return XCTFail("seed \(seed), step \(step): \(faults)") }
            seen.formUnion(run.model.value.dullCases)
          }
          XCTAssertTrue(
            seen.isSuperset(of: ["empty without header", "header without rows", "no header"]))
          run.list.close()
        }
      }
    }

    func testThePlaceIsKeptThroughRandomChanges() {
      onScreen {
        let run = Run(RandomTable(seed: 3, sections: 3, rows: 120, limit: 150))
        for step in 0..<300 {
          if step % 10 == 0 {
            run.list.waitForFrames(1)
            run.list.offset = Double(run.model.value.random.below(6_000))
          }
          let before = run.list.visible
          let end = run.list.upper
          run.change(1 + step % 5)
          run.list.waitForFrames(1)
          let faults = run.faults
          if !faults.isEmpty { return XCTFail("step \(step): \(faults)") }
          let left = run.left(before)
          guard let first = left.first else { continue }
          let page = Double(gtk_widget_get_height(run.list.host.listView))
          // At either end there may be nothing to scroll.
          let isAtEnd =
            run.list.offset < 1 || run.list.offset > run.list.upper - page - 1 || end <= page
          // The first one, unless it has moved away: then one of the others.
          let isKept = left.contains(where: run.isKept)
          if !isAtEnd && !isKept {
            return XCTFail("step \(step): \(first) went to \(run.list.visible)")
          }
        }
        run.list.close()
      }
    }

    func testChangesWhileTheWindowComesAndGoes() {
      onScreen {
        let run = Run(RandomTable(seed: 4, sections: 3, rows: 80, limit: 100))
        for step in 0..<210 {
          switch step % 7 {
          case 1: gtk_widget_set_visible(run.list.window, 0)
          case 3:
            gtk_widget_set_visible(run.list.window, 1)
            run.list.waitForFrames(1)
          case 4: run.driver.detach()
          case 6: run.driver.attach(run.list.host)
          default: break
          }
          run.change(3)
          if step % 7 == 0 { run.list.waitForFrames(1) }
          if run.driver.host == nil { continue }
          let faults = run.told.check(run.driver.table) + run.list.faults(run.driver)
          if !faults.isEmpty { return XCTFail("step \(step): \(faults)") }
        }
        run.list.close()
      }
    }

    func testAShuffleOfManyRowsIsAFewSplices() {
      onScreen {
        var random = SeededRandom(seed: 5)
        let letters = (0..<5_000).map { "\($0)" }
        let window = LetterWindow(letters)
        window.driver.select(Letter.id("2500"))
        for _ in 0..<5 {
          window.list.scroll(to: Letter.id("2500"), top: -5)
          let before = window.list.visible
          window.told.splices = []
          window.refresh(letters.shuffled(using: &random))
          XCTAssertLessThanOrEqual(window.told.splices.count, 4 + 4 + 512)
          window.list.waitForFrames(4)
          window.check()
          // One of the rows is wherever it went, and the view with it.
          let isKept = before.contains { row in
            row.id.flatMap { window.list.top($0) }.map { abs($0 - (row.top ?? .nan)) <= 1 } ?? false
          }
          XCTAssertTrue(isKept || window.list.offset <= 1)
        }
        window.list.close()
      }
    }
  }
#endif
