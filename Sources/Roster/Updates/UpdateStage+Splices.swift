extension UpdateStage {
  /// The same change as ordered steps over the lines of the table, for hosts that work step by step.
  ///
  /// A section that changes its place among the others leaves and enters with all its lines; those
  /// with the fewest lines do.
  ///
  /// - Complexity: O(*s* + *k* log *k*) for *s* sections and *k* operations.
  public func splices(_ lines: FlatLines) -> [Splice] {
    let change = FlatChange(self, lines)
    return Splice.steps(removing: change.leaving.ranges, adding: change.entering.ranges)
  }

  /// The lines that stay and change what they show, as steps to take after all `splices`.
  ///
  /// - Complexity: O(*s* + *k* log *k*) for *s* sections and *k* operations.
  public func refreshes(_ lines: FlatLines) -> [Splice] {
    Splice.refreshing(FlatChange(self, lines).refreshed.ranges)
  }
}
