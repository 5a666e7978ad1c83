import Foundation
import Roster
import RosterUIKit
import Testing

@MainActor @Suite("AT12 Place kept on prepend, delete, append: UIKit")
struct AT12PlaceKeptOnUIKit {
  private static let start = [("a", 40), ("b", 60), ("c", 80), ("d", 50), ("e", 70)]

  private func list(
    at offset: CGFloat, _ place: PlaceKeeping = .firstVisibleRow
  ) -> (Screen, Box<[(String, Int)]>) {
    let rows = Box(Self.start)
    let driver = TableDriver {
      TableModel {
        SectionModel("s") {
          for row in rows.value { Row(LabelRow(row.0)).height(.fixed(Double(row.1))) }
        }
      }
    }
    let screen = Screen(driver, height: 100, place: place)
    #expect(screen.tableView.contentSize.height == 300)
    screen.tableView.contentOffset.y = offset
    screen.window.layoutIfNeeded()
    return (screen, rows)
  }

  @Test("a) b) c) Prepend, then delete below and at the first row in view")
  func prepend() {
    let (screen, rows) = list(at: 50)
    rows.value = [("x", 30), ("y", 45)] + Self.start
    screen.driver.apply()
    #expect(screen.tableView.contentOffset.y == 125)
    #expect(screen.top(0, 3) == -10)
    let prepended = rows.value
    rows.value = prepended.filter { $0.0 != "c" }
    screen.driver.apply()
    #expect(screen.tableView.contentOffset.y == 125)
    rows.value = prepended
    screen.driver.apply()
    #expect(screen.tableView.contentOffset.y == 125)
    rows.value = prepended.filter { $0.0 != "b" }
    screen.driver.apply()
    #expect(screen.tableView.contentOffset.y == 65)
    #expect(screen.top(0, 3) == 50)
    #expect(screen.refusals.isEmpty)
  }

  @Test("d) A delete above")
  func deleteAbove() {
    let (screen, rows) = list(at: 50)
    rows.value.removeFirst()
    screen.driver.apply()
    #expect(screen.tableView.contentOffset.y == 10)
    #expect(screen.top(0, 0) == -10)
  }

  @Test("e) At the very top, with the place kept there too")
  func top() {
    let (screen, rows) = list(at: 0, .firstVisibleRowAtTop)
    rows.value = [("x", 30), ("y", 45)] + Self.start
    screen.driver.apply()
    #expect(screen.tableView.contentOffset.y == 75)
    let (other, others) = list(at: 0)
    others.value = [("x", 30), ("y", 45)] + Self.start
    other.driver.apply()
    #expect(other.tableView.contentOffset.y == 0)
  }

  @Test("f) At the end the list follows the end; elsewhere it stays")
  func end() {
    for (offset, expected) in [(200, 235), (150, 150)] as [(CGFloat, CGFloat)] {
      let (screen, rows) = list(at: offset, .end)
      rows.value.append(("f", 35))
      screen.driver.apply()
      #expect(screen.tableView.contentOffset.y == expected)
    }
  }

  @Test("g) All but the first is deleted")
  func nearlyAll() {
    let (screen, rows) = list(at: 200)
    rows.value = [("a", 40)]
    screen.driver.apply()
    #expect(screen.tableView.contentOffset.y == 0)
    #expect(screen.titles == ["a"])
    #expect(screen.refusals.isEmpty)
  }

  @Test("What stays in view stays where it is, though the update comes in stages")
  func stages() {
    let sections = Box([("0", 5), ("1", 1), ("2", 6)])
    let driver = TableDriver {
      TableModel(
        sections: sections.value.map { id, count in
          SectionModel(id) {
            for row in 0..<count { Row(LabelRow("\(id) \(row)")).height(.fixed(40)) }
          }
        })
    }
    let screen = Screen(driver, height: 100, place: .firstVisibleRow)
    screen.tableView.contentOffset.y = 200
    screen.window.layoutIfNeeded()
    #expect(screen.top(1, 0) == 0)
    #expect(screen.top(2, 0) == 40)
    // The first row in view leaves, after a section has entered below it.
    sections.value = [("0", 5), ("1", 0), ("9", 2), ("2", 6)]
    driver.apply()
    #expect(screen.top(3, 0) == 40)
    #expect(screen.refusals.isEmpty)
  }
}
