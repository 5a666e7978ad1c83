/// Something that happened to records of one type, posted to a `ChangeCenter`.
///
///     changes.post(.update(person))
///     changes.post(.delete(Person.self, key: 7))
public struct Change<Record: Sendable & Equatable>: Sendable {
  /// What happened, with what it takes to follow it.
  public enum Operation: Sendable {
    /// New records.
    case add([Record])
    /// New content of records that exist.
    case update([Record])
    /// New content of records that exist, or new records.
    case upsert([Record])
    /// Records that are gone.
    case delete([Record])
    /// A record that is gone, by its key alone.
    case deleteKey(any Hashable & Sendable)
    /// All records may have changed in place: what is shown of them is read again.
    case invalidate
    /// The records as they are now: all of them, in order.
    case replaceAll([Record])
  }

  /// What happened.
  public var operation: Operation

  /// A change.
  @inlinable public init(_ operation: Operation) { self.operation = operation }

  // Of a list, the forms below are meant, not that of a single record which is a list.

  /// A new record.
  @_disfavoredOverload
  public static func add(_ record: Record) -> Change { .init(.add([record])) }
  /// New records, in this order.
  public static func add(_ records: [Record]) -> Change { .init(.add(records)) }
  /// New content of a record that exists.
  @_disfavoredOverload
  public static func update(_ record: Record) -> Change { .init(.update([record])) }
  /// New content of records that exist.
  public static func update(_ records: [Record]) -> Change { .init(.update(records)) }
  /// New content of a record if it exists, else a new record.
  @_disfavoredOverload
  public static func upsert(_ record: Record) -> Change { .init(.upsert([record])) }
  /// New content of those records that exist; the others are new.
  public static func upsert(_ records: [Record]) -> Change { .init(.upsert(records)) }
  /// A record that is gone.
  @_disfavoredOverload
  public static func delete(_ record: Record) -> Change { .init(.delete([record])) }
  /// Records that are gone.
  public static func delete(_ records: [Record]) -> Change { .init(.delete(records)) }
  /// A record that is gone, by its key alone, be it the key of a row's identity.
  public static func delete(_ type: Record.Type, key: some Hashable & Sendable) -> Change {
    .init(.deleteKey((key as? AnyKey)?.base ?? key))
  }
  /// All records may have changed in place: what is shown of them is read again.
  public static func invalidate(_ type: Record.Type) -> Change { .init(.invalidate) }
  /// All the records as they are now, in order: lists find out themselves what differs.
  public static func replaceAll(with records: [Record]) -> Change { .init(.replaceAll(records)) }
}
