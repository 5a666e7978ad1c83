import ListTestSupport
@testable import Roster
import Testing

@Suite("AT04 Step-by-step hosts") struct AT04StepByStep {
  @Test("a: halves change places; after each step the count is as announced")
  func halves() {
    let old = (0..<4).map { Item(id: $0, content: 0) }
    let new = [2, 3, 0, 1].map { Item(id: $0, content: 0) }
    let diff = ListDiff(old: old, new: new)
    #expect(diff.moves.count == 2)
    #expect(replaySplices(of: diff, old, new) == new)
    #expect(diff.splices.count == 2)
    #expect(diff.splices.allSatisfy { $0.removed + $0.added == 2 })
  }

  @Test("b: all 106,276 pairs of arrangements of subsets of five, in one batch and in steps")
  func allPairs() {
    let lists = arrangements(Array(0..<5)).map { $0.map { Item(id: $0, content: 0) } }
    var pairs = 0
    for old in lists {
      for new in lists {
        let diff = ListDiff(old: old, new: new)
        pairs += 1
        if diff.apply(to: old, from: new) != new || replaySplices(of: diff, old, new) != new
          || diff.moves.count != fewestMoves(old, new)
        {
          Issue.record("\(old) to \(new) by \(diff)")
        }
      }
    }
    #expect(pairs == 106_276)
  }

  @Test("c: one row of 200 changes or leaves: one step of one row")
  func oneOf200() {
    let old = (0..<200).map { Item(id: $0, content: 0) }
    var new = old
    new[120].content = 1
    let changed = ListDiff(old: old, new: new)
    #expect(changed.splices.isEmpty)
    #expect(changed.refreshes == [Splice(position: 120, removed: 1, added: 1)])
    new.remove(at: 120)
    let deleted = ListDiff(old: old, new: new)
    #expect(deleted.splices == [Splice(position: 120, removed: 1, added: 0)])
    #expect(deleted.refreshes.isEmpty)
  }

  @Test("d: comparisons grow with the list, not with its square")
  func growth() {
    let small = comparisons(count: 2_000)
    let large = comparisons(count: 20_000)
    #expect(small > 0)
    #expect(large <= 12 * small, "\(large) against \(small)")
  }

  /// Comparisons of keys for a list with 5 % deleted and 10 % inserted at random places.
  private func comparisons(count: Int) -> Int {
    var random = SeededRandom(seed: 4)
    let counter = ProbeCounter()
    let old = (0..<count).map { Item(id: ProbeID(value: $0, counter: counter), content: 0) }
    var new = old
    for _ in 0..<count / 20 { new.remove(at: .random(in: new.indices, using: &random)) }
    for index in 0..<count / 10 {
      let item = Item(id: ProbeID(value: count + index, counter: counter), content: 0)
      new.insert(item, at: .random(in: 0...new.count, using: &random))
    }
    counter.reset()
    let diff = ListDiff(old: old, new: new)
    let comparisons = counter.comparisons
    #expect(fault(of: diff, old, new) == nil)
    return comparisons
  }
}
