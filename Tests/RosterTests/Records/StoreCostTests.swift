#if DEBUG
  import Testing

  @testable import Roster

  /// A record that counts what is asked of it and of its key.
  private struct Counted: Equatable, Sendable {
    struct Key: Hashable, Sendable {
      var number: Int

      static func == (left: Key, right: Key) -> Bool {
        Counted.asked.withLock { $0 += 1 }
        return left.number == right.number
      }
      func hash(into hasher: inout Hasher) {
        Counted.asked.withLock { $0 += 1 }
        hasher.combine(number)
      }
    }

    static let asked = Guarded(0)

    var number: Int
    var text = ""
    var key: Key {
      Self.asked.withLock { $0 += 1 }
      return Key(number: number)
    }

    static func == (left: Counted, right: Counted) -> Bool {
      asked.withLock { $0 += 1 }
      return left.number == right.number && left.text == right.text
    }
    static func isLess(_ left: Counted, _ right: Counted) -> Bool {
      asked.withLock { $0 += 1 }
      return left.number < right.number
    }

    static func list(_ numbers: some Sequence<Int>, _ text: String = "") -> [Counted] {
      numbers.map { Counted(number: $0, text: text) }
    }
  }

  private typealias Store = RecordStore<Counted, Counted.Key>

  /// Something done to a store of even numbers below `2 * count`.
  private struct Operation: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let body: @MainActor @Sendable (_ store: Store, _ center: ChangeCenter, _ count: Int) -> Void

    init(
      _ name: String, _ body: @escaping @MainActor @Sendable (Store, ChangeCenter, Int) -> Void
    ) {
      testDescription = name
      self.body = body
    }
  }

  /// The nodes of trees that operations visit, and what they ask of records and keys.
  @Suite("The cost of what is done to a store", .serialized)
  @MainActor struct StoreCostTests {
    private static let small = 1_000

    private func cost(
      of operation: Operation, _ count: Int, isSorted: Bool = false, isObserved: Bool = false
    ) -> Int {
      var order: Store.Order?
      if isSorted { order = { Counted.isLess($0, $1) } }
      let records = Counted.list((0..<count).map { 2 * $0 })
      let store = Store(Counted.self, key: { $0.key }, records, sortedBy: order)
      let center = ChangeCenter()
      store.follow(center)
      var told = 0
      if isObserved { store.onChange { _ in told += 1 } }
      Counted.asked.exchange(0)
      let visits = TreeVisits.count { operation.body(store, center, count) }
      return visits + Counted.asked.withLock { $0 }
    }

    private nonisolated static let single: [Operation] = [
      Operation("subscript") { store, _, count in _ = store[count / 3] },
      Operation("snapshot") { store, _, count in _ = store.snapshot[count / 3] },
      Operation("record(for:)") { store, _, count in
        _ = store.record(for: .init(number: count / 2 * 2))
      },
      Operation("position(of:)") { store, _, count in
        _ = store.position(of: .init(number: count / 2 * 2))
      },
      Operation("contains") { store, _, _ in _ = store.contains(.init(number: 7)) },
      Operation("insert") { store, _, count in store.insert(Counted(number: 77), at: count / 2) },
      Operation("append") { store, _, _ in store.append(Counted(number: 77)) },
      Operation("update") { store, _, count in
        store.update(Counted(number: count / 2 * 2, text: "x"))
      },
      Operation("update by key") { store, _, count in
        store.update(.init(number: count / 2 * 2)) { $0.text = "x" }
      },
      Operation("update to another key") { store, _, count in
        store.update(.init(number: count / 2 * 2)) { $0.number = 77 }
      },
      Operation("replace") { store, _, count in
        store.replace(at: count / 2, with: Counted(number: 77))
      },
      Operation("upsert of a new record") { store, _, _ in store.upsert(Counted(number: 77)) },
      Operation("upsert in front") { store, _, _ in
        store.upsert(Counted(number: 77), insertAt: .start)
      },
      Operation("upsert of one that is there") { store, _, count in
        store.upsert(Counted(number: count / 2 * 2, text: "x"))
      },
      Operation("remove at a position") { store, _, count in store.remove(at: count / 2) },
      Operation("remove by key") { store, _, count in
        store.remove(.init(number: count / 2 * 2))
      },
      Operation("move from a position") { store, _, count in store.move(from: 3, to: count - 3) },
      Operation("move by key") { store, _, count in
        store.move(.init(number: count / 2 * 2), to: 3)
      },
      Operation("refresh of all") { store, _, _ in store.invalidate() },
      Operation("transaction of ten edits") { store, _, count in
        store.edit { store in
          for step in 0..<10 {
            store.update(Counted(number: count / 20 * 2 * step, text: "x"))
            store.insert(Counted(number: 2 * step + 1), at: count / 10 * step)
          }
        }
      },
      Operation("difference of ten edits") { store, _, count in
        let before = store.snapshot
        for step in 0..<10 { store.remove(at: count / 11 * step) }
        #expect(store.snapshot.difference(from: before).deletes.count == 10)
      },
      Operation("post of an addition") { _, center, _ in center.post(.add(Counted(number: 77))) },
      Operation("post of an update") { _, center, count in
        center.post(.update(Counted(number: count / 2 * 2, text: "x")))
      },
      Operation("post of an upsert") { _, center, _ in
        center.post(.upsert(Counted(number: 77)))
      },
      Operation("post of a deletion") { _, center, count in
        center.post(.delete(Counted(number: count / 2 * 2)))
      },
      Operation("post of a key") { _, center, count in
        center.post(.delete(Counted.self, key: Counted.Key(number: count / 2 * 2)))
      },
      Operation("post of ten") { _, center, count in
        center.post(.update(Counted.list((0..<10).map { count / 10 * $0 / 2 * 2 }, "x")))
      },
    ]

    @Test("An edit or a look costs little more in four times as long a list", arguments: single)
    fileprivate func logarithmic(_ operation: Operation) {
      for (isSorted, isObserved) in [(false, false), (false, true), (true, false), (true, true)] {
        if isSorted, operation.testDescription.hasPrefix("move") { continue }
        let small = cost(of: operation, Self.small, isSorted: isSorted, isObserved: isObserved)
        let large = cost(
          of: operation, 4 * Self.small, isSorted: isSorted, isObserved: isObserved)
        #expect(
          large <= 2 * small + 4, "sorted \(isSorted), observed \(isObserved): \(small), \(large)")
      }
    }

    private nonisolated static let whole: [Operation] = [
      Operation("init") { _, _, count in
        _ = Store(Counted.self, key: { $0.key }, Counted.list((0..<count).reversed()))
      },
      Operation("init of a sorted store") { _, _, count in
        _ = Store(Counted.self, key: { $0.key }, Counted.list((0..<count).reversed())) {
          Counted.isLess($0, $1)
        }
      },
      Operation("append of as many") { store, _, count in
        store.append(contentsOf: Counted.list((0..<count).map { 2 * $0 + 1 }))
      },
      Operation("refresh with a few changes") { store, _, count in
        store.replaceAll(with: Counted.list((0..<count).map { $0 % 20 == 3 ? 2 * $0 + 1 : 2 * $0 }))
      },
      Operation("refresh with new content") { store, _, count in
        store.replaceAll(with: Counted.list((0..<count).map { 2 * $0 }, "x"))
      },
      Operation("refresh in another order") { store, _, count in
        store.replaceAll(with: Counted.list((0..<count).map { 2 * ($0 * 7 % count) }))
      },
      Operation("refresh with repeats") { store, _, count in
        Diagnostics.withHandler({ _ in }) {
          store.replaceAll(with: Counted.list((0..<count).map { $0 % 9 == 4 ? 1 : 2 * $0 }))
        }
      },
      Operation("removeAll") { store, _, _ in store.removeAll() },
      Operation("post of as many additions") { _, center, count in
        center.post(.add(Counted.list((0..<count).map { 2 * $0 + 1 })))
      },
      Operation("post of updates of all") { _, center, count in
        center.post(.update(Counted.list((0..<count).map { 2 * $0 }, "x")))
      },
      Operation("post of upserts, half of them new") { _, center, count in
        center.post(.upsert(Counted.list(count..<2 * count, "x")))
      },
      Operation("post of deletions of all") { _, center, count in
        center.post(.delete(Counted.list((0..<count).map { 2 * $0 })))
      },
      Operation("post of the whole list") { _, center, count in
        center.post(
          .replaceAll(with: Counted.list((0..<count).map { $0 % 20 == 3 ? 2 * $0 + 1 : 2 * $0 })))
      },
      Operation("edits that wait for observers") { store, _, count in
        var isFirst = true
        store.onChange { _ in
          guard isFirst else { return }
          isFirst = false
          for number in 0..<count { store.append(Counted(number: 2 * number + 1)) }
        }
        store.update(Counted(number: 0, text: "x"))
      },
      Operation("as many stores that follow") { _, _, count in
        let center = ChangeCenter()
        let stores = (0..<count).map { _ in Store(Counted.self, key: { $0.key }) }
        for store in stores { store.follow(center) }
        center.post(.add(Counted(number: 1)))
        #expect(stores.allSatisfy { $0.count == 1 })
      },
    ]

    @Test("What is done to all grows with the list, and no faster", arguments: whole)
    fileprivate func linear(_ operation: Operation) {
      for (isSorted, isObserved) in [(false, false), (false, true), (true, false), (true, true)] {
        let small = cost(of: operation, Self.small, isSorted: isSorted, isObserved: isObserved)
        let large = cost(
          of: operation, 4 * Self.small, isSorted: isSorted, isObserved: isObserved)
        // Four times as many, each on a way through the tree that is a node longer at most.
        #expect(
          large <= 7 * small, "sorted \(isSorted), observed \(isObserved): \(small), \(large)")
      }
    }

    @Test("A post of many records asks no more than as many edits", arguments: [1_000, 4_000])
    func posts(count: Int) {
      let edits = Operation("edits") { store, _, count in
        for record in Counted.list((0..<count).map { 2 * $0 + 1 }) {
          store.insert(record, at: store.count)
        }
      }
      let post = Operation("post") { _, center, count in
        center.post(.add(Counted.list((0..<count).map { 2 * $0 + 1 })))
      }
      let (one, other) = (cost(of: edits, count), cost(of: post, count))
      #expect(other <= one + 10, "\(one), \(other)")
    }
  }
#endif
