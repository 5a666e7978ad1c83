extension TableDriver {
  /// Gives an update to the host, or only refills cells if no row or section comes, goes or moves.
  func start(
    _ batch: UpdateBatch, to next: TableSnapshot, animated: Bool, on host: any TableHost
  ) {
    let old = table
    let isMadeAnew = schedule.isModelNew
    schedule.isModelNew = false
    guard batch.changesStructure || batch.changesHeaders else {
      table = next
      refill(updatedBy: batch, from: old, isMadeAnew: isMadeAnew)
      // The mode of selection may have changed.
      deliverEvents()
      return
    }
    let whole = UpdateStage(batch: batch, before: old, after: next)
      .adapted(to: host.capabilities)
    let stages = host.capabilities.takesSectionsWithRows ? [whole] : whole.staged()
    apply(stages[...], animated: animated, on: host) { [weak self] in
      self?.refill(updatedBy: batch, from: old, isMadeAnew: isMadeAnew)
    }
  }

  /// Gives the stages to the host, each when the one before is done, and then calls `finished`.
  private func apply(
    _ stages: ArraySlice<UpdateStage>, animated: Bool, on host: any TableHost,
    finished: @escaping @MainActor () -> Void
  ) {
    guard let stage = stages.first else { return finished() }
    schedule.generation += 1
    schedule.stagesLeft = stages.count - 1
    let generation = schedule.generation
    var isCommitted = false
    let commit = { [weak self] in
      guard let self, !isCommitted else { return }
      isCommitted = true
      table = stage.after
      settleIdentities(stage.batch, from: stage.before)
    }
    schedule.completion = { [weak self] in
      guard let self else { return }
      if !isCommitted { reportMissingCommit() }
      commit()
      if self.host === host {
        apply(stages.dropFirst(), animated: animated, on: host, finished: finished)
      } else {
        // The host has gone in the middle: what is left is done without it.
        for stage in stages.dropFirst() {
          table = stage.after
          settleIdentities(stage.batch, from: stage.before)
        }
      }
    }
    host.apply(stage, animated: animated, commit: commit) { [weak self] in
      self?.complete(generation)
    }
    if schedule.isApplying { limitApplying(generation) }
  }

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
    completion()
    // Another stage may be under way by now.
    if schedule.isApplying { return }
    deliverEvents()
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
