import BenchmarkKit
import Roster

/// Stores of records with text keys of 36 bytes.
@MainActor struct StoreBenchmarks {
  let options: Options
  var report = Report(
    "Stores, text keys of 36 bytes", columns: ["count", "operation", "each, µs", "in all, ms"])

  mutating func run() {
    for count in [1_000, 10_000, 100_000, 1_000_000] {
      let items = FeedItem.list(count, seed: 7)
      runByKey(items)
      runEdits(items)
      runGrowth(items)
    }
    runHandlers()
  }

  /// One edit by key, and its difference: what must hardly grow with the list.
  private mutating func runGrowth(_ items: [FeedItem]) {
    let store = RecordStore(FeedItem.self, items)
    var random = SeededRandom(seed: 5)
    let picked = items.shuffled(using: &random).prefix(1_000)
    var bump = 0
    let growth = measure(runs: options.runs) {
      bump += 1
      var updates = 0
      for var item in picked {
        let before = store.snapshot
        item.price -= bump
        store.update(item)
        updates += store.snapshot.difference(from: before).updates.count
      }
      return updates
    }
    guard growth.result == picked.count else { fatalError("the difference misses an update") }
    add(items.count, "one update by key and its difference", picked.count, growth.milliseconds)
  }

  private mutating func runByKey(_ items: [FeedItem]) {
    let build = measure(runs: items.count > 100_000 ? 3 : options.runs) {
      RecordStore(FeedItem.self, items)
    }
    add(items.count, "build", items.count, build.milliseconds)
    let store = build.result
    var random = SeededRandom(seed: 2)
    let times = min(items.count, 10_000)
    let picked = items.shuffled(using: &random).prefix(times)
    let find = measure(runs: options.runs) {
      picked.reduce(0) { $0 &+ (store.position(of: $1.id) ?? 0) }
    }
    add(items.count, "position of a key", times, find.milliseconds)
    let read = measure(runs: options.runs) {
      picked.indices.reduce(0) { $0 &+ (store[$1 * 7919 % items.count]?.price ?? 0) }
    }
    add(items.count, "record at a position", times, read.milliseconds)
    var bump = 0
    let update = measure(runs: options.runs) {
      bump += 1
      for var item in picked {
        item.price += bump
        store.update(item)
      }
    }
    add(items.count, "update by key", times, update.milliseconds)
    let fresh = FeedItem.list(times, seed: 8)
    let places = fresh.map { _ in Int.random(in: 0...items.count, using: &random) }
    var inserts = Double.infinity
    var deletes = Double.infinity
    for _ in 0..<options.runs {
      let clock = ContinuousClock()
      let start = clock.now
      for (item, place) in zip(fresh, places) { store.insert(item, at: place) }
      let middle = clock.now
      for item in fresh { store.remove(item.id) }
      let end = clock.now
      inserts = min(inserts, (middle - start) / .milliseconds(1))
      deletes = min(deletes, (end - middle) / .milliseconds(1))
    }
    guard store.count == items.count else { fatalError("the store has lost or kept records") }
    add(items.count, "insert at a random position", times, inserts)
    add(items.count, "delete by key", times, deletes)
    runPosts(store, fresh)
  }

  /// The same by posts to a center that the store follows: of many records, and of one each.
  private mutating func runPosts(_ store: RecordStore<FeedItem, FeedItem.ID>, _ fresh: [FeedItem]) {
    let center = ChangeCenter()
    let subscription = store.follow(center)
    let batches = measure(runs: options.runs) {
      center.post(.add(fresh))
      center.post(.delete(fresh))
    }
    add(store.count, "add and delete, in one post for all", fresh.count, batches.milliseconds)
    let singles = measure(runs: options.runs) {
      for item in fresh { center.post(.add(item)) }
      for item in fresh { center.post(.delete(item)) }
    }
    add(store.count, "add and delete, in a post each", fresh.count, singles.milliseconds)
    subscription.cancel()
  }

  /// What many handlers of one center cost: to add them, and to tell each.
  mutating func runHandlers() {
    for count in [2_000, 8_000] {
      var observing = Double.infinity
      var telling = Double.infinity
      for _ in 0..<options.runs {
        let center = ChangeCenter()
        var subscriptions: [Subscription] = []
        let clock = ContinuousClock()
        let start = clock.now
        for _ in 0..<count { subscriptions.append(center.observe(FeedItem.self) { _ in }) }
        let middle = clock.now
        center.post(.replaceAll(with: FeedItem.self))
        let end = clock.now
        observing = min(observing, (middle - start) / .milliseconds(1))
        telling = min(telling, (end - middle) / .milliseconds(1))
      }
      add(count, "observe a center", count, observing)
      add(count, "be told of a post", count, telling)
    }
  }

  /// A snapshot, 100 random edits, and the difference between the two.
  private mutating func runEdits(_ items: [FeedItem]) {
    let store = RecordStore(FeedItem.self, items)
    var random = SeededRandom(seed: 3)
    var edits = Double.infinity
    var batch = Double.infinity
    for _ in 0..<(options.runs * 3) {
      let fresh = FeedItem.list(34, seed: random.next())
      let updated = (0..<33).map { _ in items.randomElement(using: &random)! }
      let places = (0..<100).map { _ in Int.random(in: 0..<store.count - 40, using: &random) }
      let before = store.snapshot
      let clock = ContinuousClock()
      let start = clock.now
      for step in 0..<33 {
        store.insert(fresh[step], at: places[3 * step])
        store.remove(at: places[3 * step + 1])
        if var item = store.record(for: updated[step].id) {
          item.price += 1
          store.update(item)
        }
      }
      store.insert(fresh[33], at: places[99])
      let middle = clock.now
      let now = store.snapshot
      let diff = now.difference(from: before)
      let end = clock.now
      edits = min(edits, (middle - start) / .milliseconds(1))
      batch = min(batch, (end - middle) / .milliseconds(1))
      guard diff.apply(to: Array(before), from: Array(now)) == Array(now) else {
        fatalError("the difference does not replay")
      }
    }
    add(items.count, "100 random edits", 1, edits)
    add(items.count, "their difference", 1, batch)
    add(items.count, "100 random edits and their difference", 1, edits + batch)
  }

  private mutating func add(_ count: Int, _ name: String, _ times: Int, _ milliseconds: Double) {
    report.add([
      "\(count)", name, figures(milliseconds * 1_000 / Double(times)), figures(milliseconds),
    ])
  }
}
