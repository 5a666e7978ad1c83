import BenchmarkKit

let options = Options()
guard options.unknown.isEmpty else { fatalError("unknown options: \(options.unknown)") }
var reports: [Report] = []
if options.includes("heights") {
  var benchmarks = HeightBenchmarks(options: options)
  benchmarks.run()
  reports.append(benchmarks.report)
}
if options.includes("scroll") {
  var benchmarks = ScrollBenchmarks()
  benchmarks.run()
  reports.append(benchmarks.report)
}
try publish(reports, to: options.output)
