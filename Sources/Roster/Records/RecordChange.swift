/// What happened to a record of a store, as its observers are told.
public struct RecordChange<Record: Sendable & Equatable, Key: Hashable & Sendable>: Sendable {
  /// What was done.
  public enum Operation: Sendable, Hashable {
    /// A record came.
    case add
    /// A record's content changed. In a sorted store it may have moved by that.
    case update
    /// A record left.
    case delete
    /// A record has another place, and its content is as it was.
    case move
    /// Every record may have changed in place, and is to be read again.
    case invalidate
    /// All records left at once.
    case clear
  }

  /// The row that the user had opened when the change was made.
  public struct Opened: Sendable, Hashable {
    /// The key of its record.
    public var key: Key
    /// Where it is now; `nil` if it is no longer in the list.
    public var position: Int?

    /// An opened row.
    @inlinable public init(key: Key, position: Int?) {
      self.key = key
      self.position = position
    }
  }

  /// What was done.
  public var operation: Operation
  /// The record's position in the list before the change and in the list after it.
  ///
  /// Both are `nil` when the change is of all records.
  public var position: BeforeAfter<Int>
  /// The record before and after. One object has the same content in both, even if it was changed.
  public var record: BeforeAfter<Record>
  /// The row the user had opened, if any.
  public var opened: Opened?

  /// A change.
  @inlinable public init(
    _ operation: Operation, position: BeforeAfter<Int> = .init(),
    record: BeforeAfter<Record> = .init(), opened: Opened? = nil
  ) {
    self.operation = operation
    self.position = position
    self.record = record
    self.opened = opened
  }
}

extension RecordChange: Equatable {}
