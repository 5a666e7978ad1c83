extension ListDiff {
  /// Both lists' repeats, once a stage has met one.
  @inlinable mutating func findRepeats(_ input: some DiffInput) {
    repeats = Self.repeats(count: input.oldCount, .old) { input.oldID($0) }
    repeats += Self.repeats(count: input.newCount, .new) { input.newID($0) }
  }

  /// Finds the ids that occur again in one list, with the position where each occurred first.
  ///
  /// - Complexity: O(*n*): each id is hashed once.
  @inlinable static func repeats<ID: Hashable>(
    count: Int, _ list: Repeat.List, id: (Int) -> ID
  ) -> [Repeat] {
    let hasher = IdentityHasher.shared
    let hashes = (0..<count).map { hasher.hash(id($0)) }
    let table = IdentityTable(count: count)
    var repeats: [Repeat] = []
    for position in hashes.indices {
      let own = id(position)
      if own != own { continue }
      let slot = table.slot(of: hashes[position]) { id($0) == own }
      if let first = table.number(at: slot) {
        repeats.append(.init(list: list, position: position, first: first))
      } else {
        table.fill(slot, hash: hashes[position], number: position)
      }
    }
    return repeats
  }
}
