/// Two arrays whose elements' id and content are told apart by closures.
///
/// The buffers are those of `withUnsafeBufferPointer`, used only inside its body.
@usableFromInline struct ClosureInput<Element, ID: Hashable>: DiffInput {
  @usableFromInline let old: UnsafeBufferPointer<Element>
  @usableFromInline let new: UnsafeBufferPointer<Element>
  @usableFromInline let id: (Element) -> ID
  @usableFromInline let areEqual: (Element, Element) -> Bool

  @inlinable init(
    _ old: UnsafeBufferPointer<Element>, _ new: UnsafeBufferPointer<Element>,
    id: @escaping (Element) -> ID, areEqual: @escaping (Element, Element) -> Bool
  ) {
    self.old = old
    self.new = new
    self.id = id
    self.areEqual = areEqual
  }

  @inlinable var oldCount: Int { old.count }
  @inlinable var newCount: Int { new.count }
  @inlinable @inline(__always) func oldID(_ position: Int) -> ID { id(old[position]) }
  @inlinable @inline(__always) func newID(_ position: Int) -> ID { id(new[position]) }
  @inlinable @inline(__always) func isEqual(_ i: Int, _ j: Int) -> Bool { areEqual(old[i], new[j]) }
}
