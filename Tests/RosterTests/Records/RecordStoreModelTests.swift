import ListTestSupport
import Roster
import Testing

@Suite("Stores do what plain arrays do")
@MainActor struct RecordStoreModelTests {
  /// A store with its model: an array, and what observers should know.
  @MainActor private final class Pair {
    let store: RecordStore<Person, Int>
    let center = ChangeCenter()
    var model: [Person]
    let isSorted: Bool
    let isFiltered: Bool
    /// The list that observers have put together from single changes.
    var followed: [Person]
    /// Whether changes replay one by one: those of a transaction do not.
    var replays = true
    var snapshots: [(snapshot: RecordSnapshot<Person, Int>, model: [Person])] = []

    init(_ people: [Person], isSorted: Bool, isFiltered: Bool) {
      self.isSorted = isSorted
      self.isFiltered = isFiltered
      let order: RecordStore<Person, Int>.Order = { $0.name < $1.name }
      let filter: @Sendable (Person) -> Bool = { $0.name != "9" }
      store = RecordStore(
        Person.self, key: \.pid, people, sortedBy: isSorted ? order : nil)
      model = isSorted ? people.sorted { $0.name < $1.name } : people
      followed = model
      store.follow(center, insertAt: .start, where: isFiltered ? filter : nil)
    }

    func add(_ person: Person, at place: Int) {
      if model.contains(where: { $0.pid == person.pid }) { return }
      let sorted = model.firstIndex { person.name < $0.name } ?? model.count
      model.insert(person, at: isSorted ? sorted : place)
    }

    func update(_ person: Person) {
      guard let place = model.firstIndex(where: { $0.pid == person.pid }) else { return }
      model[place] = person
      if !isSorted { return }
      let isBefore = place > 0 && person.name < model[place - 1].name
      let isBehind = place + 1 < model.count && model[place + 1].name < person.name
      if isBefore || isBehind {
        model.remove(at: place)
        add(person, at: 0)
      }
    }

    func remove(_ key: Int) { model.removeAll { $0.pid == key } }
  }

  private func step(_ pair: Pair, _ random: inout SeededRandom) {
    let key = Int.random(in: 0..<400, using: &random)
    let person = Person(key, String(Int.random(in: 0..<10, using: &random)))
    let count = pair.model.count
    let place = Int.random(in: 0...count, using: &random)
    let has = pair.model.contains { $0.pid == key }
    let fits = !pair.isFiltered || person.name != "9"
    switch Int.random(in: 0..<14, using: &random) {
    case 0:
      pair.store.insert(person, at: place)
      pair.add(person, at: place)
    case 1:
      pair.store.append(person)
      pair.add(person, at: count)
    case 2:
      pair.store.update(person)
      pair.update(person)
    case 3:
      pair.store.remove(key)
      pair.remove(key)
    case 4 where place < count:
      pair.store.remove(at: place)
      pair.model.remove(at: place)
    case 5 where place < count && !pair.isSorted:
      let target = Int.random(in: 0..<count, using: &random)
      pair.store.move(from: place, to: target)
      pair.model.insert(pair.model.remove(at: place), at: target)
    case 6:
      pair.store.upsert(person, insertAt: .end)
      if has { pair.update(person) } else { pair.add(person, at: count) }
    case 7:
      pair.center.post(.add(person))
      if fits { pair.add(person, at: 0) }
    case 8:
      pair.center.post(.update(person))
      if has && fits {
        pair.update(person)
      } else if has {
        pair.remove(key)
      } else if fits && pair.isFiltered {
        pair.add(person, at: 0)
      }
    case 9:
      pair.center.post(.delete(Person.self, key: key))
      pair.remove(key)
    case 10:
      pair.center.post(.upsert(person))
      if has && fits {
        pair.update(person)
      } else if has {
        pair.remove(key)
      } else if fits {
        pair.add(person, at: 0)
      }
    case 11 where place + 2 < count && !pair.isSorted:
      let other = pair.model[place + 1]
      let new = Person(1_000 + key, "r")
      pair.store.replace(at: place + 1, with: new)
      if !pair.model.contains(where: { $0.pid == new.pid }) || other.pid == new.pid {
        pair.model[place + 1] = new
      }
    case 12 where Int.random(in: 0..<20, using: &random) == 0:
      var list = pair.model
      list.removeAll { _ in Int.random(in: 0..<5, using: &random) == 0 }
      if Bool.random(using: &random) { list.shuffle(using: &random) }
      list = list.map { Int.random(in: 0..<9, using: &random) == 0 ? Person($0.pid, "5") : $0 }
      if !list.contains(where: { $0.pid == 2_000 + key }) {
        list.insert(Person(2_000 + key, "3"), at: list.count / 2)
      }
      let replays = pair.replays
      pair.replays = false
      pair.store.replaceAll(with: list)
      pair.replays = replays
      pair.model = pair.isSorted ? list.sorted { $0.name < $1.name } : list
      pair.followed = pair.model
    case 13 where Int.random(in: 0..<300, using: &random) == 0:
      pair.store.removeAll()
      pair.model = []
    default: break
    }
  }

