extension RecordSnapshot {
  /// What has to be done to an older snapshot to make it this one, by key and by content.
  ///
  /// Behavior:
  /// - Replays exactly, with the fewest moves.
  /// - Equal content gives no update. A record that is an object is updated if it was written to the
  ///   store in between, even if it is the same object and equal.
  /// - Snapshots of different stores are compared as arrays.
  ///
  /// - Complexity: O(*k* log *n*) for *k* edits between two snapshots of one store, else O(*n*).
  @inlinable public func difference(from older: RecordSnapshot) -> ListDiff {
    guard lineage === older.lineage else {
      return ListDiff(old: Array(older), new: Array(self), id: keyOf, areEqual: ==)
    }
    // Filled anew in between, the two share nothing: no stamp would be found again.
    if edits.fills != older.edits.fills { return differenceByKey(from: older) }
    let common = tree.comparison(from: older.tree) { $0.stamp.number }
    if common.oldRest.count + common.newRest.count > (older.count + count) / 4 {
      return differenceByKey(from: older)
    }
    var runs = common.runs
    var diff = ListDiff()
    match(common, older, runs: &runs, diff: &diff)
    diff.addMoves(of: runs)
    return diff
  }

  /// About how many comparisons the difference from another snapshot takes.
  ///
  /// - Complexity: O(1)
  func workToCompare(with other: RecordSnapshot) -> Int {
    let all = count + other.count
    guard lineage === other.lineage, edits.fills == other.edits.fills else { return all }
    // For each edit a leaf is walked, and the nodes above it are opened.
    return Swift.min(all, TreeSize.leaf * abs(edits.records - other.edits.records))
  }

  /// The difference of two snapshots of one store without a look at what they share.
  @inlinable func differenceByKey(from older: RecordSnapshot) -> ListDiff {
    ListDiff(old: Array(older.tree), new: Array(tree), id: { keyOf($0.record) }, areEqual: isSame)
  }

  /// Pairs those records by their keys that are not known as the same by their stamps.
  @inlinable func match(
    _ common: TreeComparison, _ older: RecordSnapshot, runs: inout [ListDiff.Run],
    diff: inout ListDiff
  ) {
    if common.oldRest.isEmpty || common.newRest.isEmpty {
      diff.deletes = common.oldRest
      diff.inserts = common.newRest
      return
    }
    var places: [Key: Int] = [:]
    for position in common.oldRest {
      // An object's key may have been changed in place, to that of another record: each counts.
      let other = places.updateValue(position, forKey: keyOf(older[position]))
      if let other { diff.deletes.append(other) }
    }
    for position in common.newRest {
      let stored = tree[position]
      guard let before = places.removeValue(forKey: keyOf(stored.record)) else {
        diff.inserts.append(position)
        continue
      }
      runs.append(.init(old: before, new: position, count: 1))
      if !isSame(older.tree[before], stored) {
        diff.updates.append(.init(before: before, after: position))
      }
    }
    diff.deletes = (diff.deletes + places.values).sorted()
  }

  /// Whether two versions of a record have the same content. An object that was written again has
  /// not, since it may have been changed in place.
  @inlinable func isSame(_ old: StoredRecord<Record>, _ new: StoredRecord<Record>) -> Bool {
    old.stamp == new.stamp || (!(Record.self is AnyObject.Type) && old.record == new.record)
  }
}
