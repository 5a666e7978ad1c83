import BenchmarkKit

let options = Options()
if !options.unknown.isEmpty {
  print("Unknown: \(options.unknown). Known: --runs N, --only TEXT, --output FILE")
}

var linear = LinearBenchmarks(options: options)
linear.runAll()
var sectioned = SectionBenchmarks(options: options)
sectioned.runAll()
try publish([linear.report, sectioned.report], to: options.output)
