extension UpdateStage {
  /// The same stage for what a host can do: what it cannot move is deleted and inserted, and carried.
  public func adapted(to capabilities: HostCapabilities) -> UpdateStage {
    UpdateStage(
      batch: batch.adapted(
        movesRows: capabilities.movesRows, movesSections: capabilities.movesSections,
        from: before, to: after),
      before: before, after: after)
  }

  /// The same change in up to three stages, for hosts that cannot take sections and rows at once.
  ///
  /// First sections enter and move, then rows do everything that rows do, then sections leave. Since
  /// every section is there while rows move, a row that leaves a section which goes, or enters one
  /// that comes, moves like any other. Each stage has the table of that stage, with its counts.
  ///
  /// - Complexity: O(*s* + *k* log *k*) for *s* sections and *k* operations.
  public func staged() -> [UpdateStage] {
    if batch.sectionDeletes.isEmpty, batch.sectionInserts.isEmpty, batch.sectionMoves.isEmpty {
      return [self]
    }
    return StagedUpdate(self).stages
  }
}
