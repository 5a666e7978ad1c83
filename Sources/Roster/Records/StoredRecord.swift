/// A record as it lies in a store's tree.
@usableFromInline struct StoredRecord<Record> {
  @usableFromInline var record: Record
  @usableFromInline var stamp: RecordStamp

  @inlinable init(_ record: Record, stamp: RecordStamp) {
    self.record = record
    self.stamp = stamp
  }
}

extension StoredRecord: Sendable where Record: Sendable {}

/// What tells one version of a record in a store from all others, without a look at its content.
@usableFromInline struct RecordStamp: Equatable, Sendable {
  /// The number under which the store's index knows the record while it is in the store.
  @usableFromInline var slot: UInt32
  /// The number of the write, one higher for each write in the store.
  @usableFromInline var revision: UInt32

  @inlinable init(slot: UInt32, revision: UInt32) {
    self.slot = slot
    self.revision = revision
  }

  /// Both in one number, which is compared and hashed faster.
  @inlinable var number: UInt64 { UInt64(slot) << 32 | UInt64(revision) }
}

/// The slot of the first record below a node, by which the index finds a record's position.
@usableFromInline struct FirstSlot<Record>: TreeSummary {
  /// `UInt32.max` if there is no record.
  @usableFromInline var slot: UInt32

  @inlinable init() { slot = .max }
  @inlinable init(_ element: StoredRecord<Record>) { slot = element.stamp.slot }
  @inlinable mutating func add(_ next: Self) { if slot == .max { slot = next.slot } }
}