  /// Replays what observers are told of single edits.
  private func follow(_ pair: Pair, _ change: RecordChange<Person, Int>) {
    switch change.operation {
    case .clear: pair.followed = []
    case .invalidate: break
    case .add: pair.followed.insert(change.record.after!, at: change.position.after!)
    case .delete:
      #expect(pair.followed.remove(at: change.position.before!) == change.record.before)
    case .move, .update:
      #expect(pair.followed.remove(at: change.position.before!) == change.record.before)
      pair.followed.insert(change.record.after!, at: change.position.after!)
    }
  }

  private func check(_ pair: Pair) {
    let now = pair.store.snapshot
    #expect(Array(now) == pair.model)
    for (position, person) in pair.model.enumerated()
    where pair.store.position(of: person.pid) != position {
      Issue.record("\(person) is lost")
    }
    for (snapshot, model) in pair.snapshots {
      #expect(Array(snapshot) == model)
      let diff = now.difference(from: snapshot)
      #expect(diff.apply(to: model, from: pair.model) == pair.model)
      let plain = ListDiff(old: model, new: pair.model)
      #expect(diff.deletes == plain.deletes)
      #expect(diff.inserts == plain.inserts)
      #expect(diff.moves.count == plain.moves.count)
      #expect(diff.updates == plain.updates)
    }
  }

  @Test(
    "Thousands of edits, snapshots, filters, sorts and posts",
    arguments: [(1, false, false), (2, true, false), (3, false, true), (4, true, true)])
  func randomized(seed: UInt64, isSorted: Bool, isFiltered: Bool) {
    var random = SeededRandom(seed: seed)
    let people = (0..<200).map { Person($0, String($0 % 9)) }
    let pair = Pair(people, isSorted: isSorted, isFiltered: isFiltered)
    pair.store.onChange { change in if pair.replays { self.follow(pair, change) } }
    let faults = Guarded(0)
    Diagnostics.withHandler({ _ in faults.withLock { $0 += 1 } }) {
      for number in 0..<4_000 {
        if number % 400 < 200 {
          step(pair, &random)
          if pair.followed != pair.model { Issue.record("step \(number)") }
        } else {
          pair.replays = false
          let seed = random.next()
          pair.store.edit { _ in
            var random = SeededRandom(seed: seed)
            for _ in 0..<Int.random(in: 0..<12, using: &random) { self.step(pair, &random) }
          }
          pair.replays = true
          pair.followed = pair.model
        }
        if number % 23 == 0 {
          check(pair)
          pair.snapshots.append((pair.store.snapshot, pair.model))
          if pair.snapshots.count > 4 { pair.snapshots.removeFirst() }
        }
      }
    }
    check(pair)
    #expect(faults.withLock { $0 } > 100)
  }
}
