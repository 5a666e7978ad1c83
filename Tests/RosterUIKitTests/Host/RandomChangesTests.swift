import ListTestSupport
import Foundation
import Roster
import RosterUIKit
import Testing

@MainActor @Suite("Random changes on UIKit")
struct RandomChangesTests {
  /// What happens while a table changes.
  enum Disturbance: String, CaseIterable, CustomTestStringConvertible {
    case none = "nothing"
    case applying = "changes while an update is applied"
    case layout = "changes while cells are laid out"
    case swipe = "a row swiped open"
    case window = "out of a window"
    case detached = "the host detached"

    var testDescription: String { rawValue }
  }

  @Test(
    "100,000 changes break no rule, the cells in view are the model's, and nothing remains",
    arguments: Disturbance.allCases)
  func many(_ disturbance: Disturbance) async {
    let remains = Remains()
    let disturbed = await run(disturbance, remains)
    // The first of all steps has no rows yet, and now and then none is in view.
    #expect(disturbed > 1_200)
    #expect(remains.count > 20)
    for _ in 0..<20 { await Task.yield() }
    #expect(remains.alive == 0)
  }

  /// - Returns: In how many of 1,250 steps the disturbance took place.
  private func run(_ disturbance: Disturbance, _ remains: Remains) async -> Int {
    let model = Box(RandomTable(seed: 5))
    let handlers = RowHandlers()
    let driver = TableDriver { model.value.table(handlers) }
    let screen = Screen(driver)
    remains.watch([handlers, driver, screen.host, screen.tableView])
    var disturbed = 0
    var seen: Set<String> = []
    for step in 0..<1_250 {
      let change = { (times: Int) in
        model.value.change(times: times)
        driver.apply(animated: step % 2 == 0)
      }
      if await disturb(disturbance, step, screen, handlers, change) { disturbed += 1 }
      if step % 3 == 0 { screen.person.drag(to: CGFloat(model.value.random.below(1_500))) }
      let shown = screen.titles
      let expected = screen.expected
      if shown != expected { Issue.record("step \(step): \(shown) instead of \(expected)") }
      if step % 50 == 0 { remains.watch(screen.tableView.visibleCells + [screen.host]) }
      if !screen.refusals.isEmpty { break }
      seen.formUnion(model.value.dullCases)
    }
    #expect(seen.isSuperset(of: ["empty without header", "header without rows", "no header"]))
    #expect(screen.refusals.isEmpty)
    #expect(model.value.changes == 100_000)
    #expect(screen.person.cellsMade < 200)
    // An action does nothing if its row has left meanwhile.
    if disturbance == .swipe { #expect(handlers.pressed > 250) }
    return disturbed
  }

  /// Makes 80 changes, half of them in the middle of something.
  ///
  /// - Returns: Whether there was a middle, and the changes waited for its end.
  private func disturb(
    _ disturbance: Disturbance, _ step: Int, _ screen: Screen, _ handlers: RowHandlers,
    _ change: @escaping (Int) -> Void
  ) async -> Bool {
    switch disturbance {
    case .none:
      for _ in 0..<4 { change(20) }
      return true
    case .applying:
      screen.person.finishesByItself = false
      change(40)
      let updates = screen.log.count
      change(40)
      let waited = screen.log.count == updates
      screen.person.finishesByItself = true
      screen.person.finishUpdates()
      return waited
    case .layout:
      var waited = false
      handlers.next = {
        let updates = screen.log.count
        change(40)
        screen.driver.flush()
        waited = screen.log.count == updates
      }
      change(40)
      // No row came into view by the change: one does by scrolling.
      if handlers.next != nil { screen.person.drag(to: step % 2 == 0 ? 0 : 1_000) }
      let rest = handlers.next
      handlers.next = nil
      rest?()
      await screen.driver.settled()
      return waited
    case .swipe: return await swipe(step, screen, change)
    case .window:
      screen.tableView.removeFromSuperview()
      let updates = screen.log.count
      change(40)
      change(40)
      let waited = screen.log.count == updates
      screen.window.addSubview(screen.tableView)
      screen.window.layoutIfNeeded()
      return waited
    case .detached:
      screen.driver.detach()
      let updates = screen.log.count
      change(40)
      change(40)
      let waited = screen.log.count == updates
      screen.attach()
      return waited
    }
  }

  private func swipe(
    _ step: Int, _ screen: Screen, _ change: @escaping (Int) -> Void
  ) async -> Bool {
    change(40)
    await screen.driver.settled()
    let rows = screen.tableView.indexPathsForVisibleRows ?? []
    let actions = rows.isEmpty ? [] : screen.person.swipe(rows[step % rows.count], .trailing)
    let updates = screen.log.count
    let titles = screen.titles
    change(40)
    let waited = !actions.isEmpty && screen.log.count == updates && screen.titles == titles
    if step % 2 == 0, let action = actions.first {
      screen.person.press(action)
    } else {
      screen.person.closeSwipe()
    }
    await screen.driver.settled()
    return waited
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
    var random = SeededRandom(seed: 7)
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
