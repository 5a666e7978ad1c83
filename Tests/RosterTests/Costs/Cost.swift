import CMemoryCount
import Testing

@testable import Roster

/// What something has cost, counted.
struct Cost {
  /// How often ids or contents were compared.
  var comparisons = 0
  /// How often ids were hashed.
  var hashes = 0
  /// The bytes that were asked for: a copied array is seen by nothing else. 0 where nobody counts them.
  var bytes = 0

  /// The cost of something that is done on this thread, with ids that report to a counter.
  static func of(_ counter: ProbeCounter, _ body: () -> Void) -> Cost {
    counter.reset()
    let before = memory_asked()
    body()
    return Cost(
      comparisons: counter.comparisons, hashes: counter.hashes, bytes: Int(memory_asked() - before))
  }

  /// Whether a cost at four times the size is that of an operation which grows in proportion.
  func isInProportion(to small: Cost) -> Bool {
    comparisons <= 6 * small.comparisons + 100 && hashes <= 6 * small.hashes + 100
      && bytes <= 6 * small.bytes + 20_000
  }

  /// Whether a cost at four times the size has hardly grown.
  func isNoMore(than small: Cost) -> Bool {
    comparisons <= 2 * small.comparisons + 50 && hashes <= 2 * small.hashes + 50
      && bytes <= 2 * small.bytes + 4_000
  }
}

/// Expects the cost of an operation at four times a size to be in proportion.
func expectProportional(
  _ name: String, _ size: Int, _ cost: (Int) -> Cost,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let (small, large) = (cost(size), cost(4 * size))
  #expect(
    large.isInProportion(to: small), "\(name): \(small) at \(size), \(large) at four times that",
    sourceLocation: sourceLocation)
}
