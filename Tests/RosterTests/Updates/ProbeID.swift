@testable import Roster

/// Counts what a diff does with ids.
final class ProbeCounter: Sendable {
  private let counts = Guarded((comparisons: 0, hashes: 0))

  var comparisons: Int { counts.withLock { $0.comparisons } }
  var hashes: Int { counts.withLock { $0.hashes } }

  func countComparison() { counts.withLock { $0.comparisons += 1 } }
  func countHash() { counts.withLock { $0.hashes += 1 } }
  func reset() { counts.withLock { $0 = (0, 0) } }
}

/// An id that reports each comparison and each hash. Below 0 it is not equal to itself, as a NaN.
struct ProbeID: Hashable, Sendable {
  let value: Int
  let counter: ProbeCounter

  static func == (first: Self, second: Self) -> Bool {
    first.counter.countComparison()
    return first.value == second.value && first.value >= 0
  }

  func hash(into hasher: inout Hasher) {
    counter.countHash()
    hasher.combine(value)
  }
}

/// A row of such an id.
struct ProbeRow: RowModel {
  let id: ProbeID
  var content: RowContent { .text("\(id.value)") }

  init(_ value: Int, _ counter: ProbeCounter) { id = ProbeID(value: value, counter: counter) }
}

/// A row of another type.
struct OtherProbeRow: RowModel {
  let id: ProbeID
  var content: RowContent { .text("\(id.value)") }

  init(_ value: Int, _ counter: ProbeCounter) { id = ProbeID(value: value, counter: counter) }
}
