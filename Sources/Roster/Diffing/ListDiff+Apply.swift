extension ListDiff {
  /// Replays the diff on values: the old list with the change done to it.
  ///
  /// Only what the diff names is taken from `new`: what enters, and the content of what is updated.
  ///
  /// - Returns: The new list; `nil` if the diff is not one of these two lists, as far as can be told.
  /// - Complexity: O(*n*), and O(*k* log *k*) for *k* moves.
  public func apply<Element>(to old: [Element], from new: [Element]) -> [Element]? {
    guard names(old.indices, new.indices), let stays = staying(in: old.indices) else { return nil }
    var slots = [Int?](repeating: nil, count: new.count)
    var isFresh = [Bool](repeating: false, count: new.count)
    for position in inserts + moves.map(\.after) {
      if isFresh[position] { return nil }
      isFresh[position] = true
    }
    for move in moves { slots[move.after] = move.before }
    guard stays.count + inserts.count + moves.count == new.count else { return nil }
    var next = 0
    for position in new.indices where !isFresh[position] {
      slots[position] = stays[next]
      next += 1
    }
    for update in updates {
      if slots[update.after] != update.before { return nil }
      slots[update.after] = nil
    }
    return new.indices.map { position in slots[position].map { old[$0] } ?? new[position] }
  }

  /// Whether every position lies in its list.
  private func names(_ old: Range<Int>, _ new: Range<Int>) -> Bool {
    deletes.allSatisfy(old.contains) && inserts.allSatisfy(new.contains)
      && (moves + updates).allSatisfy { old.contains($0.before) && new.contains($0.after) }
  }

  /// What neither leaves nor moves, in order; `nil` if something does so twice.
  private func staying(in old: Range<Int>) -> [Int]? {
    var isGone = [Bool](repeating: false, count: old.count)
    for position in deletes + moves.map(\.before) {
      if isGone[position] { return nil }
      isGone[position] = true
    }
    return old.filter { !isGone[$0] }
  }
}
