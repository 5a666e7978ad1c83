/// Names one state of a source, and remembers the last difference that was asked for.
///
/// Uniqueness and the update batch ask for the same difference, one after the other.
final class SourceToken: Sendable {
  private struct Memo: Sendable {
    let old: SourceToken
    let difference: ListDiff
  }

  private let memo = Guarded<Memo?>(nil)

  /// The difference from an older state, made at most once in a row.
  func difference(from old: SourceToken, make: () -> ListDiff) -> ListDiff {
    if let known = memo.withLock({ $0 }), known.old === old { return known.difference }
    let difference = make()
    memo.withLock { $0 = Memo(old: old, difference: difference) }
    return difference
  }

  /// Forgets the difference, once the older state is no longer of use.
  func forget() { memo.withLock { $0 = nil } }
}
