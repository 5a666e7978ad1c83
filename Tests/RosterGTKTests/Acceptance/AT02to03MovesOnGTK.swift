#if GTK
  import ListTestSupport
  import Roster
  import XCTest

  @testable import RosterGTK

  final class AT02MoveAndChangeOnGTK: GTKTestCase {
    func testAT02aOneRowMovesAndOneIsFilledAgain() {
      onScreen {
        let window = LetterWindow(["S", "H", "R"])
        let widgets = window.list.rows.map(\.widget)
        window.refresh(["H*", "R", "S"])
        XCTAssertEqual(window.list.texts, ["H*", "R", "S"])
        XCTAssertEqual(LabelCell.fills, ["H*"], "R and S are not filled again")
        XCTAssertEqual(
          window.list.rows.map(\.widget), [widgets[1], widgets[2], widgets[0]],
          "each row keeps its widget")
        window.check()
        window.list.close()
      }
    }

    func testAT02bARowThatMovesAndChangesEndsWithItsNewContent() {
      onScreen {
        let window = LetterWindow(["A", "B", "C"])
        window.refresh(["B", "C", "A*"])
        XCTAssertEqual(window.list.texts, ["B", "C", "A*"])
        XCTAssertEqual(LabelCell.fills, ["A*"])
        window.check()
        window.list.close()
      }
    }
  }

  final class AT03EqualRefreshOnGTK: GTKTestCase {
    func testAT03EqualContentReachesNoListAndWhatDiffersIsFilledWhereItIs() {
      onScreen {
        let window = LetterWindow(["A", "B", "C"])
        let widgets = window.list.rows.map(\.widget)
        window.store.update(Letter("A"))
        window.driver.flush()
        window.store.move("A", to: 0)
        window.driver.flush()
        window.refresh(["A", "B", "C"])
        XCTAssertEqual(LabelCell.fills, [])
        window.store.update(Letter("A*"))
        window.store.move("A", to: 0)
        window.driver.flush()
        XCTAssertEqual(LabelCell.fills, ["A*"])
        window.refresh(["A**", "B*", "C"])
        XCTAssertEqual(LabelCell.fills.sorted(), ["A*", "A**", "B*"])
        XCTAssertEqual(window.told.splices, [])
        XCTAssertEqual(window.list.rows.map(\.widget), widgets)
        window.check()
        window.list.close()
      }
    }
  }
#endif
