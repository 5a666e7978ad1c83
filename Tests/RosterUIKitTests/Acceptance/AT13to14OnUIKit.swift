import Foundation
import Roster
import RosterUIKit
import Testing

/// UIKit measures rows only when they come into view, and nobody can have it measure another. So where the
/// case says that a row out of view is measured, here it was in view on the way.
@MainActor @Suite("AT13 Real heights against estimates: UIKit")
struct AT13EstimatesOnUIKit {
  private func list(
    _ rows: [LabelRow], height: CGFloat = 200, forwardingTo other: OffsetWatcher? = nil
  ) -> Screen {
    let screen = Screen(
      TableDriver(TableModel { SectionModel("s", rows: rows) }), height: height, attached: false)
    screen.attach(forwardingTo: other)
    return screen
  }

  @Test("a) b) Rows measured above and below: where row 50 stands, and how long the content is")
  func measured() {
    let real = [10: 90.0, 60: 120]
    let screen = list(
      (0..<100).map { LabelRow("\($0)", real: real[$0] ?? 50, given: .estimated(50)) })
    #expect(screen.tableView.contentSize.height == 5_000)
    screen.person.drag(to: 400)
    #expect(screen.tableView.contentSize.height == 5_040)
    screen.person.drag(to: 2_540)
    #expect(screen.top(0, 50) == 0)
    screen.person.drag(to: 2_900)
    #expect(screen.tableView.contentOffset.y == 2_900)
    #expect(screen.tableView.contentSize.height == 5_110)
    screen.person.drag(to: 2_540)
    #expect(screen.top(0, 50) == 0)
    #expect(screen.tableView.contentSize.height == 5_110)
  }

  @Test("a) A row that turns out higher above the first row in view moves the offset with it")
  func above() {
    let screen = list(
      (0..<100).map { LabelRow("\($0)", real: $0 == 49 ? 90 : 50, given: .estimated(50)) })
    screen.tableView.contentOffset.y = 2_500
    screen.window.layoutIfNeeded()
    #expect(screen.top(0, 50) == 0)
    screen.tableView.contentOffset.y = 2_490
    screen.window.layoutIfNeeded()
    #expect(screen.top(0, 50) == 10)
    #expect(screen.tableView.contentSize.height == 5_040)
    #expect(screen.tableView.contentOffset.y == 2_530)
  }

  @Test("c) Row 700, then row 300 of a thousand at the top, with all in view measured")
  func scrolls() throws {
    let watcher = OffsetWatcher()
    let screen = list(
      (0..<1_000).map {
        LabelRow("\($0)", real: 50 + Double($0 % 7) * 10, given: .estimated(50))
      }, forwardingTo: watcher)
    for row in [700, 300] {
      watcher.forget()
      let found = try #require(screen.host).scroll(
        to: RowID(LabelRow.self, "\(row)"), at: .top)
      #expect(found)
      #expect(screen.top(0, row) == 0)
      #expect(watcher.offsets.count <= 5)
      var bottom = screen.top(0, row)
      for cell in screen.tableView.visibleCells {
        let row = try #require(Int((cell as? LabelCell)?.shown ?? ""))
        #expect(cell.frame.height == 50 + CGFloat(row % 7) * 10)
        bottom += cell.frame.height
      }
      #expect(bottom >= 200)
    }
  }

  @Test(
    "d) Large estimates, small rows: no blank area, and at no time an offset out of the content")
  func small() throws {
    let watcher = OffsetWatcher()
    let screen = list(
      (0..<100).map { LabelRow("\($0)", real: 20, given: .estimated(200)) },
      forwardingTo: watcher)
    let host = try #require(screen.host)
    host.scroll(to: RowID(LabelRow.self, "99"), at: .bottom)
    #expect(screen.titles == (90..<100).map { "\($0)" })
    #expect(screen.top(0, 99) == 180)
    host.scroll(to: RowID(LabelRow.self, "0"), at: .top)
    #expect(screen.tableView.contentOffset.y == 0)
    #expect(screen.top(0, 0) == 0)
    #expect(screen.titles == (0..<10).map { "\($0)" })
    #expect(!watcher.offsets.isEmpty && watcher.outside.isEmpty)
  }
}

/// UIKit keeps the heights; the host tells it which rows stay, which differ, and what to estimate.
@MainActor @Suite("AT14 Height cache follows the key: UIKit")
struct AT14HeightCacheOnUIKit {
  /// A, B and C, which are 40, 100 and 60 high at a width of 300.
  private func list() -> (Screen, Box<[WrappingRow]>) {
    let rows = Box([("A", 40), ("B", 100), ("C", 60)].map { WrappingRow(id: $0, area: $1 * 300) })
    let driver = TableDriver { TableModel { SectionModel("s", rows: rows.value) } }
    let screen = Screen(driver, attached: false)
    screen.tableView.frame.size.width = 300
    screen.attach()
    #expect(screen.person.measurements.count == 3)
    #expect(screen.tableView.contentSize.height == 200)
    screen.person.measurements = []
    return (screen, rows)
  }

  private func tops(_ screen: Screen) -> [CGFloat] {
    (0..<screen.tableView.numberOfRows(inSection: 0)).map { screen.top(0, $0) }
  }

  @Test("a) b) A delete measures nothing, other content one row")
  func content() {
    let (screen, rows) = list()
    rows.value.removeFirst()
    screen.driver.apply()
    #expect(tops(screen) == [0, 100] && screen.tableView.contentSize.height == 160)
    #expect(screen.person.measurements.isEmpty)
    rows.value[0].area = 200 * 300
    screen.driver.apply()
    #expect(tops(screen) == [0, 200] && screen.tableView.contentSize.height == 260)
    #expect(screen.person.measurements == [IndexPath(0, 0)])
    #expect(screen.refusals.isEmpty)
  }

  @Test("c) d) Equal content and a move measure nothing")
  func moves() {
    let (screen, rows) = list()
    rows.value = rows.value.map { WrappingRow(id: $0.id, area: $0.area) }
    screen.driver.apply()
    #expect(tops(screen) == [0, 40, 140])
    rows.value.insert(rows.value.removeLast(), at: 0)
    screen.driver.apply()
    #expect(tops(screen) == [0, 60, 100] && screen.tableView.contentSize.height == 200)
    #expect(screen.person.measurements.isEmpty)
    #expect(screen.refusals.isEmpty)
  }

  @Test("e) At another width no old height is used, neither measured nor as an estimate")
  func width() {
    let (screen, _) = list()
    screen.tableView.frame.size.width = 150
    for row in 0..<3 {
      let estimate = screen.host?.tableView(
        screen.tableView, estimatedHeightForRowAt: IndexPath(0, row))
      #expect(![40, 60, 100].contains(estimate))
    }
    screen.window.layoutIfNeeded()
    #expect(screen.person.measurements.count == 3)
    #expect(tops(screen) == [0, 80, 280] && screen.tableView.contentSize.height == 400)
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
