/// Counts the nodes that operations on trees visit, for tests of their cost. Only in debug builds.
@usableFromInline
package enum TreeVisits {
  @TaskLocal private static var counter: Guarded<Int>?

  /// The number of nodes visited while `body` runs.
  package static func count(_ body: () throws -> Void) rethrows -> Int {
    let counter = Guarded(0)
    try $counter.withValue(counter) { try body() }
    return counter.withLock { $0 }
  }

  /// Notes the visit of one node.
  @usableFromInline static func note() { counter?.withLock { $0 += 1 } }
}
