extension ListDiff {
  /// The same change as ordered steps, for hosts that work step by step. Replaying them one by one
  /// ends in exactly the new list.
  ///
  /// A moved element leaves in one step and enters in another. Neighbours share a step. Elements that
  /// only changed their content take no part: see `refreshes`.
  ///
  /// - Complexity: O(*k* log *k*) for *k* deletes, inserts and moves, whatever the lists' length.
  public var splices: [Splice] {
    let leaving = moves.isEmpty ? deletes : (deletes + moves.map(\.before)).sorted()
    let entering = moves.isEmpty ? inserts : (inserts + moves.map(\.after)).sorted()
    var steps: [Splice] = []
    var left = 0
    var entered = 0
    while left < leaving.count || entered < entering.count {
      // Between which of the elements that stay the next step happens, counted from the front.
      let gap = min(
        left < leaving.count ? leaving[left] - left : .max,
        entered < entering.count ? entering[entered] - entered : .max)
      let position = gap + entered
      let removed = length(of: leaving, from: left, at: gap)
      let added = length(of: entering, from: entered, at: gap)
      steps.append(Splice(position: position, removed: removed, added: added))
      left += removed
      entered += added
    }
    return steps
  }

  /// The elements that stay where they are among the others and change their content, as steps to
  /// take after all `splices`: each replaces as many elements as it adds. Neighbours share a step.
  ///
  /// - Complexity: O(*k*) for *k* updates and moves.
  public var refreshes: [Splice] {
    var steps: [Splice] = []
    var move = 0
    for update in updates {
      while move < moves.count, moves[move].after < update.after { move += 1 }
      // A moved element is fresh: a splice has brought it in.
      if move < moves.count, moves[move].after == update.after { continue }
      if let last = steps.last, last.position + last.added == update.after {
        steps[steps.count - 1].removed += 1
        steps[steps.count - 1].added += 1
      } else {
        steps.append(Splice(position: update.after, removed: 1, added: 1))
      }
    }
    return steps
  }

  /// How many positions from `start` on lie in the same gap between elements that stay.
  private func length(of positions: [Int], from start: Int, at gap: Int) -> Int {
    var end = start
    while end < positions.count, positions[end] - end == gap { end += 1 }
    return end - start
  }
}
