// The diff engineer replaces this file: ListDiff(old:new:) and the diff of erased ids.
extension ListDiff {
  /// Replaced by the real one.
  @inlinable public init<E: Identifiable & Equatable>(old: [E], new: [E]) {
    self.init(deletes: Array(old.indices), inserts: Array(new.indices))
  }

  init(oldIDs: [RowID], newIDs: [RowID], isEqual: (Int, Int) -> Bool) {
    self.init(deletes: Array(oldIDs.indices), inserts: Array(newIDs.indices))
  }
}
