extension RecordStore {
  @inlinable static func hash(_ key: Key) -> UInt32 {
    UInt32(truncatingIfNeeded: key.hashValue)
  }

  /// The position of a key.
  @inlinable func find(_ key: Key) -> Int? {
    let hash = Self.hash(key)
    var place = table.first(hash)
    while let found = place {
      if let position = position(ofSlot: table.slot(at: found), key) { return position }
      place = table.next(after: found, hash)
    }
    return nil
  }

  /// The position of a record by its slot: in the last leaf whose first label is not beyond its own.
  /// `nil` if the record there has another key.
  @inlinable func position(ofSlot slot: UInt32, _ key: Key) -> Int? {
    let order = order
    let label = order.label(slot)
    return tree.position(
      inLastChild: { order.label($0.slot) <= label },
      where: { $0.stamp.slot == slot && keyOf($0.record) == key })
  }

  /// The slot at a position, or `nil` outside the list.
  @inlinable func slot(at position: Int) -> UInt32? {
    position < 0 || position >= tree.count
      ? nil : tree.withElement(at: position) { $0.stamp.slot }
  }

  /// A stamp for a version of a record that is about to be written.
  @inlinable func stamp(_ slot: UInt32) -> RecordStamp {
    revision &+= 1
    // Numbers begin again after four billion writes: from there on, nothing is compared by them with
    // what was before.
    if revision == 0 { lineage = StoreLineage() }
    return RecordStamp(slot: slot, revision: revision)
  }

  /// Puts a record whose key is not there at a position.
  @inlinable func put(_ record: Record, key: Key, at position: Int) {
    let slot = order.take()
    let before = self.slot(at: position - 1)
    let after = self.slot(at: position)
    let isPlaced = order.place(slot, after: before, before: after)
    tree.insert(StoredRecord(record, stamp: stamp(slot)), at: position)
    table.insert(Self.hash(key), slot: slot)
    edits.records += 1
    if !isPlaced { respace(around: position) }
  }

  /// Takes out the record at a position.
  @inlinable func take(at position: Int) -> Record {
    let stored = tree.remove(at: position)
    forget(stored)
    return stored.record
  }

  /// Takes a record that has left the tree out of the index.
  @inlinable func forget(_ stored: StoredRecord<Record>) {
    table.remove(Self.hash(keyOf(stored.record)), slot: stored.stamp.slot)
    order.giveBack(stored.stamp.slot)
    edits.records += 1
  }

  /// Writes new content under the same key.
  @inlinable func overwrite(at position: Int, with record: Record) {
    // The old record ends when the tree is whole again: it may well look at the store.
    var old: StoredRecord<Record>?
    tree.update(at: position) { stored in
      old = stored
      stored = StoredRecord(record, stamp: stamp(stored.stamp.slot))
    }
    edits.records += 1
    withExtendedLifetime(old) {}
  }

  /// Spreads the labels around a position, over as short a stretch as will do.
  @usableFromInline func respace(around position: Int) {
    var reach = 16
    while true {
      let start = max(0, position - reach)
      let end = min(tree.count, position + reach)
      var slots: [UInt32] = []
      slots.reserveCapacity(end - start)
      tree.forEach(in: start..<end) { slots.append($0.stamp.slot) }
      let isAll = slots.count == tree.count
      if order.spread(
        slots, after: slot(at: start - 1), before: slot(at: end),
        minimumGap: isAll ? 1 : SlotOrder.minimumGap(for: slots.count)) || isAll
      {
        return
      }
      reach *= 2
    }
  }
}
