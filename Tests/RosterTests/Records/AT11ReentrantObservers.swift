import Roster
import Testing

@Suite("AT11 Re-entrant observers: stores")
@MainActor struct AT11ReentrantObservers {
  /// What an observer sees: the operation, the key and position it is told, the list it reads.
  private final class Record {
    var lines: [String] = []
  }

  private func line(_ change: RecordChange<Person, Int>, _ store: RecordStore<Person, Int>)
    -> String
  {
    let key = change.record.after.map { "\($0.pid)" } ?? "-"
    let place = change.position.after.map { "\($0)" } ?? "-"
    return "\(change.operation) \(key) at \(place), count \(store.count)"
  }

  private func store() -> RecordStore<Person, Int> {
    RecordStore(Person.self, key: \.pid, [Person(1), Person(2), Person(3)])
  }

  @Test("AT11a A list cleared by an observer is told after the addition, to all, by edits")
  func clearedByEdit() {
    let store = store()
    let record = Record()
    store.onChange { if $0.operation == .add { store.removeAll() } }
    store.onChange { record.lines.append(self.line($0, store)) }
    store.append(Person(4))
    #expect(record.lines == ["add 4 at 3, count 4", "clear - at -, count 0"])
  }

  @Test("AT11a A list cleared by an observer is told after the addition, to all, by posts")
  func clearedByPost() {
    let store = store()
    let center = ChangeCenter()
    let record = Record()
    store.follow(center)
    store.onChange { if $0.operation == .add { center.post(.replaceAll(with: [Person]())) } }
    store.onChange { record.lines.append(self.line($0, store)) }
    center.post(.add(Person(4)))
    #expect(record.lines == ["add 4 at 3, count 4", "clear - at -, count 0"])
  }

  @Test("AT11b Who leaves hears no more, who comes hears the next")
  func comeAndGo() {
    let store = store()
    var lines: [String] = []
    var subscription: Subscription?
    subscription = store.onChange { _ in
      lines.append("P")
      subscription?.cancel()
      store.onChange { _ in lines.append("T") }
    }
    store.onChange { _ in lines.append("Q") }
    store.onChange { _ in lines.append("R") }
    store.append(Person(4))
    #expect(lines == ["P", "Q", "R"])
    store.append(Person(5))
    #expect(lines == ["P", "Q", "R", "Q", "R", "T"])
  }

  @Test("A position given inside a callback means the record that was there")
  func positionsStay() {
    let store = store()
    store.onChange { if $0.operation == .add { store.remove(at: 0) } }
    store.onChange { if $0.operation == .add { store.remove(at: 1) } }
    store.append(Person(4))
    #expect(store.keys == [3, 4])
  }

  @Test("Each edit made inside a callback is told by itself, in the order of asking")
  func chain() {
    let store = store()
    var lines: [String] = []
    store.onChange { change in
      if let key = change.record.after?.pid, key < 7 {
        store.append(Person(key + 1))
        #expect(store.keys.last == key)
      }
    }
    store.onChange { lines.append(self.line($0, store)) }
    store.append(Person(4))
    #expect(
      lines == (4...7).map { "add \($0) at \($0 - 1), count \($0)" })
  }

  @Test("A long chain of edits, each made by an observer of the one before, does not nest")
  func longChain() {
    let store = RecordStore(Person.self, key: \.pid)
    var depth = 0
    store.onChange { change in
      depth += 1
      #expect(depth == 1)
      if let key = change.record.after?.pid, key < 20_000 { store.append(Person(key + 1)) }
      depth -= 1
    }
    store.append(Person(1))
    #expect(store.count == 20_000)
  }
}
