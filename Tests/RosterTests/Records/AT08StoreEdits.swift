import Roster
import Testing

@Suite("AT08 Merging in one tick: stores")
@MainActor struct AT08StoreEdits {
  private let store = RecordStore(
    Person.self, key: \.pid, [Person(1, "A"), Person(2, "B"), Person(3, "C")])

  private func diff(_ body: @escaping @MainActor (RecordStore<Person, Int>) -> Void) -> ListDiff {
    let before = store.snapshot
    store.edit(body)
    return store.snapshot.difference(from: before)
  }

  @Test("AT08a Two deletes") func deletes() {
    #expect(
      diff {
        $0.remove(1)
        $0.remove(2)
      } == ListDiff(deletes: [0, 1]))
  }

  @Test("AT08b Two additions in front") func additions() {
    #expect(
      diff {
        $0.insert(Person(10, "X"), at: 0)
        $0.insert(Person(11, "Y"), at: 0)
      } == ListDiff(inserts: [0, 1]))
    #expect(store.keys == [11, 10, 1, 2, 3])
  }

  @Test("AT08c An addition taken back") func takenBack() {
    #expect(
      diff {
        $0.insert(Person(10, "X"), at: 0)
        $0.remove(10)
      }.isEmpty)
  }

  @Test("AT08d Deleted and added again with other content") func again() {
    #expect(
      diff {
        $0.remove(1)
        $0.insert(Person(1, "A*"), at: 0)
      } == ListDiff(updates: [.init(before: 0, after: 0)]))
  }

  @Test("AT08e Updated, then deleted") func updatedThenDeleted() {
    #expect(
      diff {
        $0.update(Person(2, "B*"))
        $0.remove(2)
      } == ListDiff(deletes: [1]))
  }

  @Test("AT08f Updated twice") func updatedTwice() {
    #expect(
      diff {
        $0.update(Person(2, "B'"))
        $0.update(Person(2, "B''"))
      } == ListDiff(updates: [.init(before: 1, after: 1)]))
    #expect(store.record(for: 2)?.name == "B''")
  }

  @Test("AT08g An unknown key is reported, and nothing happens") func unknown() {
    let before = store.snapshot
    let faults = diagnostics {
      store.remove(9)
      store.update(Person(9, "Z"))
      store.move(9, to: 0)
    }
    #expect(faults.map(\.cause) == ["unknown-key", "unknown-key", "unknown-key"])
    #expect(faults[0].what.contains("9"))
    #expect(store.snapshot.difference(from: before).isEmpty)
    #expect(store.keys == [1, 2, 3])
  }

  @Test("AT08h An addition of a key that is there is reported, and one row stays") func existing() {
    var told = 0
    store.onChange { _ in told += 1 }
    let faults = diagnostics { store.append(Person(2, "B2")) }
    #expect(faults.map(\.cause) == ["existing-key"])
    #expect(faults[0].place == "position 1")
    #expect(store.keys == [1, 2, 3])
    #expect(store.record(for: 2)?.name == "B")
    #expect(told == 0)
  }
}
