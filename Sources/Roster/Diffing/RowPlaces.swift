/// Where the rows of a list are by their id, and which of them are repeats: found in one pass.
@usableFromInline final class RowPlaces: Sendable {
  // Filled before it is put here, and only read from then on.
  @usableFromInline nonisolated(unsafe) let table: IdentityTable
  /// The positions of rows whose id occurred before, ascending.
  let repeats: [Int]

  @usableFromInline init(_ table: consuming IdentityTable, repeats: [Int]) {
    self.table = table
    self.repeats = repeats
  }

  /// The places of the ids at `0..<count`.
  ///
  /// - Complexity: O(n): each id is hashed once.
  @inlinable convenience init<ID: Hashable>(count: Int, _ idAt: (Int) -> ID) {
    let hasher = IdentityHasher.shared
    let table = IdentityTable(count: count)
    var repeats: [Int] = []
    for position in 0..<count {
      let id = idAt(position)
      let hash = hasher.hash(id)
      let slot = table.slot(of: hash) { idAt($0) == id }
      if table.number(at: slot) == nil {
        table.fill(slot, hash: hash, number: position)
      } else {
        repeats.append(position)
      }
    }
    self.init(table, repeats: repeats)
  }

  /// The first position of an id, among the same ids.
  @inlinable func position<ID: Hashable>(of id: ID, _ idAt: (Int) -> ID) -> Int? {
    table.number(at: table.slot(of: IdentityHasher.shared.hash(id)) { idAt($0) == id })
  }
}
