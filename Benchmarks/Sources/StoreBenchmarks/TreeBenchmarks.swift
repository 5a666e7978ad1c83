import BenchmarkKit
import Roster

/// The count alone: a tree that is just a list.
struct NoSummary: TreeSummary {
  init() {}
  init(_ element: Int) {}
  mutating func add(_ next: NoSummary) {}
}

/// The tree by itself, with elements of eight bytes.
struct TreeBenchmarks {
  let options: Options
  var report = Report("The tree", columns: ["count", "operation", "each, µs", "in all, ms"])

  mutating func run() {
    for count in [1_000, 10_000, 100_000, 1_000_000] { run(count) }
  }

  private mutating func run(_ count: Int) {
    typealias Tree = SummaryTree<NoSummary>
    var random = SeededRandom(seed: 1)
    let build = measure(runs: options.runs) { Tree(count: count) { $0 } }
    add(count, "build", count, build.milliseconds)
    let tree = build.result
    let places = (0..<10_000).map { _ in Int.random(in: 0..<count, using: &random) }
    let read = measure(runs: options.runs) { places.reduce(0) { $0 &+ tree[$1] } }
    add(count, "random read", places.count, read.milliseconds)
    let walk = measure(runs: options.runs) { tree.reduce(0, &+) }
    add(count, "walk through all", count, walk.milliseconds)
    var edited = Tree(count: count) { $0 }
    let insert = measure(runs: options.runs) {
      for place in places { edited.insert(-1, at: place) }
    }
    add(count, "random insert", places.count, insert.milliseconds)
    let remove = measure(runs: options.runs) {
      // Nothing to take out is left only if the inserts above were fewer, which they were not.
      for place in places where place < edited.count { edited.remove(at: place) }
    }
    add(count, "random remove", places.count, remove.milliseconds)
    var next = -1
    let edits = measure(runs: options.runs) {
      var copy = tree
      for place in places.prefix(100) {
        copy.update(at: place) { $0 = next }
        next -= 1
      }
      return copy
    }
    add(count, "copy and 100 random updates", 1, edits.milliseconds)
    let compare = measure(runs: options.runs) { edits.result.comparison(from: tree) { $0 } }
    guard compare.result.oldRest.count == Set(places.prefix(100)).count else {
      fatalError("the comparison is wrong")
    }
    add(count, "compare these two", 1, compare.milliseconds)
  }

  private mutating func add(_ count: Int, _ name: String, _ times: Int, _ milliseconds: Double) {
    report.add([
      "\(count)", name, figures(milliseconds * 1_000 / Double(times)), figures(milliseconds),
    ])
  }
}
