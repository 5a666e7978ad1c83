/// The bytes of one item, as the index reads them.
package struct IndexedItem: Sendable, Hashable {
  /// The item's bytes, or the first of them.
  package var bytes: [UInt8]
  /// The offset of the first byte from the start of the input.
  package var offset: Int
  /// Whether the item is longer than the bytes, which end where the limit was.
  package var isCapped = false
}
