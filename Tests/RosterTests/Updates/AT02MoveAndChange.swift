import Roster
import Testing

@Suite("AT02 Move and change together") struct AT02MoveAndChange {
  @Test("a: a row moves to another's place and the other changes")
  func swap() {
    let (old, new) = (items("S H R"), items("H* R S"))
    let diff = ListDiff(old: old, new: new)
    #expect(diff.moves == [.init(before: 0, after: 2)])
    #expect(diff.updates == [.init(before: 1, after: 0)])
    #expect(diff.deletes.isEmpty && diff.inserts.isEmpty)
    #expect(diff.apply(to: old, from: new) == new)
    #expect(diff.refreshes == [Splice(position: 0, removed: 1, added: 1)])
  }

  @Test("b: a row that moves and changes is named by both, and never stale")
  func both() {
    let (old, new) = (items("A B C"), items("B C A*"))
    let diff = ListDiff(old: old, new: new)
    #expect(
      diff
        == ListDiff(
          moves: [.init(before: 0, after: 2)], updates: [.init(before: 0, after: 2)]))
    #expect(diff.apply(to: old, from: new) == new)
    #expect(replaySplices(of: diff, old, new) == new)
    #expect(diff.refreshes.isEmpty)
  }
}
