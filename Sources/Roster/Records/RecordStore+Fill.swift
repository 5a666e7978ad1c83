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
    for (position, record) in records.enumerated() {
      let key = keyOf(record)
      let hash = Self.hash(key)
      var place = table.first(hash)
      var first: Int?
      while let found = place, first == nil {
        let candidate = kept[Int(table.slot(at: found))]
        if keyOf(records[candidate]) == key { first = candidate }
        place = table.next(after: found, hash)
      }
      if let first {
        reportRepeat(of: key, position: position, first: first)
      } else {
        table.insert(hash, slot: order.take())
        kept.append(position)
      }
    }
    _ = order.spread((0..<UInt32(kept.count)).map { $0 }, after: nil, before: nil)
    tree = SummaryTree(count: kept.count) { index in
      StoredRecord(records[kept[index]], stamp: stamp(UInt32(index)))
    }
  }

  /// Makes the records those of a list, sharing with the present tree what is equal at both ends.
  @inlinable func replaceAll(with given: [Record]) {
    var records = areInOrder.map { given.sorted(by: $0) } ?? given
    let old = tree.map(\.record)
    var diff = difference(from: old, to: records)
    if hasRepeats(diff, in: records, old: old) {
      records = withoutRepeats(records)
      diff = difference(from: old, to: records)
    }
    if diff.isEmpty { return }
    cycle.willWrite()
    var stored = tree.map { $0 }
    for position in diff.deletes {
      table.remove(Self.hash(keyOf(old[position])), slot: stored[position].stamp.slot)
      order.giveBack(stored[position].stamp.slot)
    }
    stored = arrange(diff, stored, records)
    var start = 0
    while start < min(old.count, stored.count), tree[start].stamp == stored[start].stamp {
      start += 1
    }
    var end = 0
    while end < min(old.count, stored.count) - start,
      tree[old.count - 1 - end].stamp == stored[stored.count - 1 - end].stamp
    {
      end += 1
    }
    let middle = start..<(stored.count - end)
    tree.replaceSubrange(start..<(old.count - end), with: stored[middle])
    let slots = stored[middle].map(\.stamp.slot)
    if !order.spread(slots, after: slot(at: start - 1), before: slot(at: middle.upperBound)) {
      _ = order.spread(stored.map(\.stamp.slot), after: nil, before: nil)
    }
  }

  @inlinable func difference(from old: [Record], to new: [Record]) -> ListDiff {
    ListDiff(old: old, new: new, id: keyOf, areEqual: { isSame($0, $1) })
  }

  /// Whether a record that enters has a key that another record of the new list has.
  @inlinable func hasRepeats(_ diff: ListDiff, in records: [Record], old: [Record]) -> Bool {
    if diff.inserts.isEmpty { return false }
    let leaving = Set(diff.deletes)
    var entering: Set<Key> = []
    return diff.inserts.contains { position in
      let key = keyOf(records[position])
      if !entering.insert(key).inserted { return true }
      return find(key).map { !leaving.contains($0) } ?? false
    }
  }

  @inlinable func withoutRepeats(_ records: [Record]) -> [Record] {
    var firsts: [Key: Int] = [:]
    firsts.reserveCapacity(records.count)
    return records.enumerated().filter { position, record in
      let key = keyOf(record)
      guard let first = firsts[key] else {
        firsts[key] = position
        return true
      }
      reportRepeat(of: key, position: position, first: first)
      return false
    }.map(\.element)
  }

  /// The new list as stored records: those that stay keep their stamps.
  @inlinable func arrange(
    _ diff: ListDiff, _ old: [StoredRecord<Record>], _ records: [Record]
  ) -> [StoredRecord<Record>] {
    var sources = [Int](repeating: -1, count: records.count)
    var isFree = [Bool](repeating: true, count: old.count)
    for position in diff.deletes { isFree[position] = false }
    for move in diff.moves {
      isFree[move.before] = false
      sources[move.after] = move.before
    }
    let inserts = Set(diff.inserts)
    var next = 0
    for position in sources.indices where sources[position] < 0 && !inserts.contains(position) {
      while !isFree[next] { next += 1 }
      sources[position] = next
      next += 1
    }
    let updates = Set(diff.updates.map(\.after))
    return records.indices.map { position in
      let source = sources[position]
      if source < 0 {
        let slot = order.take()
        table.insert(Self.hash(keyOf(records[position])), slot: slot)
        return StoredRecord(records[position], stamp: stamp(slot))
      }
      return updates.contains(position)
        ? StoredRecord(records[position], stamp: stamp(old[source].stamp.slot)) : old[source]
    }
  }
}
