/// Two arrays of elements that know their id and their content.
///
/// The buffers are those of `withUnsafeBufferPointer`, used only inside its body.
@usableFromInline struct ElementInput<Element: Identifiable & Equatable>: DiffInput {
  @usableFromInline let old: UnsafeBufferPointer<Element>
  @usableFromInline let new: UnsafeBufferPointer<Element>

  @inlinable init(_ old: UnsafeBufferPointer<Element>, _ new: UnsafeBufferPointer<Element>) {
    self.old = old
    self.new = new
  }

  @inlinable var oldCount: Int { old.count }
  @inlinable var newCount: Int { new.count }
  @inlinable @inline(__always) func oldID(_ position: Int) -> Element.ID { old[position].id }
  @inlinable @inline(__always) func newID(_ position: Int) -> Element.ID { new[position].id }
  @inlinable @inline(__always) func isEqual(_ i: Int, _ j: Int) -> Bool { old[i] == new[j] }
}
