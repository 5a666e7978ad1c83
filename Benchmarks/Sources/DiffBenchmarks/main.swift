import BenchmarkKit

let options = Options()
if !options.unknown.isEmpty {
  print("Unknown: \(options.unknown). Known: --runs N, --only TEXT, --output FILE")
}

var linear = LinearBenchmarks(options: options)
linear.runAll()
try linear.report.publish(to: options.output)
