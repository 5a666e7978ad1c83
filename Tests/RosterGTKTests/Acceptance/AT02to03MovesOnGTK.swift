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
        // One row leaves and returns elsewhere within one splice.
        XCTAssertEqual(window.told.splices, [Splice(position: 0, removed: 3, added: 3)])
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
    /// What one tick does to the widgets of A, B and C: which are filled again. None is told, none moves.
    @MainActor private static func tick(
      _ fills: [String], _ texts: [String] = ["A", "B", "C"], line: UInt = #line,
      _ change: (LetterWindow) -> Void
    ) {
      let window = LetterWindow(["A", "B", "C"])
      let widgets = window.list.rows.map(\.widget)
      change(window)
      window.driver.flush()
      XCTAssertEqual(LabelCell.fills.sorted(), fills, line: line)
      XCTAssertEqual(window.told.splices, [], line: line)
      XCTAssertEqual(window.list.rows.map(\.widget), widgets, line: line)
      XCTAssertEqual(window.list.texts, texts, line: line)
      window.check(line: line)
      window.list.close()
    }

    func testAT03aAnUpdateWithEqualContentIsNothing() {
      onScreen { Self.tick([]) { $0.store.update(Letter("A")) } }
    }

    func testAT03bAMoveToWhereItIsWithOtherContentIsAnUpdate() {
      onScreen {
        Self.tick(["A*"], ["A*", "B", "C"]) { window in
          window.store.edit {
            $0.update(Letter("A*"))
            $0.move("A", to: 0)
          }
        }
        Self.tick([]) { $0.store.move("A", to: 0) }
      }
    }

    func testAT03cAnUpdateAndAMoveToWhereItIsInOneTick() {
      onScreen {
        Self.tick(["A*"], ["A*", "B", "C"]) {
          $0.store.update(Letter("A*"))
          $0.store.move(from: 0, to: 0)
        }
      }
    }

    func testAT03dARefreshWithTheSame() {
      onScreen { Self.tick([]) { $0.refresh(["A", "B", "C"]) } }
    }

    func testAT03eARefreshOfWhichTwoRowsDiffer() {
      onScreen { Self.tick(["A*", "B*"], ["A*", "B*", "C"]) { $0.refresh(["A*", "B*", "C"]) } }
    }
  }
#endif
