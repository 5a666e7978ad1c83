import Observation
import Roster
import Testing

@Suite("Stores of records")
@MainActor struct RecordStoreTests {
  private func store(_ keys: [Int]) -> RecordStore<Person, Int> {
    RecordStore(Person.self, key: \.pid, keys.map { Person($0) })
  }

  @Test("Of records with one key the first is kept, each other is reported with both positions")
  func repeats() {
    let faults = diagnostics {
      let store = RecordStore(
        Person.self, key: \.pid, [Person(1, "a"), Person(1, "b"), Person(2), Person(1, "c")])
      #expect(store.keys == [1, 2])
      #expect(store[0]?.name == "a")
      store.replaceAll(with: [Person(3), Person(1, "d"), Person(3, "x"), Person(1, "e")])
      #expect(store.snapshot.map { $0 } == [Person(3), Person(1, "d")])
    }
    #expect(faults.allSatisfy { $0.cause == "repeated-key" })
    #expect(
      faults.map(\.place) == [
        "position 1, first at position 0", "position 3, first at position 0",
        "position 2, first at position 0", "position 3, first at position 1",
      ])
  }

  @Test("Positions outside the list give nothing, or a report")
  func outside() {
    let store = store([1, 2])
    #expect(store[-1] == nil && store[2] == nil && store[.max] == nil && store[.min] == nil)
    let faults = causes {
      store.remove(at: 2)
      store.remove(at: -1)
      store.replace(at: 5, with: Person(9))
      store.move(from: 7, to: 0)
      store.move(from: 0, to: 2)
      store.insert(Person(3), at: 99)
      store.insert(Person(4), at: .min)
    }
    #expect(faults == Array(repeating: "position-outside-list", count: 7))
    #expect(store.keys == [4, 1, 2, 3])
  }

  @Test("Moves say where the record is afterwards")
  func moves() {
    for source in 0..<5 {
      for target in 0..<5 {
        let store = store(Array(0..<5))
        store.move(from: source, to: target)
        #expect(store[target]?.pid == source)
        #expect(store.keys.filter { $0 != source } == (0..<5).filter { $0 != source })
        #expect((0..<5).allSatisfy { store.position(of: $0) == store.keys.firstIndex(of: $0) })
      }
    }
  }

  @Test("A record may be replaced by one with another key, in its place")
  func replaced() {
    let store = store([1, 2, 3])
    store.replace(at: 1, with: Person(9, "new"))
    #expect(store.keys == [1, 9, 3])
    #expect(store.record(for: 2) == nil && store.position(of: 9) == 1)
    store.update(9) { $0.name = "newer" }
    #expect(store.record(for: 9)?.name == "newer")
    store.update(9) { $0.pid = 10 }
    #expect(store.keys == [1, 10, 3])
    let faults = causes {
      store.update(10) { $0.pid = 3 }
      store.replace(at: 0, with: Person(3))
    }
    #expect(faults == ["existing-key", "existing-key"])
    #expect(store.keys == [1, 10, 3])
  }

  @Test("A sorted store keeps its order, equal records the order in which they came")
  func sorted() {
    let store = RecordStore(
      Person.self, [Person(3, "b"), Person(1, "a"), Person(2, "b")]
    ) { $0.name < $1.name }
    #expect(store.keys == [1, 3, 2])
    store.insert(Person(4, "b"), at: 0)
    store.append(Person(5, "a"))
    #expect(store.keys == [1, 5, 3, 2, 4])
    let before = store.snapshot
    var told: [RecordChange<Person, Int>] = []
    store.onChange { told.append($0) }
    store.update(Person(3, "c"))
    #expect(store.keys == [1, 5, 2, 4, 3])
    #expect(
      told == [
        .init(
          .update, position: .init(before: 2, after: 4),
          record: .init(before: Person(3, "b"), after: Person(3, "c")))
      ])
    #expect(
      store.snapshot.difference(from: before)
        == ListDiff(
          moves: [.init(before: 2, after: 4)], updates: [.init(before: 2, after: 4)]))
    #expect(causes { store.move(3, to: 0) } == ["move-in-sorted-store"])
    store.replaceAll(with: [Person(9, "z"), Person(8, "a"), Person(1, "a")])
    #expect(store.keys == [8, 1, 9])
  }

  @Test("What is observed by Observation is told of edits, and of nothing else")
  func observation() {
    let store = store([1, 2])
    let told = Guarded(0)
    func watch(_ read: () -> Void) {
      withObservationTracking(read) { told.withLock { $0 += 1 } }
    }
    watch { _ = store.count }
    store.update(Person(1))
    #expect(told.withLock { $0 } == 0)
    store.append(Person(3))
    #expect(told.withLock { $0 } == 1)
    store.append(Person(4))
    #expect(told.withLock { $0 } == 1)
    watch { _ = store[0] }
    watch { _ = store.record(for: 2) }
    watch { _ = store.snapshot }
    store.edit {
      $0.remove(1)
      $0.remove(2)
    }
    #expect(told.withLock { $0 } == 4)
  }

  @Test("An edit that a handler of Observation makes comes after the edit it hears of")
  func observationReentrant() {
    let store = store([1, 2])
    withObservationTracking {
      _ = store.count
    } onChange: {
      MainActor.assumeIsolated { store.insert(Person(9), at: 0) }
    }
    store.remove(at: 0)
    #expect(store.keys == [9, 2])
  }

  @Test("A transaction is told once, as what it came to")
  func transaction() {
    let store = store([1, 2, 3, 4])
    var edits = 0
    var told: [RecordChange<Person, Int>.Operation] = []
    let watch = store.observeEdits { edits += 1 }
    store.onChange { change in
      told.append(change.operation)
      #expect(store.keys == [5, 1, 4, 3])
    }
    store.edit { store in
      store.append(Person(6))
      store.insert(Person(5), at: 0)
      store.edit { $0.remove(6) }
      store.remove(2)
      store.update(Person(1, "x"))
      store.move(4, to: 2)
    }
    #expect(edits == 1)
    #expect(told == [.delete, .add, .update, .move])
    watch.cancel()
  }

  @Test("An object whose key was changed in place does not upset the store")
  func keyChangedInPlace() {
    final class Tag: Equatable, Sendable {
      let guarded: Guarded<Int>
      init(_ id: Int) { guarded = Guarded(id) }
      var id: Int {
        get { guarded.withLock { $0 } }
        set { guarded.withLock { $0 = newValue } }
      }
      static func == (left: Tag, right: Tag) -> Bool { left === right }
    }
    let tags = (0..<100).map { Tag($0) }
    let repeated = (0..<100).map { Tag($0) }
    let other = RecordStore(Tag.self, key: { $0.id }, repeated)
    let before = other.snapshot
    repeated[3].id = 90
    other.edit { store in
      store.remove(at: 3)
      store.remove(90)
      store.append(Tag(3))
    }
    let diff = other.snapshot.difference(from: before)
    #expect(diff.apply(to: Array(before), from: Array(other.snapshot)) == Array(other.snapshot))
    let store = RecordStore(Tag.self, key: { $0.id }, tags)
    tags[50].id = 1_000
    let faults = causes { store.update(tags[50]) }
    #expect(faults == ["unknown-key"])
    store.remove(at: 50)
    #expect(store.count == 99)
    for key in 0..<100 where key != 50 { #expect(store.position(of: key) != nil) }
    store.append(Tag(50))
    #expect(store.position(of: 50) == 99)
  }

  @Test("Snapshots of different stores are compared by key and content")
  func unrelated() {
    let old = store([1, 2, 3]).snapshot
    let new = RecordStore(
      Person.self, key: \.pid, [Person(3), Person(1, "x"), Person(4)]
    ).snapshot
    let diff = new.difference(from: old)
    #expect(diff.deletes == [1] && diff.inserts == [2])
    #expect(diff.updates == [.init(before: 0, after: 1)])
    #expect(diff.apply(to: Array(old), from: Array(new)) == Array(new))
  }

  #if DEBUG
    @Test("The nodes that a keyed edit and its difference visit grow with the logarithm")
    func visits() {
      for (size, limit) in [(1_000, 50), (10_000, 75), (100_000, 100)] {
        let store = store(Array(0..<size))
        for key in [0, size / 3, size - 1] {
          let before = store.snapshot
          let visits = TreeVisits.count {
            store.update(Person(key, "x"))
            store.insert(Person(-1), at: key)
            store.move(key, to: size / 2)
            store.remove(-1)
            _ = store.snapshot.difference(from: before)
          }
          #expect(visits <= limit, "\(size): \(visits)")
        }
      }
    }
  #endif
}
