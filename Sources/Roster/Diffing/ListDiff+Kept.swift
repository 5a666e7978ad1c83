extension ListDiff {
  /// The elements that are in both lists, moved or not, by their position in the new one.
  ///
  /// - Complexity: O(*n*), and O(*k* log *k*) for *k* deletes, inserts and moves.
  func kept(oldCount: Int, newCount: Int) -> [Pair] {
    let leaving = ascending(deletes + moves.map(\.before))
    let entering = merged(inserts, moves.map(\.after), by: <)
    let staying = zip(rest(of: oldCount, without: leaving), rest(of: newCount, without: entering))
    return merged(staying.map { Pair(before: $0, after: $1) }, moves) { $0.after < $1.after }
  }

  /// The positions below `count` that are not among the given ascending ones.
  private func rest(of count: Int, without positions: [Int]) -> [Int] {
    var rest: [Int] = []
    rest.reserveCapacity(max(0, count - positions.count))
    var start = 0
    for position in positions {
      rest.append(contentsOf: start..<position)
      start = position + 1
    }
    rest.append(contentsOf: start..<count)
    return rest
  }
}
