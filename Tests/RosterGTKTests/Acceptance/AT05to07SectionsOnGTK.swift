#if GTK
  import Roster
  import XCTest

  @testable import RosterGTK

  final class AT05RepeatedKeysOnGTK: GTKTestCase {
    func testAT05RepeatsDisturbNoOtherSectionAndStopNothing() {
      onScreen {
        Diagnostics.withHandler({ _ in }) {
          let window = SectionWindow([("S0", ["x", "x", "x"]), ("S1", ["a", "b"])])
          XCTAssertEqual(window.list.texts, ["x", "a", "b"])
          window.show([("S0", ["x", "x", "x"]), ("S1", ["a", "b", "c"])])
          XCTAssertEqual(window.told.splices, [Splice(position: 3, removed: 0, added: 1)])
          for next in [
            [("S0", ["A"]), ("S1", ["B"])], [("S0", ["A"]), ("S1", ["A", "B"])],
            [("S0", []), ("S1", ["A", "B"])], [("S0", ["A", "B", "A"])], [("S0", ["B", "A"])],
            [("S0", ["A", "A"]), ("S1", ["A"])],
          ] {
            window.show(next)
            XCTAssertEqual(window.list.texts.count { $0 == "A" }, 1, "\(next)")
          }
          XCTAssertEqual(window.list.texts, ["A"])
          window.list.close()
        }
      }
    }
  }

  final class AT06SectionsOnGTK: GTKTestCase {
    @MainActor private static func check(
      _ before: [(String, [String])], _ after: [(String, [String])], expect texts: [String],
      header: Bool = false
    ) {
      let window = SectionWindow(before, header: header)
      window.driver.select(LabelRow.id("A"))
      LabelCell.fills = []
      window.show(after)
      XCTAssertEqual(window.list.texts, texts)
      XCTAssertFalse(LabelCell.fills.contains("B"), "the row that stays is not bound again")
      if texts.contains("A") {
        XCTAssertEqual(window.list.rows.filter(\.isSelected).map(\.text), ["A"])
      }
      window.list.close()
    }

    func testAT06aASectionLeavesItsRowIsCarriedOver() {
      onScreen {
        Self.check([("S0", ["A"]), ("S1", ["B"])], [("S1", ["A", "B"])], expect: ["A", "B"])
      }
    }

    func testAT06bASectionEntersWithARowThatIsCarriedOver() {
      onScreen {
        Self.check([("S0", ["A", "B"])], [("S0", ["B"]), ("S9", ["A"])], expect: ["B", "A"])
      }
    }

    func testAT06cARowCrossesSectionsWhoseHeadersCountTheirRows() {
      onScreen {
        Self.check(
          [("S0", ["A", "B"]), ("S1", ["C"])], [("S0", ["B"]), ("S1", ["A", "C"])],
          expect: ["1", "B", "2", "A", "C"], header: true)
      }
    }

    func testAT06dSectionsChangePlacesOneOfThemEmpty() {
      onScreen {
        Self.check([("S0", []), ("S1", ["x"])], [("S1", ["x"]), ("S0", [])], expect: ["x"])
      }
    }
  }

  final class AT07HeaderCountsOnGTK: GTKTestCase {
    func testAT07HeadersAreFilledWhereTheyAreEachOnlyIfItsTextDiffers() {
      onScreen {
        let ten = (1...10).map { "\($0)" }
        let window = SectionWindow([("S0", ["x"]), ("S1", ten)], header: true)
        let headers = [window.list.rows[0].widget, window.list.rows[2].widget]
        window.show([("S0", []), ("S1", ten)])
        XCTAssertEqual(window.told.splices, [Splice(position: 1, removed: 1, added: 0)])
        XCTAssertEqual(window.list.texts, ["0", "10"] + ten)
        window.told.splices = []
        window.show([("S0", ["y"]), ("S1", ten)])
        XCTAssertEqual(window.told.splices, [Splice(position: 1, removed: 0, added: 1)])
        XCTAssertEqual(LabelCell.fills, ["y"])
        window.told.splices = []
        window.prefix.value = "n"
        window.show([("S0", ["y"]), ("S1", ten)])
        XCTAssertEqual(window.told.splices, [])
        XCTAssertEqual(window.list.texts, ["n1", "y", "n10"] + ten)
        XCTAssertEqual(LabelCell.fills, ["y"])
        XCTAssertEqual([window.list.rows[0].widget, window.list.rows[2].widget], headers)
        window.list.close()
      }
    }

    func testAT07AHeaderThatComesOrGoesIsOneLine() {
      onScreen {
        let header = Box<String?>(nil)
        let driver = TableDriver {
          TableModel { SectionModel("S", header: header.value, rows: [LabelRow("a")]) }
        }
        let list = ListWindow(driver)
        let told = ToldList(list.host.model)
        for (text, splice) in [
          ("Here", Splice(position: 0, removed: 0, added: 1)),
          (nil, Splice(position: 0, removed: 1, added: 0)),
        ] as [(String?, Splice)] {
          told.splices = []
          header.value = text
          driver.apply()
          XCTAssertEqual(told.splices, [splice])
          XCTAssertEqual(told.check(driver.table) + list.faults(driver), [])
        }
        list.close()
      }
    }
  }
#endif
