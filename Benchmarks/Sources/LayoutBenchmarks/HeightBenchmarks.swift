import BenchmarkKit
import Roster

/// Offset to row, row to offset, and one height that changes, at 1,000,000 rows of mixed heights.
struct HeightBenchmarks {
  let options: Options
  var report = Report(
    "Heights of 1,000,000 rows, nanoseconds for one of each",
    columns: ["work", "Roster, each row a run", "prefix sums", "Fenwick tree (fixed size)"])

  private let count = 1_000_000
  private let heights: [Double]
  private let rows: [Int]
  private let offsets: [Double]

  init(options: Options) {
    self.options = options
    var random = SeededRandom(seed: 1)
    heights = (0..<count).map { _ in Double(Int.random(in: 20...400, using: &random)) / 2 }
    let total = heights.reduce(0, +)
    rows = (0..<10_000).map { _ in Int.random(in: 0..<1_000_000, using: &random) }
    offsets = (0..<10_000).map { _ in Double.random(in: 0..<total, using: &random) }
  }

  mutating func run() {
    var roster = LineHeights(heights.map { HeightRun(1, measured: $0, estimate: 44) })
    var sums = PrefixSums(heights)
    var fenwick = FenwickTree(heights)
    verify(roster, sums, fenwick)
    add(
      "offset → row", find { roster.line(at: $0) ?? 0 }, find { sums.row(at: $0) },
      find { fenwick.row(at: $0) })
    add(
      "row → offset", place { roster.offset(of: $0) }, place { sums.offset(of: $0) },
      place { fenwick.offset(of: $0) })
    let few = rows.prefix(100)
    add(
      "one height changes", change(rows[...]) { roster.setHeight($1, of: $0) },
      change(few) { sums.setHeight($1, of: $0) },
      change(rows[...]) { fenwick.setHeight($1, of: $0) })
    add(
      "one row inserted",
      change(rows.prefix(1_000)) { roster.insert([HeightRun(1, estimated: $1)], at: $0) }, nil, nil)
    report.note("Minimum of \(options.runs) runs; the three agree on 10,000 rows and offsets.")
    report.note(
      "A million rows that nobody has measured are one run: \(uniform()) ns for offset → row.")
  }

  private func verify(_ roster: LineHeights, _ sums: PrefixSums, _ fenwick: FenwickTree) {
    for row in rows
    where roster.offset(of: row) != sums.offset(of: row)
      || roster.offset(of: row) != fenwick.offset(of: row)
    {
      fatalError("the offsets of row \(row) differ")
    }
    for offset in offsets
    where roster.line(at: offset) != sums.row(at: offset)
      || roster.line(at: offset) != fenwick.row(at: offset)
    {
      fatalError("the rows at \(offset) differ")
    }
  }

  private mutating func add(_ work: String, _ roster: Double, _ sums: Double?, _ fenwick: Double?) {
    report.add(
      [work] + [roster, sums, fenwick].map { $0.map { figures($0) } ?? "not by itself" })
  }

  private func find(_ body: (Double) -> Int) -> Double {
    let time = measure(runs: options.runs) {
      var sum = 0
      for offset in offsets { sum &+= body(offset) }
      return sum
    }
    return time.milliseconds * 1e6 / Double(offsets.count)
  }

  private func place(_ body: (Int) -> Double) -> Double {
    let time = measure(runs: options.runs) {
      var sum = 0.0
      for row in rows { sum += body(row) }
      return sum
    }
    return time.milliseconds * 1e6 / Double(rows.count)
  }

  private func change(_ rows: ArraySlice<Int>, _ body: (Int, Double) -> Void) -> Double {
    var height = 20.0
    let time = measure(runs: options.runs) {
      height += 0.5
      for row in rows { body(row, height) }
    }
    return time.milliseconds * 1e6 / Double(rows.count)
  }

  private func uniform() -> String {
    let heights = LineHeights([HeightRun(count, estimated: 44)])
    return figures(find { heights.line(at: $0) ?? 0 })
  }
}
