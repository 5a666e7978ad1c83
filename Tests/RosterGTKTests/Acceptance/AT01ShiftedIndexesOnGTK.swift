#if GTK
  import ListTestSupport
  import Roster
  import XCTest

  @testable import RosterGTK

  final class AT01ShiftedIndexesOnGTK: GTKTestCase {
    func testAT01aADeleteAndAnUpdateAfterIt() {
      onScreen {
        let window = LetterWindow(["A", "B", "C", "D"])
        window.refresh(["A", "C*", "D"])
        XCTAssertEqual(window.told.splices, [Splice(position: 1, removed: 1, added: 0)])
        XCTAssertEqual(LabelCell.fills, ["C*"])
        XCTAssertEqual(window.list.texts, ["A", "C*", "D"])
        window.check()
        window.list.close()
      }
    }

    func testAT01bAnInsertBeforeAnUpdate() {
      onScreen {
        let window = LetterWindow(["A"])
        window.refresh(["B", "A*"])
        XCTAssertEqual(window.told.splices, [Splice(position: 0, removed: 0, added: 1)])
        XCTAssertEqual(LabelCell.fills, ["B", "A*"])
        window.check()
        window.list.close()
      }
    }

    func testAT01cTwentyInsertsBeforeAnUpdate() {
      onScreen {
        let window = LetterWindow(["P"])
        let entering = (0..<20).map { "n\($0)" }
        window.refresh(entering + ["P*"])
        XCTAssertEqual(window.told.splices, [Splice(position: 0, removed: 0, added: 20)])
        XCTAssertEqual(LabelCell.fills.sorted(), (entering + ["P*"]).sorted())
        XCTAssertEqual(window.list.texts, entering + ["P*"])
        window.check()
        window.list.close()
      }
    }

    func testAT01dADeleteAndAChangeToldInPositionsAfterIt() {
      onScreen {
        let window = LetterWindow(["a", "b", "c"])
        let widgets = window.list.rows.map(\.widget)
        window.store.remove("a")
        window.store.update(Letter("c*"))
        window.driver.flush()
        XCTAssertEqual(window.told.splices, [Splice(position: 0, removed: 1, added: 0)])
        XCTAssertEqual(LabelCell.fills, ["c*"])
        XCTAssertEqual(window.list.rows.map(\.widget), Array(widgets.dropFirst()))
        window.check()
        window.list.close()
      }
    }
  }
#endif
