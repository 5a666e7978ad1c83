// The edits themselves. Each leaves the list whole, and notes what to tell when the edit closes.
extension RecordStore {
  /// Adds a record at a position, or where the order has it; one whose key is there is reported.
  @inlinable func add(_ record: Record, at wish: Int) {
    let key = keyOf(record)
    if let position = find(key) { return reportExisting(key, at: position) }
    guard checked(key, at: wish) else { return }
    cycle.willWrite()
    let position = areInOrder == nil ? wish : sortedPosition(of: record)
    put(record, key: key, at: position)
    note(RecordChange(.add, position: .init(after: position), record: .init(after: record)))
  }

  /// Writes new content under the same key, and moves the record if the order asks for it.
  @inlinable func write(_ record: Record, at position: Int) {
    let old = tree[position]
    if isSame(old.record, record) { return }
    cycle.willWrite()
    let target: Int
    if let areInOrder, !fits(record, at: position, areInOrder) {
      tree.remove(at: position)
      target = sortedPosition(of: record)
      reinsert(StoredRecord(record, stamp: stamp(old.stamp.slot)), at: target)
    } else {
      overwrite(at: position, with: record)
      target = position
    }
    note(
      RecordChange(
        .update, position: .init(before: position, after: target),
        record: .init(before: old.record, after: record)))
  }

  /// Puts a record in the place of another, which may have another key.
  @inlinable func exchange(at position: Int, with record: Record) {
    let key = keyOf(record)
    let old = tree[position]
    if keyOf(old.record) == key { return write(record, at: position) }
    if let other = find(key) { return reportExisting(key, at: other) }
    guard checked(key, at: position) else { return }
    drop(at: position)
    add(record, at: position)
  }

  @inlinable func drop(at position: Int) {
    cycle.willWrite()
    let record = take(at: position)
    note(RecordChange(.delete, position: .init(before: position), record: .init(before: record)))
  }

  @inlinable func shift(from position: Int, to target: Int) {
    if position == target { return }
    cycle.willWrite()
    let stored = tree.remove(at: position)
    reinsert(stored, at: target)
    note(
      RecordChange(
        .move, position: .init(before: position, after: target),
        record: .init(before: stored.record, after: stored.record)))
  }

  /// Puts a record that keeps its slot at another position.
  @inlinable func reinsert(_ stored: StoredRecord<Record>, at position: Int) {
    let isPlaced = order.place(
      stored.stamp.slot, after: slot(at: position - 1), before: slot(at: position))
    tree.insert(stored, at: position)
    edits.records += 1
    if !isPlaced { respace(around: position) }
  }

  @inlinable func clear() {
    if tree.isEmpty { return }
    cycle.willWrite()
    empty()
    note(RecordChange(.clear))
  }

  /// Drops all records, so that what comes next shares nothing with what was.
  @inlinable func empty() {
    // A record that ends may well look at the store, so it ends when the store is whole again.
    let old = tree
    tree = SummaryTree()
    table = SlotTable()
    order = SlotOrder()
    edits.fills += 1
    withExtendedLifetime(old) {}
  }

  /// Behind all records that are not greater.
  @inlinable func sortedPosition(of record: Record) -> Int {
    guard let areInOrder else { return tree.count }
    return tree.partitionPosition { areInOrder(record, $0.record) }
  }

  /// Whether a record in the place of the one at a position would be in order.
  @inlinable func fits(_ record: Record, at position: Int, _ areInOrder: Order) -> Bool {
    if position > 0, tree.withElement(at: position - 1, { areInOrder(record, $0.record) }) {
      return false
    }
    return position + 1 == tree.count
      || !tree.withElement(at: position + 1) { areInOrder($0.record, record) }
  }

  /// Whether writing one record over the other would be nothing: never so for objects.
  @inlinable func isSame(_ old: Record, _ new: Record) -> Bool {
    !(Record.self is AnyObject.Type) && old == new
  }

  /// Notes a single change, if somebody will want to hear of it.
  @usableFromInline func note(_ change: @autoclosure () -> RecordChange<Record, Key>) {
    if !cycle.isEditing, isObserved { pending.append(change()) }
  }

  /// Ends a single edit; inside a transaction, the transaction goes on.
  @usableFromInline func close() {
    if !cycle.isEditing { cycle.close(tell) }
  }
}
