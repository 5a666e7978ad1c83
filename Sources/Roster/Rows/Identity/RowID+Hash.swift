extension RowID {
  /// A hash of half a word, for tables that keep no ids: quick where keys are whole numbers.
  var shortHash: UInt32 {
    let hasher = IdentityHasher.shared
    return UInt32(
      truncatingIfNeeded: PlainID(self).map { hasher.mix($0.space, $0.key) } ?? hasher.hash(self))
  }
}
