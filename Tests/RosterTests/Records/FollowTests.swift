import Roster
import Testing

@Suite("Stores that follow a center")
@MainActor struct FollowTests {
  private let center = ChangeCenter()

  private func store(
    _ people: [Person] = [], at place: Placement = .end,
    where filter: (@Sendable (Person) -> Bool)? = nil
  ) -> RecordStore<Person, Int> {
    let store = RecordStore(Person.self, key: \.pid, people)
    store.follow(center, insertAt: place, where: filter)
    return store
  }

  @Test("Additions go to the place for additions, lists of them in their order")
  func placement() {
    let first = store([Person(1)], at: .start)
    let last = store([Person(1)], at: .end)
    let sorted = RecordStore(Person.self, [Person(1)]) { $0.pid > $1.pid }
    sorted.follow(center)
    center.post(.add(Person(2)))
    center.post(.add([Person(3), Person(4)]))
    center.post(.upsert(Person(5)))
    #expect(first.keys == [5, 3, 4, 2, 1])
    #expect(last.keys == [1, 2, 3, 4, 5])
    #expect(sorted.keys == [5, 4, 3, 2, 1])
  }

  @Test("Each post is one edit, told record by record")
  func oneEdit() {
    let store = store([Person(1), Person(2)])
    var edits = 0
    var changes: [RecordChange<Person, Int>] = []
    let watch = store.observeEdits { edits += 1 }
    store.onChange { changes.append($0) }
    center.post(.add([Person(3), Person(4)]))
    center.post(.update([Person(1, "x"), Person(2, "y")]))
    center.post(.delete([Person(1), Person(4)]))
    #expect(edits == 3)
    #expect(
      changes == [
        .init(.add, position: .init(after: 2), record: .init(after: Person(3))),
        .init(.add, position: .init(after: 3), record: .init(after: Person(4))),
        .init(
          .update, position: .init(before: 0, after: 0),
          record: .init(before: Person(1), after: Person(1, "x"))),
        .init(
          .update, position: .init(before: 1, after: 1),
          record: .init(before: Person(2), after: Person(2, "y"))),
        .init(.delete, position: .init(before: 0), record: .init(before: Person(1, "x"))),
        .init(.delete, position: .init(before: 3), record: .init(before: Person(4))),
      ])
    watch.cancel()
  }

  @Test("A record is deleted by the key of the row that shows it, and by a key of any type")
  func keyOfRow() {
    let people = store([Person(1), Person(2), Person(3)])
    let row = RowID(Person.self, 2)
    center.post(.delete(Person.self, key: row.key))
    #expect(people.keys == [1, 3])
    center.post(Change<Person>(.deleteKey(AnyKey(3))))
    #expect(people.keys == [1])
    // A store whose keys are of any type.
    let any = RecordStore(Person.self, key: { AnyKey($0.pid) }, [Person(1), Person(2)])
    let other = ChangeCenter()
    any.follow(other)
    other.post(.delete(Person.self, key: AnyKey(1)))
    #expect(any.snapshot.map(\.pid) == [2])
    other.post(.delete(Person.self, key: 2))
    #expect(any.snapshot.isEmpty)
  }

  @Test("A record that no longer fits a filter leaves, one that now fits enters")
  func filter() {
    let store = store([], at: .start, where: { $0.name.hasPrefix("a") })
    let faults = causes {
      center.post(.add([Person(1, "a1"), Person(2, "b2")]))
      #expect(store.keys == [1])
      center.post(.update(Person(2, "a2")))
      #expect(store.keys == [2, 1])
      center.post(.update(Person(1, "b1")))
      #expect(store.keys == [2])
      center.post(.update(Person(3, "b3")))
      center.post(.upsert(Person(4, "b4")))
      center.post(.delete(Person.self, key: 3))
      center.post(.delete(Person(1)))
      center.post(.upsert(Person(2, "c2")))
      #expect(store.keys == [])
      center.post(.replaceAll(with: [Person(5, "a5"), Person(6, "b6"), Person(7, "a7")]))
      #expect(store.keys == [5, 7])
    }
    #expect(faults == [])
  }

  @Test("A key of the wrong type is reported, and nothing else happens")
  func wrongKey() {
    let store = store([Person(7)])
    let faults = diagnostics {
      center.post(.delete(Person.self, key: "7"))
      center.post(.delete(Person.self, key: AnyKey("7")))
      center.post(Change<Person>(.deleteKey(AnyKey("7"))))
    }
    #expect(faults.map(\.cause) == ["wrong-key-type", "wrong-key-type", "wrong-key-type"])
    #expect(faults.allSatisfy { $0.description.contains("String") })
    #expect(store.keys == [7])
  }

  @Test("A list of another type never hears of it")
  func otherType() {
    let people = store([Person(7)])
    let accounts = RecordStore(Account.self, key: \.id, [Account(7)])
    accounts.follow(center)
    var told = 0
    accounts.onChange { _ in told += 1 }
    let faults = causes {
      center.post(.delete(Person.self, key: 7))
      center.post(.invalidate(Person.self))
      center.post(.add(Person(7)))
    }
    #expect(faults == [])
    #expect(told == 0 && accounts.count == 1 && people.keys == [7])
  }

  @Test("Any number of lists follow one post; unknown keys are reported by each that misses them")
  func manyLists() {
    let first = store([Person(1), Person(2)])
    let second = store([Person(2)])
    let faults = causes { center.post(.update(Person(1, "x"))) }
    #expect(faults == ["unknown-key"])
    #expect(first.record(for: 1)?.name == "x")
    center.post(.delete(Person.self, key: 2))
    #expect(first.keys == [1] && second.keys == [])
  }

  @Test("The same object changed in place and posted is told as an update")
  func object() {
    let account = Account(1)
    let store = RecordStore(Account.self, key: \.id, [account])
    store.follow(center)
    var told = 0
    store.onChange { change in
      #expect(change.operation == .update)
      #expect(change.record.after?.balance == 3)
      told += 1
    }
    account.deposit(3)
    center.post(.update(account))
    #expect(told == 1)
  }

  @Test("A cancelled store stays as it is, a store that is gone is gone")
  func ends() {
    let store = RecordStore(Person.self, key: \.pid)
    let token = store.follow(center)
    center.post(.add(Person(1)))
    token.cancel()
    center.post(.add(Person(2)))
    #expect(store.keys == [1])
    weak var gone: RecordStore<Person, Int>?
    do {
      let other = RecordStore(Person.self, key: \.pid)
      other.follow(center)
      other.onChange { _ in }
      gone = other
    }
    #expect(gone == nil)
    center.post(.add(Person(3)))
  }

  @Test("The opened row is named with its present place, also after others moved")
  func opened() {
    let store = store([Person(1), Person(2), Person(3)], at: .start)
    var opened: [RecordChange<Person, Int>.Opened?] = []
    store.onChange { opened.append($0.opened) }
    center.post(.add(Person(4)))
    store.opened = 2
    center.post(.add(Person(5)))
    center.post(.update(Person(2, "x")))
    store.move(2, to: 0)
    center.post(.delete(Person(2)))
    #expect(
      opened == [
        nil, .init(key: 2, position: 3), .init(key: 2, position: 3), .init(key: 2, position: 0),
        .init(key: 2, position: nil),
      ])
  }
}
