import ListTestSupport
import Foundation
import Roster
import RosterTesting
import RosterUIKit
import Testing

@MainActor @Suite("AT02 Move and change together: UIKit")
struct AT02MoveAndChangeOnUIKit {
  @Test("a) One row moves, one is filled again, the others keep their cells untouched")
  func a() {
    let screen = labels(["S", "H", "R"])
    let cells = (0..<3).compactMap { screen.0.cell(0, $0) as? LabelCell }
    screen.1.value = [("H", "H*"), ("R", "R"), ("S", "S")]
    screen.0.driver.apply()
    #expect(screen.0.log.first == ["move 0:0 → 0:2"])
    #expect(screen.0.titles == ["H*", "R", "S"])
    #expect(cells.map(\.fills) == [1, 2, 1])
    #expect(screen.0.refusals.isEmpty)
  }

  @Test("b) A row that moves and changes ends with its new content")
  func b() {
    let screen = labels(["A", "B", "C"])
    screen.1.value = [("B", "B"), ("C", "C"), ("A", "A*")]
    screen.0.driver.apply()
    #expect(screen.0.log.first == ["move 0:0 → 0:2"])
    #expect(screen.0.titles == ["B", "C", "A*"])
    #expect(screen.0.refusals.isEmpty)
  }

  private func labels(_ ids: [String]) -> (Screen, Box<[(String, String)]>) {
    let rows = Box(ids.map { ($0, $0) })
    let driver = TableDriver {
      TableModel { SectionModel("s") { for row in rows.value { LabelRow(row.0, row.1) } } }
    }
    return (Screen(driver), rows)
  }
}

@MainActor @Suite("AT03 Moves that are none, equal refresh: UIKit")
struct AT03EqualRefreshOnUIKit {
  @Test("Equal content reaches no table view; what differs is filled where it is")
  func equal() {
    let list = LetterScreen(["A", "B", "C"])
    list.store.update(Letter("A"))
    list.screen.driver.flush()
    list.refresh(["A", "B", "C"])
    #expect(list.screen.log.isEmpty)
    let cells = (0..<3).map { list.screen.cell(0, $0) }
    list.refresh(["A*", "B*", "C"])
    #expect(list.screen.log.isEmpty)
    #expect(list.screen.titles == ["A*", "B*", "C"])
    for row in 0..<3 { #expect(list.screen.cell(0, row) === cells[row]) }
    #expect(list.screen.refusals.isEmpty)
  }
}

@MainActor @Suite("AT04 Every arrangement: UIKit")
struct AT04ArrangementsOnUIKit {
  /// One screen goes through all arrangements, so that each follows on each, itself included, once. Each
  /// of its four sections goes through a quarter of them: a step is one update for all four.
  @Test("b) From all 326 arrangements of subsets of five letters to each: 106,276 pairs")
  func all() {
    let arrangements = Self.arrangements(of: ["A", "B", "C", "D", "E"])
    #expect(arrangements.count == 326)
    let order = Self.everyPairOnce(of: arrangements.count)
    let pairs = Set(zip(order, order.dropFirst() + order.prefix(1)).map { $0 * 326 + $1 })
    #expect(order.count == 106_276 && pairs.count == 106_276)
    let quarters = 0..<4
    let steps = order.count / quarters.count
    let rows = quarters.map { quarter in
      arrangements.map { $0.map { SampleRow("\($0)\(quarter)") } }
    }
    let shown = Box(quarters.map { rows[$0][order[$0 * steps]] })
    let driver = TableDriver {
      TableModel(sections: shown.value.enumerated().map { SectionModel($0, rows: $1) })
    }
    let screen = Screen(driver, height: 20 * 44)
    let reloads = screen.person.reloads
    var faults = 0
    for step in 1...steps {
      for quarter in quarters {
        shown.value[quarter] = rows[quarter][order[(quarter * steps + step) % order.count]]
      }
      driver.apply()
      if screen.titles != shown.value.flatMap({ $0.map(\.text) }) { faults += 1 }
    }
    #expect(faults == 0)
    #expect(screen.person.reloads == reloads)
    #expect(screen.refusals.isEmpty)
  }

