extension UniqueRows {
  func difference(from old: any RowSource) -> ListDiff { Self.difference(from: old, to: self) }

  /// The difference of two sources, each of which may hide rows: that of all their rows, without the
  /// hidden ones.
  ///
  /// - Complexity: O((k + h) log (k + h)) for k operations and h hidden rows, and what the difference
  ///   of all rows costs
  static func difference(from old: any RowSource, to new: any RowSource) -> ListDiff {
    let (before, after) = (old as? UniqueRows, new as? UniqueRows)
    if before == nil && after == nil { return new.difference(from: old) }
    let (oldBase, newBase) = (before?.base ?? old, after?.base ?? new)
    let whole = newBase.difference(from: oldBase)
    let shown = ShownDifference(
      of: whole, oldCount: oldBase.count, hiddenBefore: before?.hidden ?? [],
      hiddenAfter: after?.hidden ?? []
    ).diff
    if oldBase.isUnique && newBase.isUnique { return shown }
    // A row that is now shown at another of its repeats has neither left nor entered.
    let left = Set(shown.deletes.map { old.id(at: $0) })
    let isSplit = !left.isEmpty && shown.inserts.contains { left.contains(new.id(at: $0)) }
    return isSplit ? new.erasedDifference(from: old) : shown
  }
}
