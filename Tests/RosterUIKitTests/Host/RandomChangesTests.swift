import Foundation
import Roster
import RosterUIKit
import Testing

@MainActor @Suite("Random changes on UIKit")
struct RandomChangesTests {
  /// Sections of rows that change at random: rows enter, leave, move, differ, flip their kind, cross
  /// sections; sections enter, leave and move; headers come, go and differ.
  private struct Model {
    struct Section {
      var id: Int
      var header: Int?
      var rows: [LabelRow]
    }

    var sections: [Section] = []
    var random: SplitMix
    var next = 0

    init(seed: UInt64) { random = SplitMix(seed: seed) }

    mutating func change() {
      switch random.below(20) {
      case 0 where sections.count < 6:
        next += 1
        sections.insert(
          Section(id: next, header: random.below(2) == 0 ? nil : 0, rows: []),
          at: random.below(sections.count + 1))
      case 1 where sections.count > 1: sections.remove(at: random.below(sections.count))
      case 2 where sections.count > 1:
        let section = sections.remove(at: random.below(sections.count))
        sections.insert(section, at: random.below(sections.count + 1))
      case 3 where !sections.isEmpty:
        sections[random.below(sections.count)].header = random.below(3) == 0 ? nil : random.below(9)
      default: changeRow()
      }
    }

    private mutating func changeRow() {
      guard !sections.isEmpty else { return }
      let section = random.below(sections.count)
      let count = sections[section].rows.count
      switch random.below(8) {
      case 0...2 where count < 12:
        next += 1
        var row = LabelRow("\(next)", real: 20 + Double(random.below(5)) * 15)
        if random.below(4) == 0 { row.given = .fixed(30) }
        sections[section].rows.insert(row, at: random.below(count + 1))
      case 3 where count > 0: sections[section].rows.remove(at: random.below(count))
      case 4 where count > 0:
        let row = sections[section].rows.remove(at: random.below(count))
        let target = random.below(sections.count)
        sections[target].rows.insert(row, at: random.below(sections[target].rows.count + 1))
      case 5 where count > 0:
        next += 1
        sections[section].rows[random.below(count)].text = "t\(next)"
      case 6 where count > 0:
        sections[section].rows[random.below(count)].variant = random.below(2) == 0 ? "" : "other"
      default: break
      }
    }

    @MainActor var table: TableModel {
      TableModel(
        sections: sections.map { section in
          SectionModel(
            section.id, header: section.header.map { "h\($0)" }, rows: section.rows)
        })
    }
  }

  private func check(_ screen: Screen, _ step: Int) {
    let shown = screen.titles
    let expected = screen.expected
    if shown != expected { Issue.record("step \(step): \(shown) instead of \(expected)") }
  }

  @Test("100,000 changes break no rule, and the cells in view are the model's")
  func many() {
    let model = Box(Model(seed: 5))
    let driver = TableDriver { model.value.table }
    let screen = Screen(driver)
    for step in 0..<6_250 {
      for _ in 0..<16 { model.value.change() }
      driver.apply(animated: step % 2 == 0)
      if step % 3 == 0 { screen.person.drag(to: CGFloat(model.value.random.below(1_500))) }
      check(screen, step)
      if !screen.refusals.isEmpty { break }
    }
    #expect(screen.refusals.isEmpty)
    #expect(screen.person.cellsMade < 200)
  }

  @Test("Changes in the middle of an update, of a swipe and out of a window")
  func interrupted() {
    let model = Box(Model(seed: 6))
    let driver = TableDriver { model.value.table }
    let screen = Screen(driver)
    for step in 0..<2_000 {
      for _ in 0..<4 { model.value.change() }
      switch step % 7 {
      case 0: screen.person.finishesByItself = false
      case 2:
        screen.person.finishesByItself = true
        screen.person.finishUpdates()
      case 3: screen.tableView.removeFromSuperview()
      case 5:
        screen.window.addSubview(screen.tableView)
        screen.window.layoutIfNeeded()
      default: break
      }
      driver.apply()
      if step % 7 == 6 { check(screen, step) }
      if !screen.refusals.isEmpty { break }
    }
    #expect(screen.refusals.isEmpty)
  }

  @Test("With a row swiped open updates wait, and come as one when it closes")
  func swiped() async {
    let list = LetterScreen(["A", "B", "C"]) { letter in
      Row(SampleRow(letter.key, letter.text)).trailingActions { _ in
        [RowAction("Do") { _ in }]
      }
    }
    let screen = list.screen
    #expect(screen.person.swipe(IndexPath(0, 1), .trailing).map(\.title) == ["Do"])
    var random = SplitMix(seed: 7)
    for step in 0..<500 {
      list.store.insert(Letter("n\(step)"), at: random.below(step))
      screen.driver.flush()
    }
    #expect(screen.log.isEmpty)
    #expect(screen.titles == ["A", "B", "C"])
    screen.person.closeSwipe()
    await screen.driver.settled()
    #expect(screen.log.count == 1)
    #expect(screen.titles == screen.expected)
    #expect(screen.refusals.isEmpty)
  }
}
