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
        ListDiff(comparing: ClosureInput(old, new, id: \.id, areEqual: { _, _ in true }))
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
    let removed = inside(oldCount, of: "old", removed, called: "removed")
    let changed = inside(newCount, of: "new", changedAfter, called: "changed")
    updates = kept(oldCount: oldCount, newCount: newCount).filter {
      changed.contains($0.after) || removed.contains($0.before)
    }
    for position in deletes where !removed.contains(position) {
      report("old position \(position)", "it is not in the new list, yet not named as removed")
    }
  }

  /// The positions that lie in a list of `count` elements; the others are reported.
  private func inside(
    _ count: Int, of list: String, _ positions: [Int], called verb: String
  ) -> Set<Int> {
    for position in positions where !(0..<count).contains(position) {
      report("\(list) position \(position)", "it is named as \(verb), yet there are \(count)")
    }
    return Set(positions).filter { (0..<count).contains($0) }
  }

  private func report(_ place: String, _ why: String) {
    Diagnostics.report(
      Diagnostic(
        "account-misfit", what: "A source's account of its change does not fit its lists.",
        place: place, why: why,
        remedy: "Give removed positions of the old list and changed positions of the new list, and "
          + "make the account together with the lists."))
  }
}
