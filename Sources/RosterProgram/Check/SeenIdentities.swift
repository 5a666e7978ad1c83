/// Which identities have occurred, and where first.
///
/// An identity is kept as its hash and position alone, so that a million of long texts take little
/// memory. Where hashes are equal the earlier item is read again to be sure.
struct SeenIdentities {
  private var firsts: [Int: Int] = [:]
  /// Those whose hash belongs to another identity: hardly ever any.
  private var others: [ItemIdentity: Int] = [:]

  /// Notes an identity.
  ///
  /// - Parameter reread: The identity of the item at an earlier position.
  /// - Returns: The position where it occurred first; `nil` if that is here.
  mutating func note(
    _ identity: ItemIdentity, at position: Int, reread: (Int) throws -> ItemIdentity?
  ) rethrows -> Int? {
    guard let first = firsts[identity.hashValue] else {
      firsts[identity.hashValue] = position
      return nil
    }
    if try reread(first) == identity { return first }
    guard let first = others[identity] else {
      others[identity] = position
      return nil
    }
    return first
  }
}
