extension ListDiff {
  /// Where the element at a position of the new list was in the old one; `nil` if it has entered.
  ///
  /// - Complexity: O(k) for k operations
  func oldPosition(ofNew new: Int) -> Int? {
    if inserts.contains(new) { return nil }
    if let move = moves.first(where: { $0.after == new }) { return move.before }
    // The elements that stay keep their order: find the one of the same rank.
    let rank = new - inserts.count(where: { $0 < new }) - moves.count(where: { $0.after < new })
    var old = rank
    for gone in ascending(deletes + moves.map(\.before)) where gone <= old { old += 1 }
    return old
  }
}
