import Roster
import Testing

@Suite("A center that changes are posted to")
@MainActor struct ChangeCenterTests {
  private let center = ChangeCenter()

  private func names(_ change: Change<Person>) -> [Int] {
    switch change.operation {
    case .add(let records), .update(let records), .upsert(let records), .delete(let records),
      .replaceAll(let records):
      records.map(\.pid)
    case .deleteKey(let key): [key as? Int ?? -1]
    case .invalidate: [0]
    }
  }

  @Test("A change posted on the main actor is delivered before post returns")
  func synchronous() {
    var heard: [Int] = []
    let watch = center.observe(Person.self) { heard += self.names($0) }
    center.post(.add(Person(1)))
    #expect(heard == [1])
    center.post(.delete(Person.self, key: 2))
    center.post(.invalidate(Person.self))
    center.post(.replaceAll(with: [Person(3), Person(4)]))
    #expect(heard == [1, 2, 0, 3, 4])
    watch.cancel()
    center.post(.add(Person(5)))
    #expect(heard.count == 5)
  }

  @Test("A change posted within a delivery follows that delivery")
  func nested() {
    var heard: [String] = []
    let first = center.observe(Person.self) { change in
      heard.append("P\(self.names(change)[0])")
      if self.names(change) == [1] { self.center.post(.add(Person(2))) }
    }
    let second = center.observe(Person.self) { heard.append("Q\(self.names($0)[0])") }
    center.post(.add(Person(1)))
    #expect(heard == ["P1", "Q1", "P2", "Q2"])
    first.cancel()
    second.cancel()
  }

  @Test("Changes posted elsewhere come in order, before one that is posted on the main actor later")
  func mixed() async {
    var heard: [Int] = []
    let watch = center.observe(Person.self) { heard += self.names($0) }
    let center = center
    let posted = Guarded(false)
    let task = Task.detached {
      for key in 1...50 { center.post(.add(Person(key))) }
      posted.withLock { $0 = true }
    }
    // The main actor is not left here, so nothing of these is delivered meanwhile.
    while !posted.withLock({ $0 }) {}
    #expect(heard == [])
    center.post(.add(Person(51)))
    #expect(heard == Array(1...51))
    await task.value
    await center.settled()
    #expect(heard == Array(1...51))
    watch.cancel()
  }

  @Test("Posts from many tasks all come, each task's in its order")
  func manyTasks() async {
    let store = RecordStore(Person.self, key: \.pid)
    store.follow(center)
    let center = center
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<8 {
        group.addTask {
          for step in 0..<200 {
            center.post(.add(Person(task * 1_000 + step)))
            if step % 50 == 0 { await Task.yield() }
          }
        }
      }
      for step in 0..<200 { center.post(.add(Person(9_000 + step))) }
    }
    await center.settled()
    #expect(store.count == 1_800)
    for task in [0, 1, 2, 3, 4, 5, 6, 7, 9] {
      #expect(
        store.keys.filter { $0 / 1_000 == task } == (0..<200).map { task * 1_000 + $0 })
    }
  }

  @Test("Snapshots are read elsewhere while the store is edited")
  func snapshotsElsewhere() async {
    let store = RecordStore(Person.self, key: \.pid, (0..<2_000).map { Person($0) })
    await withTaskGroup(of: Bool.self) { group in
      var older = store.snapshot
      for round in 0..<40 {
        for step in 0..<50 { store.update(Person((round * 37 + step * 41) % 2_000, "\(round)")) }
        let (before, now) = (older, store.snapshot)
        group.addTask {
          let diff = now.difference(from: before)
          return diff.apply(to: Array(before), from: Array(now)) == Array(now)
        }
        older = now
        await Task.yield()
      }
      for await isExact in group { #expect(isExact) }
    }
  }

  @Test("An actor posts without waiting, and is delivered later")
  func fromActor() async {
    actor Poster {
      func post(to center: ChangeCenter) { center.post(.add(Person(1))) }
    }
    let store = RecordStore(Person.self, key: \.pid)
    store.follow(center)
    await Poster().post(to: center)
    await center.settled()
    #expect(store.keys == [1])
  }

  @Test("A subscription ends when it is let go, or with its owner")
  func ends() {
    final class Owner: Sendable {}
    var heard = 0
    var watch: Subscription? = center.observe(Person.self) { _ in heard += 1 }
    center.post(.add(Person(1)))
    #expect(watch?.isActive == true)
    watch = nil
    center.post(.add(Person(2)))
    #expect(heard == 1)
    var owner: Owner? = Owner()
    let bound = center.observe(Person.self) { _ in heard += 1 }.end(with: owner!)
    center.post(.add(Person(3)))
    owner = nil
    center.post(.add(Person(4)))
    #expect(heard == 2)
    #expect(!bound.isActive)
  }

  @Test("What a handler holds is let go when its subscription is cancelled")
  func released() {
    final class Held: Sendable {}
    weak var held: Held?
    let watch: Subscription
    do {
      let object = Held()
      held = object
      watch = center.observe(Person.self) { _ in withExtendedLifetime(object) {} }
    }
    #expect(held != nil)
    watch.cancel()
    #expect(held == nil)
  }

  @Test("A handler of a store that holds its owner weakly ends with it")
  func weakOwner() {
    @MainActor final class Screen {
      let store = RecordStore(Person.self, key: \.pid)
      var heard = 0
      init() { store.onChange(with: self) { screen, _ in screen.heard += 1 } }
    }
    var screen: Screen? = Screen()
    let store = screen!.store
    store.append(Person(1))
    #expect(screen?.heard == 1)
    weak var gone: Screen?
    gone = screen
    screen = nil
    #expect(gone == nil)
    store.append(Person(2))
  }
}
