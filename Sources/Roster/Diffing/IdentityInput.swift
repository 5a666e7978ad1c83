/// Two arrays of ids, whose content lies elsewhere or nowhere.
///
/// The buffers are those of `withUnsafeBufferPointer`, used only inside its body.
@usableFromInline struct IdentityInput<ID: Hashable>: DiffInput {
  @usableFromInline let old: UnsafeBufferPointer<ID>
  @usableFromInline let new: UnsafeBufferPointer<ID>

  /// `nil` if ids are all there is.
  @usableFromInline let areEqual: ((_ old: Int, _ new: Int) -> Bool)?

  @inlinable init(
    _ old: UnsafeBufferPointer<ID>, _ new: UnsafeBufferPointer<ID>,
    areEqual: ((_ old: Int, _ new: Int) -> Bool)?
  ) {
    self.old = old
    self.new = new
    self.areEqual = areEqual
  }

  @inlinable var oldCount: Int { old.count }
  @inlinable var newCount: Int { new.count }
  @inlinable @inline(__always) func oldID(_ position: Int) -> ID { old[position] }
  @inlinable @inline(__always) func newID(_ position: Int) -> ID { new[position] }
  @inlinable @inline(__always) func isEqual(_ i: Int, _ j: Int) -> Bool {
    areEqual?(i, j) ?? true
  }
}
