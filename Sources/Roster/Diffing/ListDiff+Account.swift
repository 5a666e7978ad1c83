extension ListDiff {
  /// The difference as a source tells it: which old elements it removed, which new ones it changed.
  ///
  /// Where both lists come from a source that knows what it did, its word decides what changed:
  /// contents are not compared, so an object that was changed in place is refreshed too. What entered
  /// and what moved is found by id. The lists decide where the account does not fit them; each misfit
  /// is reported through `Diagnostics`.
  ///
  /// - Parameters:
  ///   - old: The list before the change.
  ///   - new: The list after the change.
  ///   - removed: Positions in `old` of what was removed. One whose id is still in `new` was removed
  ///     and put back: it is kept, and updated.
  ///   - changedAfter: Positions in `new` of what was changed.
  /// - Complexity: O(*n*) comparisons of ids, and as the diff of two arrays where they differ.
  @inlinable public init<Element: Identifiable>(
    old: [Element], new: [Element], removed: some Sequence<Int>, changedAfter: some Sequence<Int>
  ) {
    self = old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        ListDiff(comparing: ClosureInput(old, new, id: { $0.id }, areEqual: { _, _ in true }))
      }
    }
    settle(
      oldCount: old.count, newCount: new.count, removed: Array(removed),
      changedAfter: Array(changedAfter))
  }

  /// Turns the account into updates, and reports what does not fit.
  @usableFromInline mutating func settle(
    oldCount: Int, newCount: Int, removed: [Int], changedAfter: [Int]
  ) {
    let account = Account(
      removed: removed, among: (0..<oldCount).contains,
      changed: changedAfter, among: (0..<newCount).contains)
    updates = kept(oldCount: oldCount, newCount: newCount).filter {
      account.updates(before: $0.before, after: $0.after)
    }
    account.expect(left: deletes)
  }
}
