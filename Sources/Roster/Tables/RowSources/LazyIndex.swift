/// Positions by id, built on the first look-up that would otherwise walk a long list.
final class LazyIndex<ID: Hashable & Sendable>: Sendable {
  private let positions = Guarded<[ID: Int]?>(nil)

  /// The first position of an id.
  ///
  /// - Complexity: O(n) for the first call with a list, then O(1).
  func index(of id: ID, count: Int, at idAt: (Int) -> ID) -> Int? {
    if count <= 32 { return (0..<count).first { idAt($0) == id } }
    return positions.withLock { positions in
      if positions == nil {
        var built = [ID: Int](minimumCapacity: count)
        for index in 0..<count where built[idAt(index)] == nil { built[idAt(index)] = index }
        positions = built
      }
      return positions?[id]
    }
  }
}
