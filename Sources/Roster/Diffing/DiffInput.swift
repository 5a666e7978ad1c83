/// Two lists as the stages of a diff see them: identity and content, by position.
@usableFromInline protocol DiffInput {
  associatedtype ID: Hashable

  var oldCount: Int { get }
  var newCount: Int { get }
  func oldID(_ position: Int) -> ID
  func newID(_ position: Int) -> ID
  /// Whether two elements have one id.
  func isSame(_ old: Int, _ new: Int) -> Bool
  /// Whether two old elements have one id.
  func isSameOld(_ first: Int, _ second: Int) -> Bool
  /// The hash of an id, which is the same only by chance in another process.
  func hash(_ id: ID, _ hasher: IdentityHasher) -> UInt64
  /// Whether two elements of one id have the same content.
  func isEqual(_ old: Int, _ new: Int) -> Bool
}

extension DiffInput {
  @inlinable @inline(__always) func hash(_ id: ID, _ hasher: IdentityHasher) -> UInt64 {
    hasher.hash(id)
  }

  @inlinable @inline(__always) func isSame(_ old: Int, _ new: Int) -> Bool {
    oldID(old) == newID(new)
  }

  @inlinable @inline(__always) func isSameOld(_ first: Int, _ second: Int) -> Bool {
    oldID(first) == oldID(second)
  }
}
