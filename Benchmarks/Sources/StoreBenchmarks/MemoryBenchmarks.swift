import BenchmarkKit
import CAllocation
import Roster

/// What a store costs beyond its records, and what it costs to hold snapshots.
@MainActor struct MemoryBenchmarks {
  var report = Report("Memory of a store of 1,000,000", columns: ["what", "bytes", "per record"])

  mutating func run() {
    let count = 1_000_000
    let items = FeedItem.list(count, seed: 7)
    let records = count * MemoryLayout<FeedItem>.stride
    let start = Int(allocated_bytes())
    let store = RecordStore(FeedItem.self, items)
    add("a store, beyond its records", Int(allocated_bytes()) - start - records, count)
    var random = SeededRandom(seed: 4)
    for step in 0..<10_000 {
      var item = items[Int.random(in: 0..<count, using: &random)]
      item.price = step
      store.update(item)
    }
    var snapshots: [RecordSnapshot<FeedItem, String>] = []
    let before = Int(allocated_bytes())
    for _ in 0..<10 {
      snapshots.append(store.snapshot)
      for step in 0..<1_000 {
        var item = items[Int.random(in: 0..<count, using: &random)]
        item.price = -step
        store.update(item)
      }
    }
    add("ten snapshots with 1,000 edits between each", Int(allocated_bytes()) - before, count)
    keep(snapshots)
    for item in FeedItem.list(200_000, seed: 9) {
      store.insert(item, at: Int.random(in: 0...store.count, using: &random))
    }
    snapshots = []
    defer { keep(items) }
    let added = store.count * MemoryLayout<FeedItem>.stride
    // The texts of the new records are theirs, not the store's: two blocks of 80 bytes.
    let texts = 200_000 * (80 + 80)
    add(
      "the store after 200,000 random inserts", Int(allocated_bytes()) - start - added - texts,
      store.count)
  }

  private mutating func add(_ name: String, _ bytes: Int, _ count: Int) {
    report.add([name, "\(bytes)", figures(Double(bytes) / Double(count))])
  }
}
