#if GTK
  import Roster
  import XCTest

  @testable import RosterGTK

  final class AT05RepeatedKeysOnGTK: GTKTestCase {
    func testAT05aRepeatsDisturbNoOtherSection() {
      onScreen {
        let places = Guarded<[String]>([])
        Diagnostics.withHandler({ report in places.withLock { $0.append(report.place) } }) {
          let window = SectionWindow([("S0", ["x", "x", "x"]), ("S1", ["a", "b"])])
          XCTAssertEqual(window.list.texts, ["x", "a", "b"])
          let reported = ["section \"S0\", position 1", "section \"S0\", position 2"]
          XCTAssertEqual(places.withLock { $0 }, reported)
          window.show([("S0", ["x", "x", "x"]), ("S1", ["a", "b", "c"])])
          XCTAssertEqual(window.told.splices, [Splice(position: 3, removed: 0, added: 1)])
          XCTAssertEqual(LabelCell.fills, ["c"])
          XCTAssertEqual(places.withLock { $0 }, reported)
          window.list.close()
        }
      }
    }

    func testAT05bTheNextOneIsShownWhenTheFirstLeaves() {
      onScreen {
        Diagnostics.withHandler({ _ in }) {
          let rows = Box([LabelRow("A", "A@1"), LabelRow("B"), LabelRow("A", "A@2")])
          let driver = TableDriver { TableModel { SectionModel("s", rows: rows.value) } }
          let list = ListWindow(driver)
          XCTAssertEqual(list.texts, ["A@1", "B"])
          rows.value.removeFirst()
          driver.apply()
          XCTAssertEqual(list.texts, ["B", "A@2"])
          XCTAssertEqual(list.faults(driver), [])
          list.close()
        }
      }
    }

    func testAT05cAKeyInTwoSectionsIsShownOnceAtEveryMoment() {
      onScreen {
        Diagnostics.withHandler({ _ in }) {
          let window = SectionWindow([("S0", ["A"]), ("S1", ["B"])])
          let most = Box(0)
          connectItemsChanged(window.list.host.model) {
            let lines = (0..<window.list.host.model.count).compactMap(window.list.host.model.id)
            most.value = max(most.value, lines.count { $0 == LabelRow.id("A") })
          }
          window.show([("S0", ["A"]), ("S1", ["A", "B"])])
          XCTAssertEqual(window.list.texts, ["A", "B"])
          window.show([("S0", []), ("S1", ["A", "B"])])
          XCTAssertEqual(window.list.texts, ["A", "B"])
          XCTAssertEqual(most.value, 1)
          XCTAssertEqual(
            window.driver.table.path(of: LabelRow.id("A")), RowPath(section: 1, row: 0))
          window.list.close()
        }
      }
    }

    func testAT05dARepeatThatLeavesIsNoOperation() {
      onScreen {
        let reports = Guarded(0)
        Diagnostics.withHandler({ _ in reports.withLock { $0 += 1 } }) {
          let window = SectionWindow([("S", ["A", "A"])])
          XCTAssertEqual(reports.withLock { $0 }, 1)
          window.show([("S", ["A"])])
          XCTAssertEqual(window.told.splices, [])
          XCTAssertEqual(LabelCell.fills, [])
          XCTAssertEqual(window.list.texts, ["A"])
          window.list.close()
        }
      }
    }
  }

  final class AT06SectionsOnGTK: GTKTestCase {
    @MainActor private static func check(
      _ before: [(String, [String])], _ after: [(String, [String])], expect texts: [String],
      told splices: [Splice], header: Bool = false, line: UInt = #line
    ) {
      let window = SectionWindow(before, header: header)
      window.driver.select(LabelRow.id("A"))
      LabelCell.fills = []
      window.show(after)
      XCTAssertEqual(window.told.splices, splices, line: line)
      XCTAssertEqual(window.list.texts, texts)
      XCTAssertFalse(LabelCell.fills.contains("B"), "the row that stays is not bound again")
      if texts.contains("A") {
        XCTAssertEqual(window.list.rows.filter(\.isSelected).map(\.text), ["A"])
      }
      window.list.close()
    }

    func testAT06aASectionLeavesItsRowIsCarriedOver() {
      onScreen {
        Self.check(
          [("S0", ["A"]), ("S1", ["B"])], [("S1", ["A", "B"])], expect: ["A", "B"],
          told: [Splice(position: 0, removed: 1, added: 1)])
      }
    }

    func testAT06bASectionEntersWithARowThatIsCarriedOver() {
      onScreen {
        Self.check(
          [("S0", ["A", "B"])], [("S0", ["B"]), ("S9", ["A"])], expect: ["B", "A"],
          told: [
            Splice(position: 0, removed: 1, added: 0), Splice(position: 1, removed: 0, added: 1),
          ])
      }
    }

    func testAT06cARowCrossesSectionsWhoseHeadersCountTheirRows() {
      onScreen {
        Self.check(
          [("S0", ["A", "B"]), ("S1", ["C"])], [("S0", ["B"]), ("S1", ["A", "C"])],
          expect: ["1", "B", "2", "A", "C"], told: [Splice(position: 1, removed: 3, added: 3)],
          header: true)
      }
    }

    func testAT06dSectionsChangePlacesOneOfThemEmpty() {
      onScreen {
        Self.check(
          [("S0", []), ("S1", ["x"])], [("S1", ["x"]), ("S0", [])], expect: ["x"],
          told: [])
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
