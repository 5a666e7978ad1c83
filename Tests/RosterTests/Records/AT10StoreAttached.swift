import Roster
import Testing

@Suite("AT10 Attached late or hidden: stores")
@MainActor struct AT10StoreAttached {
  @Test("AT10 Additions to an empty list, before and after anybody listens")
  func additions() {
    let center = ChangeCenter()
    let store = RecordStore(Person.self, key: \.pid)
    store.follow(center)
    for key in 1...3 { center.post(.add(Person(key))) }
    #expect(store.keys == [1, 2, 3])
    let shown = store.snapshot
    center.post(.add(Person(4)))
    center.post(.delete(Person.self, key: 1))
    #expect(store.keys == [2, 3, 4])
    #expect(
      store.snapshot.difference(from: shown) == ListDiff(deletes: [0], inserts: [2]))
    let next = store.snapshot
    center.post(.add(Person(5)))
    #expect(store.snapshot.difference(from: next) == ListDiff(inserts: [3]))
  }

  @Test("AT10 A deletion in an empty list is reported, and nothing happens")
  func deletionInEmpty() {
    let center = ChangeCenter()
    let store = RecordStore(Person.self, key: \.pid)
    store.follow(center)
    var edits = 0
    let watch = store.observeEdits { edits += 1 }
    let faults = diagnostics { center.post(.delete(Person.self, key: 9)) }
    #expect(faults.map(\.cause) == ["unknown-key"])
    #expect(faults.first?.place.contains("9") == true)
    #expect(store.isEmpty && edits == 0)
    watch.cancel()
  }
}
