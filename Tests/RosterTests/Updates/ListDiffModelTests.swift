import ListTestSupport
import Foundation
import Testing

@testable import Roster

@Suite("Typed diff: exhaustive and random") struct ListDiffModelTests {
  @Test("all short lists of three ids with repeats and two contents replay exactly")
  func exhaustiveWithRepeats() {
    var lists: [[Item<Int>]] = [[]]
    var longest: [[Item<Int>]] = [[]]
    for _ in 0..<4 {
      longest = longest.flatMap { list in
        [Item(id: 0, content: 0), Item(id: 0, content: 1), Item(id: 1, content: 0)].map {
          list + [$0]
        }
      }
      lists += longest
    }
    for old in lists {
      for new in lists {
        if let fault = fault(of: ListDiff(old: old, new: new), old, new) {
          Issue.record(Comment(rawValue: fault))
        }
      }
    }
  }

  @Test("all stages of the search give the same as the first two", arguments: 0..<6)
  func stagesAgree(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    for _ in 0..<150 {
      let old = randomList(of: 30, &random)
      let new = randomList(of: 30, &random)
      let diff = ListDiff(old: old, new: new)
      if let fault = fault(of: diff, old, new) { Issue.record(Comment(rawValue: fault)) }
      #expect(diff.moves.count == fewestMoves(old, new))
      #expect(diff.repeats.isEmpty)
    }
  }

  @Test("large lists: cuts, swaps, replaced stretches and changed contents", arguments: 0..<8)
  func large(seed: Int) {
    var random = SeededRandom(seed: UInt64(100 + seed))
    var old = (0..<3_000).map { Item(id: $0, content: 0) }
    for step in 0..<6 {
      var new = old
      edit(&new, freshFrom: 10_000 * (step + 1), &random)
      let diff = ListDiff(old: old, new: new)
      if let fault = fault(of: diff, old, new) { Issue.record(Comment(rawValue: fault)) }
      #expect(diff.moves.count == fewestMoves(old, new))
      old = new
    }
  }

  @Test("every kind of id gives the same diff")
  func kindsOfID() {
    var random = SeededRandom(seed: 9)
    for _ in 0..<30 {
      let old = randomList(of: 60, &random)
      let new = randomList(of: 60, &random)
      let diff = ListDiff(old: old, new: new)
      func expectSame<ID: Hashable>(_ id: (Int) -> ID) {
        let olds = old.map { Item(id: id($0.id), content: $0.content) }
        let news = new.map { Item(id: id($0.id), content: $0.content) }
        #expect(ListDiff(old: olds, new: news) == diff)
        let closures = ListDiff(
          old: olds, new: news, id: \.id, areEqual: { $0.content == $1.content })
        #expect(closures == diff)
        var structure = diff
        structure.updates = []
        #expect(ListDiff(oldIDs: olds.map(\.id), newIDs: news.map(\.id)) == structure)
      }
      expectSame { Int64($0) - 30 }
      expectSame { UInt64($0) << 40 }
      expectSame { Int32($0) - 5 }
      expectSame { UInt16($0) }
      expectSame { "row \($0)" }
      expectSame { AnyHashable($0) }
      expectSame { UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6F" + String(10 + $0))! }
    }
  }

  private func randomList(
    of limit: Int, _ random: inout SeededRandom
  ) -> [Item<Int>] {
    Array(0..<limit).shuffled(using: &random).prefix(.random(in: 0...limit, using: &random))
      .map { Item(id: $0, content: .random(in: 0...1, using: &random)) }
  }

  private func edit(
    _ list: inout [Item<Int>], freshFrom id: Int, _ random: inout SeededRandom
  ) {
    for index in 0..<Int.random(in: 0...40, using: &random) {
      let place = Int.random(in: 0..<list.count, using: &random)
      let length = min(.random(in: 1...30, using: &random), list.count - place)
      switch Int.random(in: 0...4, using: &random) {
      case 0: list.removeSubrange(place..<place + length)
      case 1:
        let fresh = (0..<length).map { Item(id: id + index * 100 + $0, content: 0) }
        list.insert(contentsOf: fresh, at: place)
      case 2:
        let moved = Array(list[place..<place + length])
        list.removeSubrange(place..<place + length)
        list.insert(contentsOf: moved, at: .random(in: 0...list.count, using: &random))
      case 3: list.swapAt(place, .random(in: 0..<list.count, using: &random))
      default: list[place].content += 1
      }
    }
  }
}
