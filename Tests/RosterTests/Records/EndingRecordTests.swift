import Testing

@testable import Roster

@Suite("Records that look at their store when they end")
@MainActor struct EndingRecordTests {
  /// An object that does something when it ends.
  private final class Item: Equatable, Sendable {
    let id: Int
    let end: @Sendable () -> Void

    init(_ id: Int, _ end: @escaping @Sendable () -> Void) {
      self.id = id
      self.end = end
    }

    deinit { end() }

    static func == (left: Item, right: Item) -> Bool { left.id == right.id }
  }

  @Test("A record that leaves the store may read it and edit it", arguments: 0..<8)
  func ends(way: Int) {
    let store = RecordStore(Item.self, key: { $0.id })
    let ended = Guarded<[Int]>([])
    func item(_ id: Int) -> Item {
      Item(id) { [weak store] in
        MainActor.assumeIsolated {
          guard let store else { return }
          ended.withLock { [count = store.count] in $0.append(count) }
          store.upsert(Item(1_000) {})
        }
      }
    }
    func items(_ ids: some Sequence<Int>) -> [Item] { ids.map(item) }
    store.append(contentsOf: items(0..<100))
    #expect(ended.withLock { $0.isEmpty })
    switch way {
    case 0: store.removeAll()
    case 1: store.remove(5)
    case 2: store.update(item(5))
    case 3: store.replace(at: 5, with: item(200))
    case 4: store.replaceAll(with: items(0..<99))
    case 5: store.replaceAll(with: items(300..<400))
    case 6: store.edit { $0.update(item(7)) }
    default:
      let center = ChangeCenter()
      store.follow(center)
      center.post(.update(items(0..<50)))
    }
    #expect(!ended.withLock { $0.isEmpty })
    #expect(store.contains(1_000))
    let keys = store.snapshot.map(\.id)
    #expect(Set(keys).count == keys.count)
    #expect(keys.allSatisfy { store[store.position(of: $0) ?? -1]?.id == $0 })
  }
}
