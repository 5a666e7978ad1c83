/// The rows of a store's records as they were at one moment, made when they are needed.
struct StoreRows<Record: Sendable & Equatable, Key: Hashable & Sendable>: RowSource {
  let store: RecordStore<Record, Key>
  let snapshot: RecordSnapshot<Record, Key>
  let make: @MainActor @Sendable (Record) -> AnyRow
  /// What the store's edits since have come to, as far as it was asked for.
  private var later = Guarded<(now: RecordSnapshot<Record, Key>, diff: ListDiff)?>(nil)
  private var token = SourceToken()
  private var places = LazyPlaces()

  @MainActor init(
    _ store: RecordStore<Record, Key>, make: @escaping @MainActor @Sendable (Record) -> AnyRow
  ) {
    self.store = store
    self.make = make
    snapshot = store.current
  }

  var count: Int { snapshot.count }
  var spaces: Set<RowID.Space> { [.type(Record.self)] }
  var hasReferenceRecords: Bool { Record.self is AnyObject.Type }
  /// A store takes a key once, and none that is not equal to itself.
  var isUnique: Bool { true }
  var faults: RowFaults { RowFaults() }

  func id(at index: Int) -> RowID { RowID(Record.self, snapshot.key(of: snapshot[index])) }
  func record(at index: Int) -> (any Sendable)? { snapshot[index] }

  func row(at index: Int) -> AnyRow {
    var row = make(snapshot[index])
    row.id = id(at: index)
    return row
  }

  /// The store knows where a record is now. What was edited since tells where it was, if that is little.
  ///
  /// - Complexity: O(log n), and O(k) if the store has had k edits since; O(k log n) the first time, or
  ///   O(n) for many edits
  func index(of id: RowID) -> Int? {
    guard id.space == .type(Record.self), let key = id.key.base(as: Key.self) else { return nil }
    let now = store.current
    if now.isSame(as: snapshot) { return store.code.find(key, store) }
    if now.workToCompare(with: snapshot) >= count {
      return store.code.position(key, snapshot, places.value { store.code.places(snapshot) })
    }
    let diff = edits(until: now)
    if let position = store.code.find(key, store) { return diff.oldPosition(ofNew: position) }
    return diff.deletes.first { snapshot.key(of: snapshot[$0]) == key }
  }

  private func edits(until now: RecordSnapshot<Record, Key>) -> ListDiff {
    if let known = later.withLock({ $0 }), known.now.isSame(as: now) { return known.diff }
    let diff = store.code.diff(snapshot, now)
    later.exchange((now, diff))
    return diff
  }

  func difference(from old: any RowSource) -> ListDiff {
    guard let old = old as? StoreRows<Record, Key> else { return erasedDifference(from: old) }
    if isIdentical(to: old) { return ListDiff() }
    return token.difference(from: old.token) { store.code.diff(old.snapshot, snapshot) }
  }

  func comparisonWork(from old: any RowSource) -> Int {
    guard let old = old as? StoreRows<Record, Key> else { return 0 }
    return isIdentical(to: old) || token.knowsDifference(from: old.token)
      ? 0 : snapshot.workToCompare(with: old.snapshot)
  }

  func prepareDifference(from old: any RowSource) { _ = difference(from: old) }

  /// Nothing was edited: what was found out holds on.
  func adopting(_ old: any RowSource) -> any RowSource {
    guard let old = old as? StoreRows<Record, Key>, isIdentical(to: old) else { return self }
    var copy = self
    copy.later = old.later
    copy.token = old.token
    copy.places = old.places
    return copy
  }

  func isEqual(at index: Int, to other: any RowSource, at otherIndex: Int) -> Bool {
    guard let other = other as? StoreRows<Record, Key> else {
      return isEqual(at: index, unwrapping: other, at: otherIndex)
    }
    return snapshot[index] == other.snapshot[otherIndex]
  }

  func isIdentical(to other: any RowSource) -> Bool {
    guard let other = other as? StoreRows<Record, Key> else { return false }
    return snapshot.isSame(as: other.snapshot)
  }

  func wasInvalidated(since old: any RowSource) -> Bool {
    guard let old = old as? StoreRows<Record, Key>, old.store === store else { return false }
    return snapshot.wasInvalidated(since: old.snapshot)
  }
}
