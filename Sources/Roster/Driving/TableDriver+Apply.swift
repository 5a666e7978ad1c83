extension TableDriver {
  /// Gives an update to the host, or only refills cells if no row or section comes, goes or moves.
  func start(_ update: TableUpdate, on host: any TableHost) {
    guard update.batch.changesStructure || update.batch.changesHeaders else {
      table = update.new
      refill(after: update)
      // The mode of selection may have changed.
      deliverEvents()
      return
    }
    let whole = UpdateStage(batch: update.batch, before: update.old, after: update.new)
      .adapted(to: host.capabilities)
    let stages = host.capabilities.takesSectionsWithRows ? [whole] : whole.staged()
    schedule.underWay = update
    apply(stages[...], of: update, on: host)
  }

  /// Gives the stages to the host, each when the one before is done, and then fills the cells again.
  private func apply(
    _ stages: ArraySlice<UpdateStage>, of update: TableUpdate, on host: any TableHost
  ) {
    guard let stage = stages.first else {
      schedule.underWay = nil
      return refill(after: update)
    }
    schedule.generation += 1
    schedule.stagesLeft = stages.count - 1
    let generation = schedule.generation
    var isCommitted = false
    let commit = { [weak self] in
      guard let self, !isCommitted else { return }
      isCommitted = true
      put(stage.after)
    }
    schedule.completion = { [weak self] in
      guard let self else { return }
      if !isCommitted { reportMissingCommit() }
      commit()
      if self.host === host {
        apply(stages.dropFirst(), of: update, on: host)
      } else {
        // The host has gone in the middle: what is left is done without it.
        put(update.new)
        schedule.underWay = nil
      }
    }
    host.apply(stage, animated: update.animated, commit: commit) { [weak self] in
      self?.complete(generation)
    }
    if schedule.isApplying { limitApplying(generation) }
  }

  /// Puts a table of the update under way in force: the last one, or one that a stage leads to.
  private func put(_ table: TableSnapshot) {
    self.table = table
    guard let update = schedule.underWay else { return }
    if !update.isSettled {
      schedule.underWay?.isSettled = true
      settleSelection(update.batch, from: update.old, to: update.new)
    }
    // Between two stages a person may have put it on a row that leaves.
    settleCursor(from: update.old, to: update.new)
  }

  /// The table that the selection is one of: that of the update under way once it has begun, whatever
  /// its stages have come to.
  var settledTable: TableSnapshot {
    guard let update = schedule.underWay, update.isSettled else { return table }
    return update.new
  }

  /// The update that the host is being given, for a host that decides once for all its stages.
  package var updateUnderWay: TableUpdate? { schedule.underWay }

  /// Ends the update under way, once, and goes on with what came meanwhile.
  func complete(_ generation: Int) {
    guard schedule.generation == generation, let completion = schedule.completion else { return }
    // A person may have begun something since the stage before.
    if schedule.stagesLeft > 0, host?.isHeld == true {
      schedule.isHeldBetweenStages = true
      return
    }
    schedule.isHeldBetweenStages = false
    schedule.completion = nil
    fromWithin(completion)
    // Another stage may be under way by now.
    if schedule.isApplying { return }
    fromWithin(deliverEvents)
    update(mayPlan: true)
  }

  /// A host that never says it is done must not hold the table up for ever.
  private func limitApplying(_ generation: Int) {
    Task { [weak self] in
      try? await Task.sleep(for: .seconds(2))
      self?.complete(generation)
    }
  }

  private func reportMissingCommit() {
    Diagnostics.report(
      Diagnostic(
        "missing-commit", what: "The host ended an update without putting its table in force.",
        why: "Counts that the host reads must change inside its update block.",
        remedy: "Call `commit` once in `TableHost.apply`, inside the toolkit's update block."))
  }
}
