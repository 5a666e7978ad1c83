extension RecordStore {
  /// Follows the changes that are posted to a center.
  ///
  /// Behavior:
  /// - Each post is one edit, closed before anybody is told of it.
  /// - With a filter, a record that no longer fits leaves, and one that now fits enters at the place
  ///   for additions. What never fitted is none of this list's business, and is not reported.
  /// - The store keeps following until the subscription is cancelled or the store is gone.
  ///
  /// - Parameters:
  ///   - center: where the changes are posted.
  ///   - placement: where added records go. A sorted store has its own order.
  ///   - isIncluded: which records belong in this list; all, if not given.
  /// - Complexity: O(1) amortized. A post costs what its edits cost.
  @inlinable @discardableResult public func follow(
    _ center: ChangeCenter, insertAt placement: Placement = .end,
    where isIncluded: (@Sendable (Record) -> Bool)? = nil
  ) -> Subscription {
    let subscription = center.observe(Record.self) { [weak self] change in
      self?.apply(change, at: placement, where: isIncluded)
    }
    return keep(subscription.end(with: self))
  }

  /// Does what a change says, as one edit.
  @inlinable func apply(
    _ change: Change<Record>, at placement: Placement, where isIncluded: ((Record) -> Bool)?
  ) {
    if cycle.mustWait {
      return cycle.wait { [self] in apply(change, at: placement, where: isIncluded) }
    }
    switch change.operation {
    case .invalidate: invalidate()
    case .replaceAll(let records):
      replaceAll(with: isIncluded.map { records.filter($0) } ?? records)
    case .deleteKey(let key):
      // A key of any type stands for its value.
      guard let key = key as? Key ?? AnyKey(key) as? Key ?? AnyKey(key).base as? Key else {
        return reportKeyType(AnyKey(key).base)
      }
      delete(key, isFiltered: isIncluded != nil)
      close()
    case .delete(let records):
      single(records) { store, record, _ in
        store.delete(store.keyOf(record), isFiltered: isIncluded != nil)
      }
    case .add(let records):
      single(records) { store, record, index in
        guard isIncluded?(record) ?? true else { return }
        store.add(record, at: placement == .start ? index : store.tree.count)
      }
    case .update(let records):
      single(records) { store, record, _ in
        store.follow(record, at: placement, where: isIncluded, enters: isIncluded != nil)
      }
    case .upsert(let records):
      single(records) { store, record, _ in
        store.follow(record, at: placement, where: isIncluded, enters: true)
      }
    }
  }

  /// Edits for each record, as one edit: most posts are about one record, and need no transaction.
  @inlinable func single(
    _ records: [Record], _ body: @escaping @MainActor (RecordStore, Record, Int) -> Void
  ) {
    if records.count == 1 {
      body(self, records[0], 0)
      close()
    } else {
      edit { store in
        for (index, record) in records.enumerated() { body(store, record, index) }
      }
    }
  }

  @inlinable func delete(_ key: Key, isFiltered: Bool) {
    if let position = find(key) {
      drop(at: position)
    } else if !isFiltered {
      reportUnknown(key, "delete")
    }
  }

  /// Writes a record that is there; takes it out if it no longer fits, or in if it may enter.
  @inlinable func follow(
    _ record: Record, at placement: Placement, where isIncluded: ((Record) -> Bool)?, enters: Bool
  ) {
    let key = keyOf(record)
    let fits = isIncluded?(record) ?? true
    if let position = find(key) {
      if fits { write(record, at: position) } else { drop(at: position) }
    } else if fits && enters {
      add(record, at: placement == .start ? 0 : tree.count)
    } else if isIncluded == nil {
      reportUnknown(key, "update")
    }
  }
}
