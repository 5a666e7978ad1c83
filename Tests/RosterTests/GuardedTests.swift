import Testing

@testable import Roster

@Suite("A value behind a lock")
struct GuardedTests {
  /// Does something when it ends.
  private final class Last: Sendable {
    let end: @Sendable () -> Void

    init(_ end: @escaping @Sendable () -> Void) { self.end = end }

    deinit { end() }
  }

  @Test("What is replaced ends outside of the lock, where it may use the lock")
  func exchanged() {
    let found = Guarded<[Bool]>([])
    let guarded = Guarded<Last?>(nil)
    for _ in 0..<3 {
      guarded.exchange(
        Last {
          let isFilled = guarded.withLock { $0 != nil }
          found.withLock { $0.append(isFilled) }
        })
    }
    #expect(found.withLock { $0 } == [true, true])
    guarded.exchange(nil)
    #expect(found.withLock { $0 } == [true, true, false])
  }

  @Test("Places of rows are made outside of the lock: what makes them may ask for them")
  func places() {
    let places = LazyPlaces()
    let inner = RowPlaces(count: 2) { $0 }
    var made = 0
    let found = places.value {
      made += 1
      return places.value {
        made += 1
        return inner
      }
    }
    #expect(made == 2 && found.faults == inner.faults)
    _ = places.value {
      made += 1
      return inner
    }
    #expect(made == 2)
  }
}
