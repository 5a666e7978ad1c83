/// A row's identity in two words, which are compared and hashed without a look at anything else.
struct PlainID: Hashable {
  let space: UInt64
  let key: UInt64

  /// Stands for no row.
  init() { (space, key) = (0, 0) }

  /// The identity of a row whose space is a type and whose key is a whole number, as most are; `nil` for
  /// others. Two that are not `nil` are equal if and only if the identities are.
  init?(_ id: RowID) {
    guard case .type(let type) = id.space, let key = id.key.wholeNumber else { return nil }
    space = UInt64(UInt(bitPattern: ObjectIdentifier(type)))
    self.key = UInt64(bitPattern: Int64(key))
  }
}
