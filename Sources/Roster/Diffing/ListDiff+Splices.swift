extension ListDiff {
  /// The same change as ordered steps, for hosts that work step by step. Replaying them one by one
  /// ends in exactly the new list.
  ///
  /// A moved element leaves in one step and enters in another. Neighbours share a step. Elements that
  /// only changed their content take no part: see `refreshes`.
  ///
  /// - Complexity: O(*k* log *k*) for *k* deletes, inserts and moves, whatever the lists' length.
  public var splices: [Splice] {
    let leaving = moves.isEmpty ? deletes : ascending(deletes + moves.map(\.before))
    let entering = moves.isEmpty ? inserts : merged(inserts, moves.map(\.after), by: <)
    return Splice.steps(removing: RangeList(leaving).ranges, adding: RangeList(entering).ranges)
  }

  /// The elements that stay where they are among the others and change their content, as steps to
  /// take after all `splices`: each replaces as many elements as it adds. Neighbours share a step.
  ///
  /// - Complexity: O(*k*) for *k* updates and moves.
  public var refreshes: [Splice] {
    // A moved element is fresh: a splice has brought it in.
    let fresh = Set(moves.map(\.after))
    let staying = updates.lazy.map(\.after).filter { !fresh.contains($0) }
    return Splice.refreshing(RangeList(staying).ranges)
  }
}
