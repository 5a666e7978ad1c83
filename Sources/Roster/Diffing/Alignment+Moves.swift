extension Alignment {
  /// Stage 4: what is matched but not on a heaviest increasing subsequence of runs has to move.
  func moves() -> [ListDiff.Pair] {
    let found = foundRuns()
    if found.isEmpty { return [] }
    let runs = merge(walked, found)
    if zip(runs, runs.dropFirst()).allSatisfy({ $0.old < $1.old }) { return [] }
    let stays = heaviestIncreasing(
      keys: runs.map { Int($0.old) }, weights: runs.map { Int($0.count) })
    var moves: [ListDiff.Pair] = []
    for (run, stays) in zip(runs, stays) where !stays {
      for offset in 0..<Int(run.count) {
        moves.append(.init(before: Int(run.old) + offset, after: Int(run.new) + offset))
      }
    }
    return moves
  }

  /// What the search matched, as runs in the new order.
  private func foundRuns() -> [Run] {
    var runs: [Run] = []
    for (new, source) in zip(newRest, sources) where source >= 0 {
      let old = oldRest[Int(source)]
      if let last = runs.last, last.old + last.count == old, last.new + last.count == new {
        runs[runs.count - 1].count += 1
      } else {
        runs.append(Run(old: Int(old), new: Int(new), count: 1))
      }
    }
    return runs
  }

  /// Both in the new order.
  private func merge(_ walked: [Run], _ found: [Run]) -> [Run] {
    if walked.isEmpty { return found }
    return merged(walked, found) { $0.new < $1.new }
  }
}

/// The elements of two sorted arrays in order.
func merged<Element>(
  _ first: [Element], _ second: [Element], by precedes: (Element, Element) -> Bool
) -> [Element] {
  if first.isEmpty { return second }
  if second.isEmpty { return first }
  var result: [Element] = []
  result.reserveCapacity(first.count + second.count)
  var index = 0
  for element in first {
    while index < second.count, precedes(second[index], element) {
      result.append(second[index])
      index += 1
    }
    result.append(element)
  }
  result.append(contentsOf: second[index...])
  return result
}
