extension ListDiff {
  /// Elements that are the same in both lists and stand next to each other in both.
  public struct Run: Sendable, Hashable {
    /// The position of the first in the old list.
    public var old: Int
    /// The position of the first in the new list.
    public var new: Int
    /// The number of elements.
    public var count: Int

    /// A run.
    @inlinable public init(old: Int, new: Int, count: Int) {
      self.old = old
      self.new = new
      self.count = count
    }
  }

  /// Adds the fewest moves that bring runs of records into their new order.
  @usableFromInline mutating func addMoves(of runs: [ListDiff.Run]) {
    let runs = runs.sorted { $0.new < $1.new }
    if zip(runs, runs.dropFirst()).allSatisfy({ $0.old < $1.old }) { return }
    let stays = heaviestIncreasing(keys: runs.map(\.old), weights: runs.map(\.count))
    for (run, stays) in zip(runs, stays) where !stays {
      for offset in 0..<run.count {
        moves.append(Pair(before: run.old + offset, after: run.new + offset))
      }
    }
  }
}
