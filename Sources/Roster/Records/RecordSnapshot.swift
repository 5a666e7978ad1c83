/// The records of a store as they were at one moment: a value that may go anywhere.
///
/// It shares what has not changed since with the store and with other snapshots.
public struct RecordSnapshot<Record: Sendable & Equatable, Key: Hashable & Sendable>: Sendable {
  @usableFromInline let tree: SummaryTree<FirstSlot<Record>>
  @usableFromInline let keyOf: @Sendable (Record) -> Key
  @usableFromInline let lineage: StoreLineage
  @usableFromInline let invalidations: Int
  /// What had been done to the store.
  @usableFromInline let edits: EditCount

  @inlinable init(
    tree: SummaryTree<FirstSlot<Record>>, keyOf: @escaping @Sendable (Record) -> Key,
    lineage: StoreLineage, invalidations: Int, edits: EditCount
  ) {
    self.tree = tree
    self.keyOf = keyOf
    self.lineage = lineage
    self.invalidations = invalidations
    self.edits = edits
  }

  /// The primary key of a record.
  @inlinable public func key(of record: Record) -> Key { keyOf(record) }

  /// Whether two snapshots are of one moment, told without a look at the records.
  ///
  /// - Complexity: O(1)
  func isSame(as other: RecordSnapshot) -> Bool {
    lineage === other.lineage && invalidations == other.invalidations
      && tree.isIdentical(to: other.tree)
  }

  /// Whether all records were to be read again between an older snapshot of the same store and this.
  public func wasInvalidated(since older: RecordSnapshot) -> Bool {
    invalidations != older.invalidations
  }
}

extension RecordSnapshot: RandomAccessCollection {
  /// The first position: 0.
  @inlinable public var startIndex: Int { 0 }
  /// The number of records.
  @inlinable public var endIndex: Int { tree.count }
  /// The number of records: what a collection finds out by its indices costs more where the types of records
  /// are not known.
  @inlinable public var count: Int { tree.count }

  /// The record at a position, which must be in `0..<count`.
  ///
  /// - Complexity: O(log *n*).
  @inlinable public subscript(position: Int) -> Record {
    tree.withElement(at: position) { $0.record }
  }

  /// Walks the records in order.
  public struct Iterator: IteratorProtocol {
    @usableFromInline var base: SummaryTree<FirstSlot<Record>>.Iterator

    @inlinable init(_ base: SummaryTree<FirstSlot<Record>>.Iterator) { self.base = base }

    /// The next record.
    @inlinable public mutating func next() -> Record? { base.next()?.record }
  }

  /// An iterator over the records in order.
  @inlinable public func makeIterator() -> Iterator { Iterator(tree.makeIterator()) }
}
