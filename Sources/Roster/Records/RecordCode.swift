/// What is done to all records of a store at once, and for each row that is shown. Made where the types
/// are known to the compiler, which then knows how to compare and hash keys and records.
@usableFromInline
struct RecordCode<Record: Sendable & Equatable, Key: Hashable & Sendable>:
  Sendable
{
  @usableFromInline typealias Snapshot = RecordSnapshot<Record, Key>

  /// The difference of two snapshots.
  let diff: @Sendable (_ old: Snapshot, _ new: Snapshot) -> ListDiff
  /// The places of all records.
  let places: @Sendable (Snapshot) -> RowPlaces
  /// The position of a key in the snapshot that the places are of.
  let position: @Sendable (Key, Snapshot, RowPlaces) -> Int?
  /// The position of a key in a store as it is now.
  let find: @MainActor @Sendable (Key, RecordStore<Record, Key>) -> Int?

  /// The code for records of a type: call it from inlinable code.
  @inlinable init() {
    self.init(
      diff: { $1.difference(from: $0) },
      places: { snapshot in
        let keys = snapshot.map(snapshot.keyOf)
        return RowPlaces(count: keys.count) { keys[$0] }
      },
      position: { key, snapshot, places in
        places.position(of: key) { snapshot.keyOf(snapshot[$0]) }
      },
      find: { key, store in store.find(key) })
  }

  @usableFromInline init(
    diff: @escaping @Sendable (Snapshot, Snapshot) -> ListDiff,
    places: @escaping @Sendable (Snapshot) -> RowPlaces,
    position: @escaping @Sendable (Key, Snapshot, RowPlaces) -> Int?,
    find: @escaping @MainActor @Sendable (Key, RecordStore<Record, Key>) -> Int?
  ) {
    self.diff = diff
    self.places = places
    self.position = position
    self.find = find
  }
}
