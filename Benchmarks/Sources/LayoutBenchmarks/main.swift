import Foundation
import BenchmarkKit

/// A number with three figures that count.
func format(_ number: Double) -> String {
  let digits = number >= 100 ? 1.0 : number >= 1 ? 100.0 : 10_000.0
  return "\((number * digits).rounded() / digits)"
}

let options = Options()
guard options.unknown.isEmpty else { fatalError("unknown options: \(options.unknown)") }
var text = ""
if options.includes("heights") {
  var benchmarks = HeightBenchmarks(options: options)
  benchmarks.run()
  text += benchmarks.report.text
}
if options.includes("scroll") {
  var benchmarks = ScrollBenchmarks()
  benchmarks.run()
  text += benchmarks.report.text
}
print(text)
if let file = options.output { try text.write(toFile: file, atomically: true, encoding: .utf8) }
