/// Something as it was before a change and as it is after it.
public struct BeforeAfter<Value> {
  /// Before the change; `nil` if it was not there.
  public var before: Value?
  /// After the change; `nil` if it is no longer there.
  public var after: Value?

  /// A pair of values.
  @inlinable public init(before: Value? = nil, after: Value? = nil) {
    self.before = before
    self.after = after
  }
}

extension BeforeAfter: Sendable where Value: Sendable {}
extension BeforeAfter: Equatable where Value: Equatable {}
extension BeforeAfter: Hashable where Value: Hashable {}
