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
}

@MainActor @Suite("AT13 Real heights against estimates: UIKit")
struct AT13EstimatesOnUIKit {
  private func list(_ rows: [LabelRow], height: CGFloat = 200) -> Screen {
    Screen(TableDriver(TableModel { SectionModel("s", rows: rows) }), height: height)
  }

  @Test("a) b) A row measured above the view moves the offset, one below does not")
  func measured() {
    let screen = list((0..<100).map { LabelRow("\($0)", real: 50, given: .estimated(50)) })
    #expect(screen.tableView.contentSize.height == 5_000)
    screen.tableView.contentOffset.y = 2_500
    screen.window.layoutIfNeeded()
    #expect(screen.top(0, 50) == 0)
    // The row above is scrolled into view and turns out to be 90 high: what stood below stays put.
    let tall = Box(50.0)
    let driver = TableDriver {
      TableModel {
        SectionModel("s") {
          for row in 0..<100 {
            LabelRow("\(row)", real: row == 49 ? tall.value : 50, given: .estimated(50))
          }
        }
      }
    }
    let other = Screen(driver, height: 200)
    tall.value = 90
    driver.apply()
    other.tableView.contentOffset.y = 2_500
    other.window.layoutIfNeeded()
    other.tableView.contentOffset.y = 2_490
    other.window.layoutIfNeeded()
    #expect(other.top(0, 50) == 10)
    #expect(other.tableView.contentSize.height == 5_040)
    #expect(other.tableView.contentOffset.y == 2_530)
  }

  @Test("c) A row is scrolled to over a thousand rows of other heights than estimated")
  func scrolls() throws {
    let screen = list(
      (0..<1_000).map {
        LabelRow("\($0)", real: 50 + Double($0 % 7) * 10, given: .estimated(50))
      })
    for row in [700, 300] {
      let found = try #require(screen.host).scroll(
        to: RowID(LabelRow.self, "\(row)"), at: .top)
      #expect(found)
      #expect(abs(screen.top(0, row)) < 0.5)
      for cell in screen.tableView.visibleCells {
        let row = try #require(Int((cell as? LabelCell)?.shown ?? ""))
        #expect(cell.frame.height == 50 + CGFloat(row % 7) * 10)
      }
    }
  }

  @Test("d) Large estimates, small rows: no blank area and no offset outside the content")
  func small() throws {
    let screen = list((0..<100).map { LabelRow("\($0)", real: 20, given: .estimated(200)) })
    let host = try #require(screen.host)
    host.scroll(to: RowID(LabelRow.self, "99"), at: .bottom)
    #expect(screen.titles.count == 10)
    #expect(screen.tableView.contentOffset.y >= 0)
    #expect(
      screen.tableView.contentOffset.y <= max(0, screen.tableView.contentSize.height - 200))
    host.scroll(to: RowID(LabelRow.self, "0"), at: .top)
    #expect(screen.tableView.contentOffset.y == 0)
    #expect(screen.top(0, 0) == 0)
    #expect(screen.titles == (0..<10).map { "\($0)" })
  }
}

@MainActor @Suite("AT14 Height cache follows the key: UIKit")
struct AT14HeightCacheOnUIKit {
  @Test("a) to e) Deletes, equal content and moves measure nothing; new content one row")
  func cache() {
    let rows = Box([("A", 40.0), ("B", 100), ("C", 60)])
    let text = Box("C")
    let driver = TableDriver {
      TableModel {
        SectionModel("s") {
          for row in rows.value {
            LabelRow(row.0, row.0 == "C" ? text.value : row.0, real: row.1)
          }
        }
      }
    }
    let screen = Screen(driver)
    #expect(screen.tableView.contentSize.height == 200)
    screen.person.measurements = []
    rows.value.removeFirst()
    driver.apply()
    #expect([screen.top(0, 0), screen.top(0, 1)] == [0, 100])
    #expect(screen.tableView.contentSize.height == 160)
    #expect(screen.person.measurements.isEmpty)
    rows.value[0].1 = 200
    driver.apply()
    #expect(screen.person.measurements.count == 1)
    #expect(screen.top(0, 1) == 200 && screen.tableView.contentSize.height == 260)
    driver.apply()
    #expect(screen.person.measurements.count == 1)
    rows.value.swapAt(0, 1)
    driver.apply()
    #expect(screen.person.measurements.count == 1)
    #expect(screen.top(0, 1) == 60)
    screen.tableView.frame.size.width = 150
    #expect(screen.refusals.isEmpty)
  }

  @Test("A row that was measured is estimated by its own height when it comes back into view")
  func estimates() {
    let screen = Screen(
      TableDriver(
        TableModel {
          SectionModel("s", rows: (0..<200).map { LabelRow("\($0)", real: 90) })
        }))
    screen.person.drag(to: 2_000)
    let path = IndexPath(0, 0)
    #expect(
      screen.host?.tableView(screen.tableView, estimatedHeightForRowAt: path) == 90)
    // Rows never seen are estimated by what their kind was so far.
    #expect(
      screen.host?.tableView(screen.tableView, estimatedHeightForRowAt: IndexPath(0, 199)) == 90)
    screen.tableView.frame.size.width = 150
    #expect(
      screen.host?.tableView(screen.tableView, estimatedHeightForRowAt: path) != 90)
  }

  @Test("f) A text of the position changes alone: no row is measured")
  func position() {
    let rows = Box((0..<5).map { "\($0)" })
    let driver = TableDriver {
      TableModel {
        SectionModel("s") { for row in rows.value { PositionRow(id: row) } }
      }
    }
    let screen = Screen(driver)
    let last = screen.tableView.visibleCells.last
    screen.person.measurements = []
    rows.value.removeFirst()
    driver.apply()
    #expect(screen.second(last) == "4 of 4")
    #expect(screen.person.measurements.isEmpty)
  }
}

private struct PositionRow: RowModel {
  let id: String
  var content: RowContent { RowContent(title: id, detail: .position) }
}
