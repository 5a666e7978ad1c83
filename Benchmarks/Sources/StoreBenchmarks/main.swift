import BenchmarkKit

let options = Options()
guard options.unknown.isEmpty else { fatalError("unknown options: \(options.unknown)") }
var reports: [Report] = []
if options.includes("tree") {
  var benchmarks = TreeBenchmarks(options: options)
  benchmarks.run()
  reports.append(benchmarks.report)
}
if options.includes("store") {
  var benchmarks = StoreBenchmarks(options: options)
  benchmarks.run()
  reports.append(benchmarks.report)
}
if options.includes("memory") {
  var benchmarks = MemoryBenchmarks()
  benchmarks.run()
  reports.append(benchmarks.report)
}
try publish(reports, to: options.output)
