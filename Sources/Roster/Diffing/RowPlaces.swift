/// Where the rows of a list are by their id, and which have no place: found in one pass.
@usableFromInline final class RowPlaces: Sendable {
  // Filled before it is put here, and only read from then on.
  @usableFromInline nonisolated(unsafe) let table: IdentityTable
  /// The rows that have no place.
  let faults: RowFaults

  @usableFromInline init(_ table: consuming IdentityTable, repeats: [Int], unusable: [Int]) {
    self.table = table
    faults = RowFaults(repeats: repeats, unusable: unusable)
  }

  /// The places of the ids at `0..<count`.
  ///
  /// - Complexity: O(n): each id is hashed once.
  @inlinable convenience init<ID: Hashable>(count: Int, _ idAt: (Int) -> ID) {
    let hasher = IdentityHasher.shared
    let table = IdentityTable(count: count)
    var repeats: [Int] = []
    var unusable: [Int] = []
    for position in 0..<count {
      let id = idAt(position)
      // Such ids would all lie behind each other in the table, and none would be found.
      if id != id {
        unusable.append(position)
        continue
      }
      let hash = hasher.hash(id)
      let slot = table.slot(of: hash) { idAt($0) == id }
      if table.number(at: slot) == nil {
        table.fill(slot, hash: hash, number: position)
      } else {
        repeats.append(position)
      }
    }
    self.init(table, repeats: repeats, unusable: unusable)
  }

  /// The first position of an id, among the same ids.
  @inlinable func position<ID: Hashable>(of id: ID, _ idAt: (Int) -> ID) -> Int? {
    table.number(at: table.slot(of: IdentityHasher.shared.hash(id)) { idAt($0) == id })
  }
}
