import BenchmarkKit

let options = Options()
guard options.unknown.isEmpty else { fatalError("unknown options: \(options.unknown)") }
#if GTK
  var benchmarks = WindowBenchmarks(options: options)
  benchmarks.run()
  try publish([benchmarks.report], to: options.output)
#else
  print("Not measured: the window needs GTK, which `--traits GTK` asks for.")
#endif
