import BenchmarkKit

let options = Options()
if !options.unknown.isEmpty {
  print("Unknown: \(options.unknown). Known: --runs N, --only TEXT, --output FILE")
}

var benchmarks = FeedBenchmarks(options: options)
benchmarks.runAll()
try benchmarks.report.publish(to: options.output)
