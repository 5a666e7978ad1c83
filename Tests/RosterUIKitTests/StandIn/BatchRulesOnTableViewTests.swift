import ListTestSupport
import Foundation
import Testing

@MainActor @Suite("Stand-in: batch updates are refused in the words of UIKit")
struct BatchRulesOnTableViewTests {
  private func refusals(
    _ before: [Int], _ after: [Int], _ update: (CountedScreen) -> Void
  ) -> [String] {
    let screen = CountedScreen(before)
    screen.update(after) { update(screen) }
    return screen.refusals
  }

  @Test("Counts that do not agree")
  func counts() {
    #expect(
      refusals([3], [5]) { $0.insert((0, 0)) } == [
        "Invalid update: invalid number of rows in section 0. The number of rows contained in an "
          + "existing section after the update (5) must be equal to the number of rows contained in "
          + "that section before the update (3), plus or minus the number of rows inserted or "
          + "deleted from that section (1 inserted, 0 deleted) and plus or minus the number of rows "
          + "moved into or out of that section (0 moved in, 0 moved out)."
      ])
    #expect(
      refusals([1], [1, 1]) { _ in } == [
        "Invalid update: invalid number of sections. The number of sections contained in the table "
          + "view after the update (2) must be equal to the number of sections contained in the "
          + "table view before the update (1), plus or minus the number of sections inserted or "
          + "deleted (0 inserted, 0 deleted)."
      ])
  }

  @Test("Places that are not there")
  func places() {
    #expect(
      refusals([0], [0]) { $0.delete((0, 9)) } == [
        "attempt to delete row 9 from section 0 which only contains 0 rows before the update"
      ])
    #expect(
      refusals([1], [2]) { $0.insert((0, 2)) } == [
        "attempt to insert row 2 into section 0, but there are only 2 rows in section 0 after the "
          + "update"
      ])
    #expect(
      refusals([1], [1]) { $0.deleteSection(4) } == [
        "attempt to delete section 4, but there are only 1 sections before the update"
      ])
  }

  @Test("One place named twice; reloads of what is deleted or moved")
  func twice() {
    let path = "(<NSIndexPath> {length = 2, path = 0 - 1})"
    #expect(
      refusals([3], [2]) {
        $0.delete((0, 1))
        $0.reload((0, 1))
      } == ["attempt to delete and reload the same index path \(path)"])
    #expect(
      refusals([3], [3]) {
        $0.move((0, 1), (0, 2))
        $0.reload((0, 1))
      } == ["attempt to create two animations for cell at \(path)"])
    #expect(
      refusals([3], [2]) {
        $0.delete((0, 1))
        $0.move((0, 1), (0, 0))
      } == ["attempt to perform a delete and a move from the same index path \(path)"])
    #expect(
      refusals([3], [4]) {
        $0.insert((0, 1))
        $0.move((0, 0), (0, 1))
      } == ["attempt to perform an insert and a move to the same index path \(path)"])
  }

  @Test("Moves out of a section that leaves")
  func moves() {
    #expect(
      refusals([1, 1], [2]) {
        $0.deleteSection(0)
        $0.move((0, 0), (0, 0))
      } == [
        "attempt to move index path (<NSIndexPath> {length = 2, path = 0 - 0}) out of a section that "
          + "is being deleted"
      ])
  }

  @Test("Updates while cells are laid out")
  func reentrant() {
    let screen = CountedScreen([30])
    screen.whenAsked = { screen.reload((0, 0)) }
    screen.scroll(to: 400)
    #expect(screen.refusals.count == 1)
    #expect(screen.refusals.first?.contains("in the process of updating its visible cells") == true)
  }

  @Test("What the law book allows is applied, and no cell in view is lost")
  func allowed() {
    var random = SeededRandom(seed: 1)
    for _ in 0..<2_000 {
      var before = (0..<(1 + random.below(3))).map { _ in random.below(5) }
      let screen = CountedScreen(before)
      let section = random.below(before.count)
      switch random.below(4) {
      case 0:
        before[section] += 1
        screen.update(before) { screen.insert((section, random.below(before[section]))) }
      case 1 where before[section] > 0:
        let row = random.below(before[section])
        before[section] -= 1
        screen.update(before) { screen.delete((section, row)) }
      case 2:
        let count = before.remove(at: section)
        screen.update(before) { screen.deleteSection(section) }
        #expect(screen.rowsInView == min(10, before.reduce(0, +)), "without \(count)")
      case 3 where before[section] > 0:
        let row = random.below(before[section])
        let target = random.below(before.count)
        before[section] -= 1
        before[target] += 1
        screen.update(before) { screen.move((section, row), (target, before[target] - 1)) }
      default: break
      }
      #expect(screen.refusals.isEmpty)
      #expect(screen.rowsInView == min(10, before.reduce(0, +)))
    }
  }
}
