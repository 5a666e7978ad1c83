import Roster
import Testing

@Suite("AT03 Moves that are none, a list replaced by an equal one: stores")
@MainActor struct AT03StoreRefresh {
  private let store = RecordStore(
    Person.self, key: \.pid, [Person(1, "A"), Person(2, "B"), Person(3, "C")])

  /// What an edit comes to, and how often observers were told.
  private func run(_ body: () -> Void) -> (diff: ListDiff, edits: Int, changes: Int) {
    var edits = 0
    var changes = 0
    let before = store.snapshot
    let watch = store.observeEdits { edits += 1 }
    let told = store.onChange { _ in changes += 1 }
    body()
    watch.cancel()
    told.cancel()
    return (store.snapshot.difference(from: before), edits, changes)
  }

  @Test("AT03a An update with equal content is nothing") func equalUpdate() {
    let (diff, edits, changes) = run { store.update(Person(1, "A")) }
    #expect(diff.isEmpty)
    #expect(edits == 0 && changes == 0)
  }

  @Test("AT03b A move to where it is, with new content, is an update") func moveToItself() {
    let (diff, edits, changes) = run {
      store.edit {
        $0.move(from: 0, to: 0)
        $0.update(Person(1, "A*"))
      }
    }
    #expect(diff == ListDiff(updates: [.init(before: 0, after: 0)]))
    #expect(edits == 1 && changes == 1)
  }

  @Test("AT03c An update and a move that is none are one update") func updateAndMove() {
    let (diff, edits, changes) = run {
      store.edit {
        $0.update(Person(1, "A*"))
        $0.move(1, to: 0)
      }
    }
    #expect(diff == ListDiff(updates: [.init(before: 0, after: 0)]))
    #expect(edits == 1 && changes == 1)
  }

  @Test("AT03d Replacing all by the same list is nothing") func equalRefresh() {
    let (diff, edits, changes) = run {
      store.replaceAll(with: [Person(1, "A"), Person(2, "B"), Person(3, "C")])
    }
    #expect(diff.isEmpty)
    #expect(edits == 0 && changes == 0)
  }

  @Test("AT03e Replacing all gives updates where content differs only") func refresh() {
    let (diff, edits, changes) = run {
      store.replaceAll(with: [Person(1, "A*"), Person(2, "B*"), Person(3, "C")])
    }
    #expect(diff == ListDiff(updates: [.init(before: 0, after: 0), .init(before: 1, after: 1)]))
    #expect(edits == 1 && changes == 2)
  }

  @Test("An invalidation changes no record, and is told once") func invalidation() {
    let before = store.snapshot
    var told: [RecordChange<Person, Int>] = []
    store.onChange { told.append($0) }
    store.invalidate()
    #expect(told == [RecordChange(.invalidate)])
    #expect(store.snapshot.difference(from: before).isEmpty)
    #expect(store.snapshot.wasInvalidated(since: before))
    #expect(!store.snapshot.wasInvalidated(since: store.snapshot))
  }

  @Test("An object changed in place and given as an update counts as changed") func object() {
    let account = Account(7)
    let store = RecordStore(Account.self, key: \.id, [Account(6), account])
    var told: [Int?] = []
    store.onChange { told.append($0.position.after) }
    let before = store.snapshot
    store.update(account)
    #expect(store.snapshot.difference(from: before).updates == [.init(before: 1, after: 1)])
    account.deposit(5)
    let middle = store.snapshot
    store.edit { $0.update(account) }
    #expect(store.snapshot.difference(from: middle).updates == [.init(before: 1, after: 1)])
    #expect(told == [1, 1])
    #expect(store.snapshot.difference(from: store.snapshot).isEmpty)
  }
}
