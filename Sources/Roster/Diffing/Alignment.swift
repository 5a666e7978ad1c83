/// What a diff knows after each of its stages: what is matched, and what is left to match.
@usableFromInline struct Alignment {
  /// Elements that follow each other in both lists.
  @usableFromInline struct Run {
    @usableFromInline var old: Int32
    @usableFromInline var new: Int32
    @usableFromInline var count: Int32

    @inlinable init(old: Int, new: Int, count: Int) {
      self.old = Int32(truncatingIfNeeded: old)
      self.new = Int32(truncatingIfNeeded: new)
      self.count = Int32(truncatingIfNeeded: count)
    }
  }

  /// Where the common beginning ends, in both lists.
  @usableFromInline var start = 0
  /// Where the common end begins in the old list.
  @usableFromInline var oldEnd: Int
  /// Where the common end begins in the new list.
  @usableFromInline var newEnd: Int
  /// What the walk between the common ends matched, ascending in both lists.
  @usableFromInline var walked: [Run] = []
  /// Old positions not matched by the walk, ascending.
  @usableFromInline var oldRest: [Int32] = []
  /// New positions not matched by the walk, ascending.
  @usableFromInline var newRest: [Int32] = []
  /// For each of `newRest`, the number in `oldRest` that has the same id, or −1.
  @usableFromInline var sources: [Int32] = []
  /// Whether an id was met twice in one list.
  @usableFromInline var hasRepeats = false
  /// Matched elements whose content differs: from the beginning and the walk, by position.
  @usableFromInline var updates: [ListDiff.Pair] = []
  /// The same from the search by hash, by position.
  @usableFromInline var foundUpdates: [ListDiff.Pair] = []
  /// The same from the common end, last position first.
  @usableFromInline var endUpdates: [ListDiff.Pair] = []

  @inlinable init(oldCount: Int, newCount: Int) {
    oldEnd = oldCount
    newEnd = newCount
  }
}
