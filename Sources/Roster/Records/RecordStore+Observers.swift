extension RecordStore {
  /// Tells of each change, after it is closed: what was done, where, and to what.
  ///
  /// The store keeps the handler until it is cancelled, or for as long as the store lives. A handler
  /// that uses an object which owns the store takes it weakly: see `onChange(with:_:)`.
  ///
  /// Behavior:
  /// - Handlers are called in the order in which they came, each for all changes of an edit.
  /// - Inside, the list is as the edit left it. Edits made inside wait until all have been told.
  /// - A handler that comes inside of another hears from the next edit on; one that is cancelled
  ///   hears no more, at once.
  /// - Edits made in one transaction are told as what they came to: deletes first, then what came,
  ///   moved and changed, by its new position.
  ///
  /// - Complexity: O(1) amortized.
  @discardableResult public func onChange(
    _ body: @escaping @MainActor @Sendable (RecordChange<Record, Key>) -> Void
  ) -> Subscription {
    keep(changeListeners.add(body))
  }

  /// The same with an object that is held weakly: the handler ends with it.
  @discardableResult public func onChange<Owner: AnyObject & Sendable>(
    with owner: Owner,
    _ body: @escaping @MainActor @Sendable (Owner, RecordChange<Record, Key>) -> Void
  ) -> Subscription {
    onChange { [weak owner] change in
      if let owner { body(owner, change) }
    }.end(with: owner)
  }

  /// Calls `body` after each closed edit, before the observers of records are told.
  package func observeEdits(_ body: @escaping @MainActor @Sendable () -> Void) -> Subscription {
    cycle.observeEdits(body)
  }

  /// Whether anybody is told of changes.
  @usableFromInline var isObserved: Bool { !changeListeners.isEmpty }

  @usableFromInline func keep(_ subscription: Subscription) -> Subscription {
    subscriptions.append(subscription)
    return subscription
  }

  /// Tells the observers what is pending. What they ask for meanwhile waits.
  @usableFromInline func tell() {
    var changes = pending
    pending = []
    if changes.isEmpty { return }
    let opened = opened.map { RecordChange<Record, Key>.Opened(key: $0, position: find($0)) }
    for index in changes.indices { changes[index].opened = opened }
    changeListeners.tell(changes)
  }

  /// What differs from an older snapshot, as single changes.
  @inlinable func changes(since before: RecordSnapshot<Record, Key>) -> [RecordChange<Record, Key>]
  {
    let now = current
    let diff = now.difference(from: before)
    var changes = diff.deletes.map { position in
      RecordChange<Record, Key>(
        .delete, position: .init(before: position), record: .init(before: before[position]))
    }
    let moved = Set(diff.updates.map(\.after))
    var arrivals = diff.inserts.map { position in
      RecordChange<Record, Key>(
        .add, position: .init(after: position), record: .init(after: now[position]))
    }
    for pair in diff.moves where !moved.contains(pair.after) {
      arrivals.append(change(.move, pair, before, now))
    }
    for pair in diff.updates { arrivals.append(change(.update, pair, before, now)) }
    changes += arrivals.sorted { $0.position.after ?? 0 < $1.position.after ?? 0 }
    return changes
  }

  @inlinable func change(
    _ operation: RecordChange<Record, Key>.Operation, _ pair: ListDiff.Pair,
    _ before: RecordSnapshot<Record, Key>, _ now: RecordSnapshot<Record, Key>
  ) -> RecordChange<Record, Key> {
    RecordChange(
      operation, position: .init(before: pair.before, after: pair.after),
      record: .init(before: before[pair.before], after: now[pair.after]))
  }
}
