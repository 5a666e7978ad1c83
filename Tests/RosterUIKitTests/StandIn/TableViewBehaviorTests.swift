import Foundation
import Testing

@MainActor @Suite("Stand-in: cells, heights, selection")
struct TableViewBehaviorTests {
  @Test("Cells are made for what is in view and used again")
  func reuse() {
    let screen = CountedScreen([1_000])
    #expect(screen.rowsInView == 10)
    for step in 1...50 { screen.scroll(to: CGFloat(step * 400)) }
    #expect(screen.cellsMade <= 21)
    #expect(screen.shown - screen.hidden == screen.rowsInView)
  }

  @Test("A cell of an identifier that nothing is registered for is refused")
  func unregistered() {
    let screen = CountedScreen([1], identifier: "nothing")
    #expect(
      screen.refusals.first?.hasPrefix("unable to dequeue a cell with identifier nothing") == true)
  }

  @Test(
    "A reload calls for everything again, ends the selection, and keeps the offset in the content")
  func reload() {
    let screen = CountedScreen([100])
    screen.scroll(to: 3_000)
    screen.select((0, 70))
    screen.load([20])
    #expect(screen.rowsInView == 10)
    #expect(screen.offset == 440)
    #expect(screen.selected.isEmpty)
  }

  @Test("Selection follows its rows through updates")
  func selection() {
    let screen = CountedScreen([5])
    screen.select((0, 3))
    screen.update([5]) {
      screen.delete((0, 0))
      screen.insert((0, 4))
    }
    #expect(screen.selected == [[0, 2]])
    screen.update([4]) { screen.delete((0, 2)) }
    #expect(screen.selected.isEmpty)
  }

  @Test("A reconfigured row keeps its cell; a reloaded one gets another")
  func reconfigure() {
    let screen = CountedScreen([3])
    let before = screen.cell(0, 1)
    screen.reconfigure((0, 1))
    #expect(screen.cell(0, 1) === before)
    screen.reload((0, 1))
    #expect(screen.cell(0, 1) !== before)
    #expect(screen.refusals.isEmpty)
  }
}
