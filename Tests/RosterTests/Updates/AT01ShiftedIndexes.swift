import Roster
import Testing

@Suite("AT01 Shifted indexes") struct AT01ShiftedIndexes {
  @Test("a: a delete shifts the update's new position only")
  func deleteBefore() {
    let diff = ListDiff(old: items("A B C D"), new: items("A C* D"))
    #expect(diff == ListDiff(deletes: [1], updates: [.init(before: 2, after: 1)]))
  }

  @Test("b: an insert shifts the update's new position only")
  func insertBefore() {
    let diff = ListDiff(old: items("A"), new: items("B A*"))
    #expect(diff == ListDiff(inserts: [0], updates: [.init(before: 0, after: 1)]))
  }

  @Test("c: twenty inserts in front; 20 is never an old position")
  func manyBefore() {
    let front = (0..<20).map { "n\($0)" }.joined(separator: " ")
    let diff = ListDiff(old: items("P"), new: items(front + " P*"))
    #expect(diff == ListDiff(inserts: Array(0..<20), updates: [.init(before: 0, after: 20)]))
  }

  @Test("d: a source's own account, changed positions in terms of the new list")
  func account() {
    let old = items("a b c")
    let new = items("b c")
    let diff = ListDiff(old: old, new: new, removed: [0], changedAfter: [1])
    #expect(diff == ListDiff(deletes: [0], updates: [.init(before: 2, after: 1)]))
    #expect(diff.apply(to: old, from: new) == new)
  }
}
