/// Records of one type in order, each under its primary key: a list that knows what happens to it.
///
///     let people = RecordStore(Person.self, key: \.pid)
///     people.follow(changes, insertAt: .start)
///     people.onChange { change in log(change.operation, change.position, change.record) }
///
/// Behavior:
/// - A key occurs once. A record with a key that is there already is not taken in, and is reported.
/// - A key that is not there, or a position outside the list, is reported, and nothing happens.
/// - An update with an equal record is nothing at all. A record that is an object counts as changed
///   by every update, since the same object may have been changed in place.
/// - Each edit is closed before anybody is told of it. An edit that an observer makes waits until
///   all observers have heard of the present one; positions given to it still mean the records that
///   were there when it was asked for.
/// - `snapshot` is O(1) and may go to any isolation.
@MainActor public final class RecordStore<Record: Sendable & Equatable, Key: Hashable & Sendable> {
  /// The order of two records: whether the first comes before the second.
  public typealias Order = @Sendable (Record, Record) -> Bool

  /// The key of the row that the user has opened, if any; set by whoever shows the list.
  public var opened: Key?

  @usableFromInline var tree = SummaryTree<FirstSlot<Record>>()
  @usableFromInline var table = SlotTable()
  @usableFromInline var order = SlotOrder()
  @usableFromInline let keyOf: @Sendable (Record) -> Key
  @usableFromInline let areInOrder: Order?
  @usableFromInline let code: RecordCode<Record, Key>
  @usableFromInline let cycle = EditCycle()
  @usableFromInline var revision: UInt32 = 0
  @usableFromInline var lineage = StoreLineage()
  @usableFromInline var invalidations = 0
  /// How often the store was filled from nothing, and how many records were written or taken since.
  @usableFromInline var edits = EditCount()

  /// What the observers are to be told when the edit closes.
  @usableFromInline var pending: [RecordChange<Record, Key>] = []
  let changeListeners = Listeners<RecordChange<Record, Key>>()
  let subscriptions = ActiveList<Subscription>()

  /// A store of records whose key is one of their properties, or made from them.
  ///
  /// - Parameters:
  ///   - type: the type of the records.
  ///   - key: gives the primary key of a record, always the same for the same record: `\.id`.
  ///   - records: the records to begin with. Of those with one key the first is kept.
  ///   - order: keeps the store sorted; equal records stay in the order in which they came.
  /// - Complexity: O(*n*), O(*n* log *n*) if sorted.
  @inlinable public init(
    _ type: Record.Type, key: @escaping @Sendable (Record) -> Key, _ records: [Record] = [],
    sortedBy order: Order? = nil
  ) {
    keyOf = key
    areInOrder = order
    code = RecordCode()
    fill(with: records)
  }

  /// The number of records.
  @inlinable public var count: Int {
    cycle.noteRead()
    return tree.count
  }

  /// Whether there are no records.
  @inlinable public var isEmpty: Bool { count == 0 }

  /// The record at a position, or `nil` outside the list.
  ///
  /// - Complexity: O(log *n*).
  @inlinable public subscript(position: Int) -> Record? {
    cycle.noteRead()
    return position >= 0 && position < tree.count ? tree[position].record : nil
  }

  /// The record with a key.
  ///
  /// - Complexity: O(log *n*).
  @inlinable public func record(for key: Key) -> Record? {
    cycle.noteRead()
    return find(key).map { tree[$0].record }
  }

  /// The position of the record with a key.
  ///
  /// - Complexity: O(log *n*).
  @inlinable public func position(of key: Key) -> Int? {
    cycle.noteRead()
    return find(key)
  }

  /// Whether there is a record with a key.
  ///
  /// - Complexity: O(log *n*).
  @inlinable public func contains(_ key: Key) -> Bool { position(of: key) != nil }

  /// The primary key of a record.
  @inlinable public func key(of record: Record) -> Key { keyOf(record) }

  /// The records as they are now, as a value that later edits do not change.
  @inlinable public var snapshot: RecordSnapshot<Record, Key> {
    cycle.noteRead()
    return current
  }

  /// The same, not noted as a reading by Observation.
  @usableFromInline package var current: RecordSnapshot<Record, Key> {
    RecordSnapshot(
      tree: tree, keyOf: keyOf, lineage: lineage, invalidations: invalidations, edits: edits)
  }
}

extension RecordStore where Record: Identifiable, Record.ID == Key {
  /// A store of records that know their id.
  ///
  /// - Parameters:
  ///   - type: the type of the records.
  ///   - records: the records to begin with. Of those with one id the first is kept.
  ///   - order: keeps the store sorted; equal records stay in the order in which they came.
  /// - Complexity: O(*n*), O(*n* log *n*) if sorted.
  @inlinable public convenience init(
    _ type: Record.Type, _ records: [Record] = [], sortedBy order: Order? = nil
  ) {
    self.init(type, key: { $0.id }, records, sortedBy: order)
  }
}
