extension RecordStore {
  /// Fills a store that is empty.
  @inlinable func fill(with given: [Record]) {
    if given.isEmpty { return }
    let records = areInOrder.map { given.sorted(by: $0) } ?? given
    table.reserve(records.count)
    order.reserve(records.count)
    // Slot `i` is given to the record at `kept[i]`.
    var kept: [Int] = []
    kept.reserveCapacity(records.count)
    // All hashes first: the table's cache misses then overlap, and do not wait behind each hash.
    let hashes = records.map { Self.hash(keyOf($0)) }
    for (position, hash) in hashes.enumerated() {
      var place = table.first(hash)
      var first: Int?
      while let found = place, first == nil {
        let candidate = kept[Int(table.slot(at: found))]
        if keyOf(records[candidate]) == keyOf(records[position]) { first = candidate }
        place = table.next(after: found, hash)
      }
      if let first {
        reportRepeat(of: keyOf(records[position]), position: position, first: first)
      } else if checked(keyOf(records[position]), at: position) {
        table.insert(hash, slot: order.take())
        kept.append(position)
      }
    }
    _ = order.spread((0..<UInt32(kept.count)).map { $0 }, after: nil, before: nil)
    tree = SummaryTree(count: kept.count) { index in
      StoredRecord(records[kept[index]], stamp: stamp(UInt32(index)))
    }
  }

  /// Makes the records those of a list: by single edits if few are enough, else all anew.
  @inlinable func setRecords(to given: [Record]) {
    var records = areInOrder.map { given.sorted(by: $0) } ?? given
    let old = tree.map(\.record)
    var diff = difference(from: old, to: records)
    if hasRepeats(diff, in: records, old: old) {
      records = withoutRepeats(records)
      diff = difference(from: old, to: records)
    }
    if diff.isEmpty { return }
    cycle.willWrite()
    let edits = diff.deletes.count + diff.inserts.count + diff.moves.count + diff.updates.count
    if edits > old.count / 8 {
      empty()
      fill(with: records)
    } else {
      replay(diff, to: records)
    }
  }

  /// Does what a diff says, so that all else stays shared with snapshots.
  @inlinable func replay(_ diff: ListDiff, to records: [Record]) {
    var carried: [Int: StoredRecord<Record>] = [:]
    for position in (diff.deletes + diff.moves.map(\.before)).sorted(by: >) {
      carried[position] = tree.remove(at: position)
    }
    for position in diff.deletes { if let stored = carried[position] { forget(stored) } }
    let targets = [Int: Int](uniqueKeysWithValues: diff.moves.map { ($0.after, $0.before) })
    for position in (diff.inserts + diff.moves.map(\.after)).sorted() {
      if let stored = targets[position].flatMap({ carried[$0] }) {
        reinsert(stored, at: position)
      } else {
        put(records[position], key: keyOf(records[position]), at: position)
      }
    }
    for pair in diff.updates { overwrite(at: pair.after, with: records[pair.after]) }
  }

  @inlinable func difference(from old: [Record], to new: [Record]) -> ListDiff {
    ListDiff(old: old, new: new, id: keyOf, areEqual: { isSame($0, $1) })
  }

  /// Whether a record that enters has a key that another record of the new list has, or that is not equal
  /// to itself.
  @inlinable func hasRepeats(_ diff: ListDiff, in records: [Record], old: [Record]) -> Bool {
    if diff.inserts.isEmpty { return false }
    let leaving = Set(diff.deletes)
    var entering: Set<Key> = []
    return diff.inserts.contains { position in
      let key = keyOf(records[position])
      if key != key || !entering.insert(key).inserted { return true }
      return find(key).map { !leaving.contains($0) } ?? false
    }
  }

  @inlinable func withoutRepeats(_ records: [Record]) -> [Record] {
    var firsts: [Key: Int] = [:]
    firsts.reserveCapacity(records.count)
    return records.enumerated().filter { position, record in
      let key = keyOf(record)
      guard checked(key, at: position) else { return false }
      guard let first = firsts[key] else {
        firsts[key] = position
        return true
      }
      reportRepeat(of: key, position: position, first: first)
      return false
    }.map(\.element)
  }
}
