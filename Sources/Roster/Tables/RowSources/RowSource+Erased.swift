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

  /// The repeats of a source, found by hashing each id once.
  func erasedRepeats() -> [(position: Int, first: Int)] {
    var seen = Dictionary<RowID, Int>(minimumCapacity: count)
    var found: [(position: Int, first: Int)] = []
    for index in 0..<count {
      let id = id(at: index)
      if let first = seen[id] {
        found.append((index, first))
      } else {
        seen[id] = index
      }
    }
    return found
  }
}
