import ListTestSupport
import Testing

@testable import Roster

@MainActor @Suite("A store that is filled anew") struct StoreRefillTests {
  private func replays(
    _ diff: ListDiff, _ old: RecordSnapshot<Person, Int>, _ new: RecordSnapshot<Person, Int>
  ) -> Bool {
    diff.apply(to: Array(old), from: Array(new)) == Array(new)
  }

  @Test("Its difference from before is exact, and found without a walk through the trees")
  func values() {
    var random = SeededRandom(seed: 1)
    let store = RecordStore(Person.self, key: \.pid, (0..<3_000).map { Person($0) })
    let before = store.snapshot
    var people = Array(before).shuffled(using: &random)
    people[7].name = "changed"
    people.removeLast(5)
    people.append(Person(9_000))
    store.replaceAll(with: people)
    let after = store.snapshot
    #expect(Array(after) == people)
    let diff = after.difference(from: before)
    #expect(replays(diff, before, after))
    #expect(diff.updates.count == 1 && diff.deletes.count == 5 && diff.inserts.count == 1)
    #if DEBUG
      #expect(TreeVisits.count { _ = after.difference(from: before) } == 0)
    #endif
    store.move(from: 0, to: 2_000)
    store.remove(at: 5)
    #expect(replays(store.snapshot.difference(from: after), after, store.snapshot))
    #expect(replays(store.snapshot.difference(from: before), before, store.snapshot))
  }

  @Test("Emptied and filled again by single edits, the same")
  func emptied() {
    let store = RecordStore(Person.self, key: \.pid, (0..<200).map { Person($0) })
    let before = store.snapshot
    store.removeAll()
    for pid in (100..<300).reversed() { store.append(Person(pid)) }
    let diff = store.snapshot.difference(from: before)
    #expect(replays(diff, before, store.snapshot))
    #expect(diff.deletes.count == 100 && diff.inserts.count == 100 && diff.moves.count == 99)
  }

  @Test("Objects that are there again count as changed")
  func objects() {
    let accounts = (0..<100).map { Account($0) }
    let store = RecordStore(Account.self, key: \.id, accounts)
    let before = store.snapshot
    store.replaceAll(with: accounts.reversed())
    #expect(store.snapshot.difference(from: before).updates.count == 100)
  }
}
