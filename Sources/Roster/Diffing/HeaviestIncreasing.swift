/// Marks a heaviest strictly increasing subsequence of `keys`: what may stay when the rest moves.
///
/// Give runs rather than single elements: a run that keeps its inner order is one key (its first old
/// position), weighted by its length. Keys are distinct; their order in the array is the new order.
/// What is not marked is the smallest weight that has to move.
///
/// - Complexity: O(*r* log *r*) for *r* runs; O(*r*) when nothing moved.
/// - Note: For runs of about one element it is patience sorting (Schensted 1961), else dynamic
///   programming over a Fenwick tree of prefix maxima (Fenwick 1994).
package func heaviestIncreasing(keys: [Int], weights: [Int]) -> [Bool] {
  let chains = RunChains(ranks: denseRanks(of: keys), weights: weights)
  if chains.count <= 1 { return Array(repeating: true, count: keys.count) }
  let kept =
    chains.totalWeight <= 2 * chains.count
    ? longestIncreasingExpanded(chains) : heaviestIncreasing(chains)
  return chains.of.map { kept[Int($0)] }
}

/// Each key's rank among all keys, from 0.
private func denseRanks(of keys: [Int]) -> [Int32] {
  guard let low = keys.min(), let high = keys.max() else { return [] }
  return (high - low) / 64 <= keys.count
    ? ranksByBits(keys, from: low, through: high) : ranksBySorting(keys)
}

/// Ranks of keys that lie close together: a bit for each key, and a count of bits for each word.
private func ranksByBits(_ keys: [Int], from low: Int, through high: Int) -> [Int32] {
  var words = [UInt64](repeating: 0, count: (high - low) / 64 + 1)
  for key in keys { words[(key - low) >> 6] |= 1 << UInt64((key - low) & 63) }
  var before = [Int32](repeating: 0, count: words.count)
  var total: Int32 = 0
  for index in words.indices {
    before[index] = total
    total += Int32(words[index].nonzeroBitCount)
  }
  return keys.map { key in
    let place = key - low
    let lower = words[place >> 6] & ((1 << UInt64(place & 63)) - 1)
    return before[place >> 6] + Int32(lower.nonzeroBitCount)
  }
}

/// Ranks of keys that lie far apart, so that the cost follows their number and not their range.
private func ranksBySorting(_ keys: [Int]) -> [Int32] {
  var ranks = [Int32](repeating: 0, count: keys.count)
  for (rank, index) in keys.indices.sorted(by: { keys[$0] < keys[$1] }).enumerated() {
    ranks[index] = Int32(rank)
  }
  return ranks
}

/// Patience sorting over the elements of chains that have hardly more than one each.
///
/// A longest subsequence holds all of a chain or nothing of it, since any part could be completed.
private func longestIncreasingExpanded(_ chains: RunChains) -> [Bool] {
  var starts = [Int32](repeating: 0, count: chains.count)
  for index in chains.ranks.indices {
    starts[Int(chains.ranks[index])] = Int32(chains.weights[index])
  }
  var start: Int32 = 0
  for rank in starts.indices { (starts[rank], start) = (start, start + starts[rank]) }

  var keys: [Int32] = []
  var owners: [Int32] = []
  keys.reserveCapacity(chains.totalWeight)
  owners.reserveCapacity(chains.totalWeight)
  for index in chains.ranks.indices {
    let first = starts[Int(chains.ranks[index])]
    for key in first..<first + Int32(chains.weights[index]) {
      keys.append(key)
      owners.append(Int32(index))
    }
  }
  var kept = [Bool](repeating: false, count: chains.count)
  for index in LongestIncreasing(keys).indices { kept[Int(owners[Int(index)])] = true }
  return kept
}

/// The heaviest increasing subsequence by the best total weight that ends below each rank.
private func heaviestIncreasing(_ chains: RunChains) -> [Bool] {
  let count = chains.count
  var previous = [Int32](repeating: -1, count: count)
  var best = [Int](repeating: 0, count: count + 1)
  var owner = [Int32](repeating: -1, count: count + 1)
  var heaviest = (weight: -1, index: Int32(-1))
  for index in chains.ranks.indices {
    let rank = Int(chains.ranks[index]) + 1
    var weight = 0
    var node = rank - 1
    while node > 0 {
      if best[node] > weight { (weight, previous[index]) = (best[node], owner[node]) }
      node &= node - 1
    }
    weight += chains.weights[index]
    node = rank
    while node <= count {
      if best[node] < weight { (best[node], owner[node]) = (weight, Int32(index)) }
      node += node & -node
    }
    if weight > heaviest.weight { heaviest = (weight, Int32(index)) }
  }
  var kept = [Bool](repeating: false, count: count)
  var index = heaviest.index
  while index >= 0 {
    kept[Int(index)] = true
    index = previous[Int(index)]
  }
  return kept
}
