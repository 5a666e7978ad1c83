extension TableDriver {
  /// Gives an update to the host, or only refills cells if no row or section comes, goes or moves.
  func start(
    _ batch: UpdateBatch, to next: TableSnapshot, animated: Bool, on host: any TableHost
  ) {
    let old = table
    guard batch.changesStructure || batch.changesHeaders else {
      table = next
      refill(updatedBy: batch, from: old)
      return
    }
    schedule.generation += 1
    let generation = schedule.generation
    var isCommitted = false
    let commit = { [weak self] in
      guard let self, !isCommitted else { return }
      isCommitted = true
      table = next
      settleIdentities(batch, from: old)
    }
    schedule.completion = { [weak self] in
      if !isCommitted { self?.reportMissingCommit() }
      commit()
      self?.refill(updatedBy: batch, from: old)
    }
    let stage = UpdateStage(batch: batch, before: old, after: next)
    host.apply(stage, animated: animated, commit: commit) { [weak self] in
      self?.complete(generation)
    }
    if schedule.isApplying { limitApplying(generation) }
  }

  /// Ends the update under way, once, and goes on with what came meanwhile.
  func complete(_ generation: Int) {
    guard schedule.generation == generation, let completion = schedule.completion else { return }
    schedule.completion = nil
    completion()
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
