import Roster
import Testing

@Suite("AT03 Moves that are none, equal refresh: the diff") struct AT03EqualRefresh {
  @Test("a, d: equal content gives an empty diff")
  func equal() {
    #expect(ListDiff(old: items("A B C"), new: items("A B C")).isEmpty)
  }

  @Test("b, c: a change in place is one update and no move")
  func inPlace() {
    let diff = ListDiff(old: items("A B C"), new: items("A* B C"))
    #expect(diff == ListDiff(updates: [.init(before: 0, after: 0)]))
  }

  @Test("e: only what differs is updated")
  func some() {
    let diff = ListDiff(old: items("A B C"), new: items("A* B* C"))
    let pairs = [0, 1].map { ListDiff.Pair(before: $0, after: $0) }
    #expect(diff == ListDiff(updates: pairs))
  }
}
