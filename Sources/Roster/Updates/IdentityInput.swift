/// Two arrays of ids, which have no content beside themselves.
///
/// The buffers are those of `withUnsafeBufferPointer`, used only inside its body.
@usableFromInline struct IdentityInput<ID: Hashable>: DiffInput {
  @usableFromInline let old: UnsafeBufferPointer<ID>
  @usableFromInline let new: UnsafeBufferPointer<ID>

  @inlinable init(_ old: UnsafeBufferPointer<ID>, _ new: UnsafeBufferPointer<ID>) {
    self.old = old
    self.new = new
  }

  @inlinable var oldCount: Int { old.count }
  @inlinable var newCount: Int { new.count }
  @inlinable @inline(__always) func oldID(_ position: Int) -> ID { old[position] }
  @inlinable @inline(__always) func newID(_ position: Int) -> ID { new[position] }
  @inlinable @inline(__always) func isEqual(_ i: Int, _ j: Int) -> Bool { true }
}
