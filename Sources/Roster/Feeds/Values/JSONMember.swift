/// A member of a JSON object: a key and its value.
public struct JSONMember: Sendable, Hashable {
  /// The key.
  public var key: String
  /// The value.
  public var value: JSONValue

  /// A member.
  public init(key: String, value: JSONValue) {
    self.key = key
    self.value = value
  }
}
