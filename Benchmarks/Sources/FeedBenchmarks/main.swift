import BenchmarkKit

let options = Options()
if !options.unknown.isEmpty {
  print("Unknown: \(options.unknown). Known: --runs N, --only TEXT, --output FILE")
}

var benchmarks = FeedBenchmarks(options: options)
benchmarks.runAll()
try publish([benchmarks.report], to: options.output)
