import BenchmarkKit
import Foundation
import Roster

/// Decodes one feed in several ways in one run.
struct FeedBenchmarks {
  private(set) var report: Report
  private let options: Options
  private let items = 100_000
  private let data: Data
  private var yardstick: Double?

  init(options: Options) {
    self.options = options
    data = SampleFeed.json(items: items)
    report = Report(
      "Decoding \(items) items of four kinds, \(data.count / 1_000_000) MB",
      columns: ["work", "ms", "MB/s", "against two passes"])
    report.note("The shortest of \(options.runs) runs; each gave all items.")
    report.note(
      "FeedDecoder decodes on all \(ProcessInfo.processInfo.activeProcessorCount) cores, the others on one."
    )
  }

  mutating func runAll() {
    var feed = FeedDecoder(kindAt: "kind")
    feed.register("news", News.self)
    feed.register("product", Product.self)
    feed.register("fund", Fund.self)
    feed.register("photo", Photo.self)
    run("JSONDecoder, the kind and then the model") {
      try JSONDecoder().decode([TwoPassItem].self, from: $0).count
    }
    run("FeedDecoder, into rows") { [feed] in try feed.decode($0).rows.count }
    run("JSONValue, with nothing lost") { try JSONValue(parsing: $0).array?.count ?? 0 }
  }

  private mutating func run(_ name: String, _ body: (Data) throws -> Int) {
    guard options.includes(name) else { return }
    let (milliseconds, count) = measure(runs: options.runs) { (try? body(data)) ?? -1 }
    precondition(count == items, "\(name) gave \(count) items")
    let reference = yardstick ?? milliseconds
    yardstick = reference
    report.add([
      name, String(format: "%.0f", milliseconds),
      String(format: "%.0f", Double(data.count) / 1e3 / milliseconds),
      String(format: "%.2f×", reference / milliseconds),
    ])
  }
}
