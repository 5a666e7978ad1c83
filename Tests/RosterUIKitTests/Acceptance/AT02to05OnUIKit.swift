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
  @Test("b) From every arrangement of subsets of four letters to every other")
  func all() {
    let arrangements = Self.arrangements(of: ["A", "B", "C", "D"])
    #expect(arrangements.count == 65)
    let list = LetterScreen([])
    for old in arrangements {
      for new in arrangements {
        list.store.refresh(old.map { Letter($0) })
        list.screen.driver.flush()
        list.refresh(new)
        if list.screen.titles != (new.isEmpty ? [Words.current.empty] : new) {
          Issue.record("\(old) → \(new) shows \(list.screen.titles)")
        }
      }
    }
    #expect(list.screen.refusals.isEmpty)
  }

  private static func arrangements(of letters: [String]) -> [[String]] {
    letters.reduce(into: [[String]]()) { _, _ in }
      + extended([[]], letters)
  }

  private static func extended(_ starts: [[String]], _ letters: [String]) -> [[String]] {
    if starts.isEmpty { return [] }
    let longer = starts.flatMap { start in
      letters.filter { !start.contains($0) }.map { start + [$0] }
    }
    return starts + extended(longer, letters)
  }
}

@MainActor @Suite("AT05 Repeated keys are contained: UIKit")
struct AT05RepeatedKeysOnUIKit {
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
