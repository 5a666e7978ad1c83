extension RecordStore {
  /// Puts a record at a position in `0...count`; in a sorted store its order decides.
  ///
  /// A position outside the list is reported, and the record goes to the nearer end.
  ///
  /// - Complexity: O(log *n*).
  @inlinable public func insert(_ record: Record, at position: Int) {
    if cycle.mustWait {
      let behind = self[position].map(keyOf)
      let place = position
      return cycle.wait { [self] in
        insert(record, at: behind.flatMap(find) ?? min(place, tree.count))
      }
    }
    add(record, at: checked(insertion: position))
    close()
  }

  /// Puts a record at the end; in a sorted store its order decides.
  ///
  /// - Complexity: O(log *n*).
  @inlinable public func append(_ record: Record) {
    if cycle.mustWait { return cycle.wait { [self] in append(record) } }
    add(record, at: tree.count)
    close()
  }

  /// Puts records at the end, in one edit; in a sorted store their order decides.
  ///
  /// - Complexity: O(*m* log *n*) for *m* records.
  @inlinable public func append(contentsOf records: some Sequence<Record>) {
    let records = Array(records)
    edit { store in
      for record in records { store.append(record) }
    }
  }

  /// Gives a record that is in the list, found by its key, new content.
  ///
  /// - Complexity: O(log *n*).
  @inlinable public func update(_ record: Record) {
    if cycle.mustWait { return cycle.wait { [self] in update(record) } }
    let key = keyOf(record)
    if let position = find(key) {
      write(record, at: position)
    } else {
      reportUnknown(key, "update")
    }
    close()
  }

  /// Changes the record with a key. Its key may change too, if no other record has the new one.
  ///
  /// - Complexity: O(log *n*).
  @inlinable public func update(_ key: Key, _ body: @escaping @MainActor (inout Record) -> Void) {
    if cycle.mustWait { return cycle.wait { [self] in update(key, body) } }
    guard var record = find(key).map({ tree[$0].record }) else {
      reportUnknown(key, "update")
      return close()
    }
    body(&record)
    // The body may have edited the store.
    if let position = find(key) ?? find(keyOf(record)) { exchange(at: position, with: record) }
    close()
  }

  /// Puts a record in the place of the one at a position, which may have another key.
  ///
  /// - Complexity: O(log *n*).
  @inlinable public func replace(at position: Int, with record: Record) {
    guard checked(position, "replace") else { return }
    let key = tree.withElement(at: position) { keyOf($0.record) }
    if cycle.mustWait {
      return cycle.wait { [self] in
        if let position = find(key) { replace(at: position, with: record) }
      }
    }
    exchange(at: position, with: record)
    close()
  }

  /// Gives the record with the same key new content, or puts the record at a place for additions.
  ///
  /// - Complexity: O(log *n*).
  @inlinable public func upsert(_ record: Record, insertAt place: Placement = .end) {
    if cycle.mustWait { return cycle.wait { [self] in upsert(record, insertAt: place) } }
    if let position = find(keyOf(record)) {
      write(record, at: position)
    } else {
      add(record, at: place == .start ? 0 : tree.count)
    }
    close()
  }

  /// Removes the record at a position.
  ///
  /// - Complexity: O(log *n*).
  @inlinable public func remove(at position: Int) {
    guard checked(position, "remove") else { return }
    if cycle.mustWait {
      let key = tree.withElement(at: position) { keyOf($0.record) }
      return cycle.wait { [self] in remove(key) }
    }
    drop(at: position)
    close()
  }

  /// Removes the record with a key.
  ///
  /// - Complexity: O(log *n*).
  @inlinable public func remove(_ key: Key) {
    if cycle.mustWait { return cycle.wait { [self] in remove(key) } }
    if let position = find(key) { drop(at: position) } else { reportUnknown(key, "remove") }
    close()
  }

  /// Moves the record at a position to another, which is its position afterwards.
  ///
  /// A sorted store keeps its order: the wish is reported, and nothing happens.
  ///
  /// - Complexity: O(log *n*).
  @inlinable public func move(from position: Int, to target: Int) {
    guard checked(position, "move") else { return }
    let key = tree.withElement(at: position) { keyOf($0.record) }
    move(key, to: target)
  }

  /// Moves the record with a key to a position, which is its position afterwards.
  ///
  /// A sorted store keeps its order: the wish is reported, and nothing happens.
  ///
  /// - Complexity: O(log *n*).
  @inlinable public func move(_ key: Key, to target: Int) {
    if cycle.mustWait { return cycle.wait { [self] in move(key, to: target) } }
    if areInOrder != nil {
      reportMoveInSorted(key)
    } else if let position = find(key) {
      if checked(target, "move to") { shift(from: position, to: target) }
    } else {
      reportUnknown(key, "move")
    }
    close()
  }

  /// Removes all records.
  ///
  /// - Complexity: O(*n*) at most, to let go of the records.
  @inlinable public func removeAll() {
    if cycle.mustWait { return cycle.wait { [self] in removeAll() } }
    clear()
    close()
  }

  /// Has every record read again: whoever shows the list fills its visible rows anew.
  public func invalidate() {
    if cycle.mustWait { return cycle.wait { [self] in invalidate() } }
    cycle.willWrite()
    invalidations += 1
    note(RecordChange(.invalidate))
    close()
  }

  /// Makes the records those of a list. What differs is found out; what is equal stays untouched.
  ///
  /// Of records with one key the first is kept, the others are reported.
  ///
  /// - Complexity: O(*n*), as a diff of arrays.
  @inlinable public func replaceAll(with records: [Record]) {
    if records.isEmpty { return removeAll() }
    edit { store in store.setRecords(to: records) }
  }

  /// Makes several edits one: observers are told of what differs in the end, after the last.
  ///
  /// - Complexity: That of the edits; if there are observers, O(*k* log *n*) more to find out what
  ///   *k* edits came to.
  @inlinable public func edit(_ body: @escaping @MainActor (RecordStore) -> Void) {
    if cycle.mustWait { return cycle.wait { [self] in edit(body) } }
    if cycle.isEditing { return body(self) }
    let before = isObserved ? current : nil
    let invalidationsBefore = invalidations
    pending = []
    cycle.open()
    body(self)
    pending = before.map { changes(since: $0) } ?? []
    if invalidations != invalidationsBefore { pending.append(RecordChange(.invalidate)) }
    cycle.close(tell)
  }
}
