extension RowSource {
  /// The difference between sources of any two types, by identity.
  ///
  /// - Complexity: O(n + m)
  func erasedDifference(from old: any RowSource) -> ListDiff {
    let new = self
    return ListDiff(
      oldIDs: (0..<old.count).map { old.id(at: $0) }, newIDs: (0..<count).map { id(at: $0) },
      isEqual: { before, after in new.isEqual(at: after, to: old, at: before) })
  }

  /// Whether a row shows the same as one of a source that hides some of its rows.
  func isEqual(at index: Int, unwrapping other: any RowSource, at otherIndex: Int) -> Bool {
    guard let other = other as? UniqueRows else { return false }
    return isEqual(at: index, to: other.base, at: other.basePosition(otherIndex))
  }

  /// So few rows are looked for one by one rather than hashing all.
  static var fewRows: Int { 4 }

  /// The faults that rows at a few positions lead to, or `nil` if they are too many to be looked for one by
  /// one.
  ///
  /// - Complexity: O(n) comparisons, for four positions at most
  func faults(among entered: [Int]) -> RowFaults? {
    if entered.count > Self.fewRows { return nil }
    var repeats: Set<Int> = []
    var unusable: [Int] = []
    for position in entered {
      let id = id(at: position)
      let places = (0..<count).filter { self.id(at: $0) == id }
      if places.isEmpty { unusable.append(position) }
      repeats.formUnion(places.dropFirst())
    }
    return RowFaults(repeats: repeats.sorted(), unusable: unusable)
  }
}
