import Foundation
import Testing

@testable import Roster

@Suite("Subscriptions that end at any time, on any thread")
@MainActor struct SubscriptionTests {
  private let center = ChangeCenter()

  /// Lets go of what it is handed, on a thread of its own.
  private final class Dropper<Object: AnyObject & Sendable>: Sendable {
    private let handed = Guarded<[Object]>([])
    private let isOver = Guarded(false)

    init() {
      Thread { [handed, isOver] in
        var turns = 0
        while !isOver.withLock({ $0 }) {
          guard let object = handed.withLock({ $0.popLast() }) else {
            sched_yield()
            continue
          }
          // By now more, by now less later than it was handed over.
          turns = (turns + 1) % 64
          for _ in 0..<turns { _ = isOver.withLock { $0 } }
          withExtendedLifetime(object) {}
        }
      }.start()
    }

    func take(_ object: Object) { handed.withLock { $0.append(object) } }
    func end() { isOver.exchange(true) }
  }

  /// Does something when it ends.
  private final class Last: Sendable {
    private let end = Guarded(Action())

    private struct Action: Sendable {
      var body: (@Sendable () -> Void)?
    }

    init(_ body: (@Sendable () -> Void)? = nil) { end.exchange(Action(body: body)) }

    func whenOver(_ body: @escaping @Sendable () -> Void) { end.exchange(Action(body: body)) }

    deinit { end.withLock { $0 }.body?() }
  }

  @Test("An owner that ends elsewhere while it is asked for may cancel the subscription that asks")
  func ownerEndsElsewhere() {
    let dropper = Dropper<Last>()
    defer { dropper.end() }
    for _ in 0..<2_000 {
      let watch: Subscription
      do {
        let owner = Last()
        watch = center.observe(Person.self) { _ in }.end(with: owner)
        owner.whenOver { [watch] in watch.cancel() }
        dropper.take(owner)
      }
      var asked = 0
      while watch.isActive {
        asked += 1
        if asked > 10_000 { sched_yield() }
      }
    }
    #expect(center.listenerCount(of: Person.self) <= 16)
  }

  @Test("Stores are let go elsewhere while changes are posted")
  func storesEndElsewhere() {
    let dropper = Dropper<RecordStore<Person, Int>>()
    defer { dropper.end() }
    for number in 0..<2_000 {
      do {
        let store = RecordStore(Person.self, key: \.pid)
        store.follow(center)
        dropper.take(store)
      }
      for _ in 0..<10 { center.post(.upsert(Person(number))) }
    }
    while center.listenerCount(of: Person.self) > 0 { center.post(.add([Person]())) }
  }

  @Test("What a handler holds may observe, post and cancel when it ends, wherever that happens")
  func endsInsideOfTheList() {
    var owners = (0..<40).map { _ in Last() }
    let heard = Guarded(0)
    let later = Guarded<[Subscription]>([])
    for owner in owners {
      let held = Last { [center] in
        MainActor.assumeIsolated {
          let watch = center.observe(Person.self) { _ in heard.withLock { $0 += 1 } }
          later.withLock { $0.append(watch) }
          center.post(.invalidate(Person.self))
        }
      }
      let watch = center.observe(Person.self) { _ in withExtendedLifetime(held) {} }
      later.withLock { $0.append(watch.end(with: owner)) }
    }
    owners = []
    // Each of the forty ends while it is to be told, adds another, and posts once more.
    center.post(.add(Person(1)))
    #expect(heard.withLock { $0 } == 40 * 40)
    heard.exchange(0)
    center.post(.add(Person(2)))
    #expect(heard.withLock { $0 } == 40 && center.listenerCount(of: Person.self) == 40)
    for watch in later.withLock({ $0 }) { watch.cancel() }
    center.post(.add(Person(3)))
    #expect(heard.withLock { $0 } == 40 && center.listenerCount(of: Person.self) == 0)
  }

  @Test("A subscription that outlives its store keeps nothing of its handler")
  func outlivesItsStore() {
    weak var held: Last?
    let watch: Subscription
    do {
      let store = RecordStore(Person.self, key: \.pid)
      let object = Last()
      held = object
      watch = store.onChange { _ in withExtendedLifetime(object) {} }
      #expect(watch.isActive)
    }
    #expect(held == nil && !watch.isActive)
  }

  @Test("Handlers that have gone cost a store nothing, however many there were")
  func manyGone() {
    let store = RecordStore(Person.self, key: \.pid)
    let watches = (0..<1_000).map { _ in store.onChange { _ in } }
    for watch in watches { watch.cancel() }
    store.append(Person(1))
    #expect(store.changeListeners.all.isEmpty)
    var told = 0
    store.onChange { _ in told += 1 }
    store.append(Person(2))
    #expect(told == 1)
    let other = RecordStore(Person.self, key: \.pid)
    for _ in 0..<1_000 { other.onChange { _ in }.cancel() }
    #expect(other.changeListeners.all.count <= 16 && other.subscriptions.all.count <= 16)
  }
}
