import Foundation
import Roster
import RosterTesting
import RosterUIKit
import Testing

/// A person who swipes, moves, drags, opens menus, types and scrolls at random, on a table whose records
/// change meanwhile, also in the middle of an animation and out of a window.
@MainActor @Suite("UIKit: random gestures on a table that changes")
struct RandomGesturesTests {
  @Test(
    "No rule is broken, no event of a row that has left is heard, and the cells are the model's")
  func gestures() async {
    for seed in 1...12 {
      let desk = Desk(seed: UInt64(seed))
      for step in 0..<400 {
        for _ in 0..<desk.random.below(3) { desk.change() }
        desk.act()
        if desk.random.below(2) == 0 { desk.screen.driver.flush() }
        if desk.random.below(5) == 0 { desk.disturb() }
        if desk.random.below(3) == 0 { await Task.yield() }
        if step % 20 == 19 {
          await desk.rest()
          let (shown, expected) = (desk.screen.titles, desk.screen.expected)
          if shown != expected {
            Issue.record("seed \(seed), step \(step): \(shown) instead of \(expected)")
          }
          #expect(desk.screen.host?.isHeld == false, "seed \(seed), step \(step)")
          let counts = [desk.store.count, desk.other.count]
          #expect(desk.screen.driver.table.sections.map(\.count) == counts)
        }
        if !desk.screen.refusals.isEmpty {
          Issue.record("seed \(seed), step \(step): \(desk.screen.refusals)")
          break
        }
      }
      #expect(desk.ghosts.isEmpty, "seed \(seed): \(desk.ghosts)")
    }
  }
}
