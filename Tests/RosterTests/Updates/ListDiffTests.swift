import Testing

@testable import Roster

@Suite("Typed diff") struct ListDiffTests {
  @Test("lists that are nearly equal are never hashed")
  func notHashed() {
    let counter = ProbeCounter()
    let old = (0..<1_000).map { Item(id: ProbeID(value: $0, counter: counter), content: 0) }
    var new = old
    new.remove(at: 700)
    new[300].content = 1
    new.insert(Item(id: ProbeID(value: 5_000, counter: counter), content: 0), at: 20)
    counter.reset()
    let diff = ListDiff(old: old, new: new)
    // Only what the walk left on either side: one old id and one new.
    #expect(counter.hashes == 2)
    #expect(diff.deletes == [700] && diff.inserts == [20])
    #expect(diff.updates == [.init(before: 300, after: 301)])
  }

  @Test("each remaining id is hashed once")
  func hashedOnce() {
    let counter = ProbeCounter()
    let old = (0..<500).map { Item(id: ProbeID(value: $0, counter: counter), content: 0) }
    let new = Array(old.reversed())
    counter.reset()
    let diff = ListDiff(old: old, new: new)
    #expect(counter.hashes <= 1_000)
    #expect(diff.moves.count == 499)
  }

  @Test("identity is compared apart from content: equal elements of two ids are two elements")
  func equalContentOfAnotherID() {
    struct Named: Identifiable, Equatable {
      let id: Int
      var name: String
      static func == (first: Self, second: Self) -> Bool { first.name == second.name }
    }
    let diff = ListDiff(old: [Named(id: 1, name: "x")], new: [Named(id: 2, name: "x")])
    #expect(diff == ListDiff(deletes: [0], inserts: [0]))
  }

  @Test("equal strings of different bytes are one id")
  func canonicalEquivalence() {
    let filler = (0..<40).map { "old \($0)" }
    let others = (0..<40).map { "new \($0)" }
    let diff = ListDiff(
      oldIDs: ["K", "\u{E9}"] + filler, newIDs: others + ["e\u{301}", "\u{212A}"])
    #expect(diff.deletes.count == 40 && diff.inserts.count == 40)
    #expect(diff.moves.count == 1)
  }

  @Test("an id that is not equal to itself leaves and enters")
  func notEqualToItself() {
    let diff = ListDiff(oldIDs: [1, .nan, 2], newIDs: [1, Double.nan, 2])
    #expect(diff == ListDiff(deletes: [1], inserts: [1]))
  }

  @Test("ids that all have one hash are told apart")
  func collisions() {
    struct Colliding: Hashable {
      let value: Int
      func hash(into hasher: inout Hasher) { hasher.combine(0) }
    }
    let old = (0..<120).map { Item(id: Colliding(value: $0), content: 0) }
    let new = old.reversed() + [Item(id: Colliding(value: 500), content: 0)]
    let diff = ListDiff(old: old, new: new)
    #expect(diff.inserts == [120] && diff.deletes.isEmpty && diff.moves.count == 119)
    #expect(fault(of: diff, old, new) == nil)
  }

  @Test("an array that is only handed on is not compared")
  func sharedStorage() {
    let counter = ProbeCounter()
    let list = (0..<100).map { Item(id: ProbeID(value: $0, counter: counter), content: 0) }
    let copy = list
    #expect(ListDiff(old: list, new: copy).isEmpty)
    #expect(counter.comparisons == 0)
  }

  @Test("stretches replaced in many places: exact, each id hashed at most once")
  func replacedStretches() {
    let counter = ProbeCounter()
    func item(_ value: Int) -> Item<ProbeID> {
      Item(id: ProbeID(value: value, counter: counter), content: 0)
    }
    let old = (0..<3_000).map(item)
    var new = old
    for start in stride(from: 100, to: 2_900, by: 400) {
      new.replaceSubrange(start..<start + 50, with: (0..<30).map { item(10_000 + start + $0) })
    }
    counter.reset()
    let diff = ListDiff(old: old, new: new)
    #expect(counter.hashes <= old.count + new.count)
    #expect(diff.deletes.count == 350 && diff.inserts.count == 210 && diff.moves.isEmpty)
    #expect(fault(of: diff, old, new) == nil)
  }

  @Test("one element moves to the far end: one move")
  func oneMove() {
    let ids = Array(0..<10_000)
    let diff = ListDiff(oldIDs: ids, newIDs: ids.dropFirst() + [0])
    #expect(diff == ListDiff(moves: [.init(before: 0, after: 9_999)]))
  }

  @Test("a stretch that moves is the smaller of the two that change places")
  func movedStretch() {
    let ids = Array(0..<1_000)
    let diff = ListDiff(oldIDs: ids, newIDs: Array(ids[300...]) + ids[..<300])
    #expect(diff.moves == (0..<300).map { .init(before: $0, after: 700 + $0) })
    #expect(
      diff.splices == [
        Splice(position: 0, removed: 300, added: 0), Splice(position: 700, removed: 0, added: 300),
      ])
  }

  @Test("a diff that is not of these lists does not apply")
  func misapplied() {
    let diff = ListDiff(oldIDs: [1, 2, 3], newIDs: [3, 4])
    #expect(diff.apply(to: [1, 2, 3], from: [3, 4]) == [3, 4])
    #expect(diff.apply(to: [1], from: [3, 4]) == nil)
    #expect(diff.apply(to: [1, 2, 3], from: []) == nil)
    #expect(diff.apply(to: [1, 2, 3], from: [3, 4, 5]) == nil)
    #expect(ListDiff(deletes: [0, 0]).apply(to: [1, 2], from: [0]) == nil)
    #expect(ListDiff(inserts: [0, 0]).apply(to: [1], from: [0, 1, 2]) == nil)
    let update = ListDiff(updates: [.init(before: 0, after: 1)])
    #expect(update.apply(to: [1, 2], from: [1, 2]) == nil)
    #expect(ListDiff(deletes: [-1]).apply(to: [1], from: []) == nil)
  }
}
