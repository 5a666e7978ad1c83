import Foundation

/// The shortest of several runs in milliseconds of this thread's own time, so that what else happens
/// on the machine counts little. The result of the last run is handed back, to be verified.
public func measure<Result>(runs: Int, _ body: () -> Result) -> (
  milliseconds: Double, result: Result
) {
  measure(runs: runs, prepare: {}, body)
}

/// The same for work that needs a fresh input each time, whose making is not measured.
public func measure<Input, Result>(
  runs: Int, prepare: () -> Input, _ body: (Input) -> Result
) -> (milliseconds: Double, result: Result) {
  var result = body(prepare())
  var shortest = UInt64.max
  for _ in 0..<max(1, runs) {
    let input = prepare()
    let start = threadNanoseconds()
    result = body(input)
    let end = threadNanoseconds()
    keep(input)
    keep(result)
    shortest = min(shortest, end - start)
  }
  return (Double(shortest) / 1_000_000, result)
}

/// How long this thread has been running, waiting not counted.
private func threadNanoseconds() -> UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

/// Uses a value in a way that the compiler cannot see through, so that making it is not left out.
@inline(never) public func keep<Value>(_ value: Value) {
  withExtendedLifetime(value) {}
}
