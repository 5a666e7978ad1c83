#if GTK
  import ListTestSupport
  import Roster
  import XCTest

  @testable import RosterGTK

  final class AT04StepByStepOnGTK: GTKTestCase {
    func testAT04aHalvesChangePlaces() {
      onScreen {
        let window = LetterWindow(["0", "1", "2", "3"])
        window.refresh(["2", "3", "0", "1"])
        // What GTK was told is counted and replayed step by step.
        window.check()
        XCTAssertEqual(window.list.texts, ["2", "3", "0", "1"])
        window.list.close()
      }
    }

    func testAT04bAllPairsOfArrangementsOfFiveThroughTheModel() {
      onScreen {
        let lists = Self.arrangements(of: ["0", "1", "2", "3", "4"])
        XCTAssertEqual(lists.count, 326)
        let tables = lists.map { list in
          TableSnapshot(sections: [SectionModel("s", rows: list.map { LabelRow($0) })])
        }
        let model = RowListModel()
        let told = ToldList(model)
        for (old, before) in tables.enumerated() {
          for (new, after) in tables.enumerated() {
            model.load(before)
            // What is told depends on what is alive.
            let live = [0..<0, 0..<old % 7, 1..<3][new % 3]
            model.apply(
              UpdateStage(
                batch: UpdateBatch(from: before, to: after), before: before, after: after),
              live: live)
            let faults = told.check(after)
            if !faults.isEmpty { return XCTFail("\(lists[old]) to \(lists[new]): \(faults)") }
          }
        }
        g_object_unref(model.object.raw)
      }
    }

    func testAT04bAllPairsOfArrangementsOfFourInAWindow() {
      onScreen {
        let lists = Self.arrangements(of: ["0", "1", "2", "3"])
        let window = LetterWindow([])
        for old in lists {
          for new in lists {
            window.refresh(old)
            window.refresh(new)
            let faults = window.told.check(window.driver.table) + window.list.faults(window.driver)
            if !faults.isEmpty { return XCTFail("\(old) to \(new): \(faults)") }
          }
        }
        window.list.close()
      }
    }

    func testAT04cOneRowOfTwoHundredIsRefreshed() {
      onScreen {
        let window = LetterWindow((0..<200).map { "\($0)" })
        window.list.scroll(to: Letter.id("120"))
        LabelCell.fills = []
        window.store.update(Letter("120*"))
        window.driver.flush()
        XCTAssertEqual(window.told.splices, [])
        XCTAssertEqual(LabelCell.fills, ["120*"])
        window.store.remove("120")
        window.driver.flush()
        XCTAssertEqual(window.told.splices, [Splice(position: 120, removed: 1, added: 0)])
        window.check()
        window.list.close()
      }
    }

    /// All orders of all subsets.
    private static func arrangements(of letters: [String]) -> [[String]] {
      var all: [[String]] = []
      var starts: [[String]] = [[]]
      while !starts.isEmpty {
        all += starts
        starts = starts.flatMap { start in
          letters.filter { !start.contains($0) }.map { start + [$0] }
        }
      }
      return all
    }
  }
#endif
