/// Runs joined into chains: runs that follow each other in the old order and in the new one stay or
/// move together, so only chains have to be searched.
struct RunChains {
  /// For each run, the chain it belongs to.
  private(set) var of: [Int32] = []
  /// For each chain, its rank in the old order.
  private(set) var ranks: [Int32] = []
  /// For each chain, the weight of its runs.
  private(set) var weights: [Int] = []
  /// The weight of all chains.
  private(set) var totalWeight = 0

  /// The number of chains.
  var count: Int { ranks.count }

  /// Joins runs whose ranks in the old order are given in the new order.
  ///
  /// - Complexity: O(*r*) for *r* runs.
  init(ranks runRanks: [Int32], weights runWeights: [Int]) {
    of.reserveCapacity(runRanks.count)
    var last: Int32 = -2
    for (rank, weight) in zip(runRanks, runWeights) {
      if rank == last + 1 && last >= 0 {
        weights[weights.count - 1] += weight
      } else {
        ranks.append(rank)
        weights.append(weight)
      }
      of.append(Int32(ranks.count - 1))
      totalWeight += weight
      last = rank
    }
    closeGaps(below: runRanks.count)
  }

  /// Counts the ranks anew, since joined runs left gaps.
  private mutating func closeGaps(below limit: Int) {
    if ranks.count == limit { return }
    var dense = [Int32](repeating: 0, count: limit)
    for rank in ranks { dense[Int(rank)] = 1 }
    var next: Int32 = 0
    for rank in dense.indices { (dense[rank], next) = (next, next + dense[rank]) }
    for index in ranks.indices { ranks[index] = dense[Int(ranks[index])] }
  }
}
