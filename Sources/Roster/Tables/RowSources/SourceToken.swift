/// Names one state of a source, and keeps what was found out about it.
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
    memo.exchange(Memo(old: old, difference: difference))
    // Nobody asks for what led to the older state any more: without this, states would chain up.
    old.memo.exchange(nil)
    return difference
  }

  /// Whether the difference from an older state is made already.
  func knowsDifference(from old: SourceToken?) -> Bool {
    old != nil && memo.withLock { $0?.old === old }
  }
}
