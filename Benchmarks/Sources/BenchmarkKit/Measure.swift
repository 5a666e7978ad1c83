/// The shortest of several runs in milliseconds, which is what the machine can do when nothing else
/// happens on it. The result of the last run is handed back, to be verified.
public func measure<Result>(runs: Int, _ body: () -> Result) -> (
  milliseconds: Double, result: Result
) {
  let clock = ContinuousClock()
  var result = body()
  var shortest = Duration.seconds(86_400)
  for _ in 0..<max(1, runs) {
    let start = clock.now
    result = body()
    let end = clock.now
    keep(result)
    shortest = min(shortest, end - start)
  }
  return (shortest / .milliseconds(1), result)
}

/// Uses a value in a way that the compiler cannot see through, so that making it is not left out.
@inline(never) public func keep<Value>(_ value: Value) {
  withExtendedLifetime(value) {}
}
