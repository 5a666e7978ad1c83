import ListTestSupport
import Testing

@testable import Roster

@Suite("The index of a store")
@MainActor struct StoreIndexTests {
  @Test("Thousands of records put at one place each keep their position")
  func crowded() {
    for place in [0, 1, 500, 999, 1_000] {
      let store = RecordStore(Person.self, key: \.pid, (0..<1_000).map { Person($0) })
      for key in 1_000..<4_000 { store.insert(Person(key), at: place) }
      expectPositions(store)
      for key in 4_000..<6_000 { store.insert(Person(key), at: place + key - 4_000) }
      expectPositions(store)
    }
  }

  @Test("Records moved to one place over and over each keep their position")
  func movedAround() {
    let store = RecordStore(Person.self, key: \.pid, (0..<300).map { Person($0) })
    for step in 0..<5_000 { store.move(from: step * 7 % 300, to: 150) }
    expectPositions(store)
  }

  #if DEBUG
    @Test("A key is found on one way through the tree")
    func oneWay() {
      let store = RecordStore(Person.self, key: \.pid, (0..<5_000).map { Person($0) })
      let visits = TreeVisits.count { _ = store.position(of: 3_210) }
      #expect(visits == store.tree.height + 1)
    }
  #endif

  @Test("Keys whose hashes are all equal are told apart")
  func collisions() {
    struct Key: Hashable {
      var number: Int
      func hash(into hasher: inout Hasher) {}
    }
    struct Item: Equatable { var key: Key }
    let store = RecordStore(Item.self, key: \.key)
    for number in 0..<200 { store.append(Item(key: Key(number: number))) }
    for number in stride(from: 0, to: 200, by: 3) { store.remove(Key(number: number)) }
    var position = 0
    for number in 0..<200 {
      let isThere = number % 3 != 0
      #expect(store.position(of: Key(number: number)) == (isThere ? position : nil))
      if isThere { position += 1 }
    }
  }

  @Test("A table of slots does what a dictionary does, also round its end")
  func table() {
    var random = SeededRandom(seed: 5)
    var table = SlotTable()
    var model: [UInt32: UInt32] = [:]
    for _ in 0..<20_000 {
      let slot = UInt32.random(in: 0..<300, using: &random)
      if let hash = model[slot] {
        table.remove(hash, slot: slot)
        model[slot] = nil
      } else {
        // Few different hashes, near the end of the table: long rows of entries, wrapping round.
        let hash = UInt32.max - UInt32.random(in: 0..<20, using: &random) * 3
        table.insert(hash, slot: slot)
        model[slot] = hash
      }
    }
    for slot in 0..<UInt32(300) {
      for hash in Set(model.values) {
        var place = table.first(hash)
        var isFound = false
        while let found = place, !isFound {
          isFound = table.slot(at: found) == slot
          place = table.next(after: found, hash)
        }
        #expect(isFound == (model[slot] == hash))
      }
    }
  }

  @Test("When the numbers of writes begin again, nothing old is taken for new")
  func wrapped() {
    let store = RecordStore(Person.self, key: \.pid, [Person(1), Person(2)])
    store.revision = .max - 1
    let before = store.snapshot
    store.update(Person(1, "x"))
    store.update(Person(2, "y"))
    store.update(Person(2, "z"))
    let diff = store.snapshot.difference(from: before)
    #expect(diff.updates == [.init(before: 0, after: 0), .init(before: 1, after: 1)])
    #expect(store.lineage !== before.lineage)
  }

  private func expectPositions(_ store: RecordStore<Person, Int>) {
    for (position, person) in store.snapshot.enumerated()
    where store.position(of: person.pid) != position {
      Issue.record("\(person.pid) is not found at \(position)")
    }
  }
}
