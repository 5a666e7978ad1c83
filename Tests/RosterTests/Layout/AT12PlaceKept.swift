import Roster
import RosterTesting
import Testing

@MainActor @Suite("AT12 Place kept on prepend, delete, append")
struct AT12PlaceKept {
  private func list(offset: Double) -> TallList {
    let heights = [("a", 40.0), ("b", 60), ("c", 80), ("d", 50), ("e", 70)]
    let list = TallList(heights.map { .fixed($0, $1) }, height: 100)
    list.viewport.scroll(to: offset)
    return list
  }

  private func prepend(_ list: TallList) {
    list.change { $0.insert(contentsOf: [.fixed("x", 30), .fixed("y", 45)], at: 0) }
  }

  @Test("AT12 given: total 300, b at −10")
  func given() {
    let list = list(offset: 50)
    #expect(list.viewport.contentHeight == 300)
    #expect(list.viewport.anchor == Anchor(row: tallID("b"), offset: -10))
    #expect(list.host.titles == ["b", "c"])
  }

  @Test("AT12a, b: prepend, then delete below the first visible row")
  func prependThenDeleteBelow() {
    let list = list(offset: 50)
    prepend(list)
    #expect(list.viewport.offset == 125)
    #expect(list.y("b") == -10)
    list.change { $0.removeAll { $0.id == "c" } }
    #expect(list.viewport.offset == 125)
    #expect(list.host.titles == ["b", "d"])
  }

  @Test("AT12c: the first visible row is deleted, the next one keeps its place")
  func deleteFirstVisible() {
    let list = list(offset: 50)
    prepend(list)
    list.change { $0.removeAll { $0.id == "b" } }
    #expect(list.y("c") == 50)
    #expect(list.viewport.offset == 65)
  }

  @Test("AT12d: delete above")
  func deleteAbove() {
    let list = list(offset: 50)
    list.change { $0.removeFirst() }
    #expect(list.viewport.offset == 10)
    #expect(list.y("b") == -10)
  }

  @Test("AT12e: prepend at the very top, by policy")
  func veryTop() {
    let keeping = list(offset: 0)
    prepend(keeping)
    #expect(keeping.viewport.offset == 75)
    let showing = list(offset: 0)
    showing.viewport.topPolicy = .showNew
    prepend(showing)
    #expect(showing.viewport.offset == 0)
    #expect(showing.host.titles == ["x", "y", "a"])
  }

  @Test("AT12f: the end is followed from the end only")
  func followEnd() {
    let atEnd = list(offset: 200)
    atEnd.viewport.followsEnd = true
    atEnd.change { $0.append(.fixed("f", 35)) }
    #expect(atEnd.viewport.offset == 235)
    let above = list(offset: 150)
    above.viewport.followsEnd = true
    above.change { $0.append(.fixed("f", 35)) }
    #expect(above.viewport.offset == 150)
  }

  @Test("AT12g: everything but a is deleted at the bottom")
  func deleteNearlyAll() {
    let list = list(offset: 200)
    list.change { $0 = [$0[0]] }
    #expect(list.viewport.offset == 0)
    #expect(list.y("a") == 0)
    list.change { $0 = [] }
    #expect(list.viewport.offset == 0)
  }

  @Test("AT12 moves: a row that stays among its neighbours is kept, not the one that moved away")
  func moves() {
    let list = list(offset: 50)
    list.change { $0.append($0.remove(at: 1)) }
    // Only a is above c now, so c cannot stand at 50.
    #expect(list.viewport.offset == 0)
    #expect(list.y("c") == 40)
    list.change { $0.insert($0.remove(at: 3), at: 0) }
    #expect(list.y("c") == 40)
    #expect(list.viewport.offset == 70)
    #expect(list.viewport.contentHeight == 300)
  }

  @Test("AT12: the place is kept by estimated rows as by measured ones, and by a filter and back")
  func filter() {
    let rows = (0..<200).map { TallRow("\($0)", 20 + Double($0 % 7) * 10, estimate: 33) }
    let list = TallList(rows, height: 100)
    list.viewport.scroll(to: tallID("90"), at: .top)
    list.viewport.scroll(by: 7)
    #expect(list.y("90") == -7)
    list.change { $0.removeAll { Int($0.id)! % 3 != 0 } }
    #expect(list.y("90") == -7)
    list.change { $0 = rows }
    #expect(list.y("90") == -7)
    list.change { $0.removeAll { $0.id == "90" } }
    #expect(list.y("91") == 73)
  }
}
