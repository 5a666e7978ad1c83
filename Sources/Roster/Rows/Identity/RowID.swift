/// The identity of a row in its table: a space and a key in that space.
///
/// News 7 and product 7 live in one table, since their spaces differ. Content takes no part in it.
public struct RowID: Hashable, Sendable, CustomStringConvertible {
  /// Where `key` is unique.
  public let space: Space
  /// The row among those of its space.
  public let key: AnyKey

  /// An identity by space and key.
  public init(_ space: Space, _ key: some Hashable & Sendable) {
    self.space = space
    self.key = AnyKey(key)
  }

  /// The identity of a written row, or of a record in a store section.
  public init(_ type: any Any.Type, _ key: some Hashable & Sendable) {
    self.init(.type(type), key)
  }

  /// The identity as text for diagnostics.
  public var description: String { "\(space) \(key)" }

  /// The identity once it is known which section the row is in.
  func placed(in section: SectionID) -> RowID {
    space == .unplaced ? RowID(.section(section), key) : self
  }
}
