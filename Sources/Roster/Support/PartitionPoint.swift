extension Range<Int> {
  /// The first position from which on a condition holds, if it holds for none before; the end if it
  /// holds nowhere.
  ///
  /// - Complexity: O(log n) calls
  package func partitionPoint(where holds: (Int) -> Bool) -> Int {
    var low = lowerBound
    var high = upperBound
    while low < high {
      let middle = low + (high - low) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension Array {
  /// The first position from which on a condition holds, if it holds for no element before.
  ///
  /// - Complexity: O(log n) calls
  func partitionPoint(where holds: (Element) -> Bool) -> Int {
    indices.partitionPoint { holds(self[$0]) }
  }
}
