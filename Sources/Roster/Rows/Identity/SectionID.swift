/// The identity of a section in its table.
public struct SectionID: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The value the section was named by.
  public let key: AnyKey

  /// An identity by any hashable value. An identity of an identity is the same.
  public init(_ id: some Hashable & Sendable) {
    key = (id as? SectionID)?.key ?? AnyKey(id)
  }

  /// An identity by text.
  public init(stringLiteral value: String) { key = AnyKey(value) }

  /// The identity as text for diagnostics.
  public var description: String { key.description }
}
