/// An item whose kind nobody registered, whole and undecoded.
public struct UnknownItem: Sendable, Hashable {
  /// The item's place in its list, counted from 0.
  public var position: Int
  /// The kind; `nil` if the feed has none.
  public var kind: FeedKind?
  /// The item, with nothing lost.
  public var value: JSONValue

  /// An unknown item.
  public init(position: Int, kind: FeedKind?, value: JSONValue) {
    self.position = position
    self.kind = kind
    self.value = value
  }
}