  @Test("c) Of 200 rows one changes: its cell alone is filled again. It leaves: one delete")
  func one() {
    let rows = Box((0..<200).map { LabelRow("\($0)") })
    let driver = TableDriver { TableModel { SectionModel("s", rows: rows.value) } }
    let screen = Screen(driver)
    screen.tableView.contentOffset.y = 116 * 44
    screen.window.layoutIfNeeded()
    let cells = screen.tableView.visibleCells.compactMap { $0 as? LabelCell }
    let fills = cells.map(\.fills)
    rows.value[120] = LabelRow("120", "120*")
    driver.apply()
    #expect(zip(cells, fills).filter { $0.fills != $1 }.map(\.0.shown) == ["120*"])
    #expect(zip(cells, fills).map { $0.fills - $1 }.reduce(0, +) == 1)
    #expect(screen.log.isEmpty)
    rows.value.remove(at: 120)
    driver.apply()
    #expect(screen.log == [["delete 0:120"]])
    #expect(screen.refusals.isEmpty)
  }

  /// A circle of numbers below a bound in which each pair of neighbours occurs once.
  ///
  /// The words of one and two letters that come first among their rotations, in order: a de Bruijn
  /// sequence by the theorem of Fredricksen and Maiorana.
  private static func everyPairOnce(of count: Int) -> [Int] {
    (0..<count).flatMap { first in [first] + (first + 1..<count).flatMap { [first, $0] } }
  }

  private static func arrangements(of letters: [String], after start: [String] = []) -> [[String]] {
    [start]
      + letters.filter { !start.contains($0) }
      .flatMap { arrangements(of: letters, after: start + [$0]) }
  }
}

@MainActor @Suite("AT05 Repeated keys are contained: UIKit")
struct AT05RepeatedKeysOnUIKit {
  @Test("a) b) Each repeat is reported with its position; the next is shown when the first leaves")
  func reported() {
    let rows = Box(["x", "x", "x"].map { SampleRow($0) })
    let reports = Box<[String]>([])
    let driver = TableDriver { TableModel { SectionModel("S0", rows: rows.value) } }
    let (diagnostics, screen) = collected { Screen(driver) }
    reports.value = diagnostics
    #expect(reports.value.count == 2)
    #expect(reports.value.first?.hasSuffix("position 1") == true)
    #expect(reports.value.last?.hasSuffix("position 2") == true)
    rows.value = [SampleRow("A", "A@1"), SampleRow("B"), SampleRow("A", "A@2")]
    _ = collected { driver.apply() }
    #expect(screen.titles == ["A@1", "B"])
    rows.value.removeFirst()
    _ = collected { driver.apply() }
    #expect(screen.titles == ["B", "A@2"])
    #expect(screen.refusals.isEmpty)
  }

  /// The places that are reported while something is done.
  private func collected<Result>(_ body: () -> Result) -> ([String], Result) {
    let collector = Guarded<[String]>([])
    let result = Diagnostics.withHandler({ report in
      collector.withLock { $0.append(report.place) }
    }) { body() }
    return (collector.withLock { $0 }, result)
  }

  @Test("Repeats disturb no other section, and never stop the table view")
  func repeats() {
    let state = Box([("S0", ["x", "x", "x"]), ("S1", ["a", "b"])])
    Diagnostics.withHandler({ _ in }) {
      let driver = TableDriver {
        TableModel(
          sections: state.value.map { id, rows in
            SectionModel(id) { for row in rows { SampleRow(row) } }
          })
      }
      let screen = Screen(driver)
      #expect(screen.titles == ["x", "a", "b"])
      let reloads = screen.person.reloads
      state.value[1].1 = ["a", "b", "c"]
      driver.apply()
      #expect(screen.log == [["insert 1:2"]])
      for next in [
        [("S0", ["A"]), ("S1", ["B"])], [("S0", ["A"]), ("S1", ["A", "B"])],
        [("S0", []), ("S1", ["A", "B"])], [("S0", ["A", "A"]), ("S1", ["A"])],
      ] {
        state.value = next
        driver.apply()
        #expect(screen.titles == screen.expected)
        #expect(screen.titles.count { $0 == "A" } == 1)
      }
      #expect(screen.titles == ["A"])
      #expect(screen.person.reloads == reloads)
      #expect(screen.refusals.isEmpty)
    }
  }
}
