extension TableDriver {
  /// Asks for the function from state to table to run again, in this turn of the main actor.
  ///
  /// Needed only if it reads something that is not observable.
  ///
  /// - Parameter animated: Whether a person may see the change happen.
  public func setNeedsUpdate(animated: Bool = true) {
    schedule.needsTable = true
    schedule.animated = schedule.animated && animated
    scheduleUpdate()
  }

  /// Runs the function from state to table now, and updates the host.
  public func apply(animated: Bool = true) {
    schedule.needsTable = true
    schedule.animated = schedule.animated && animated
    flush()
  }

  /// Updates the host now, unless it is applying an update; then right after it.
  public func flush() {
    guard let host, !schedule.isFlushing else { return }
    schedule.isFlushing = true
    tracking.deliverNow()
    while schedule.hasChanges && !schedule.isApplying {
      let animated = schedule.animated
      schedule.animated = true
      let next = nextTable()
      start(UpdateBatch(from: table, to: next), to: next, animated: animated, on: host)
    }
    schedule.isFlushing = false
    for slot in Array(slots.values) { slot.deliverChanges() }
    resumeWaiters()
  }

  /// Returns when every change so far is applied and every cell is up to date.
  public func settled() async {
    // Two turns: one for what an observed value has put on its way, one for what follows from it.
    for _ in 0..<2 { await Task.yield() }
    flush()
    if host == nil || schedule.isIdle { return }
    await withCheckedContinuation { schedule.waiters.append($0) }
  }

  func scheduleUpdate() {
    guard !schedule.isScheduled else { return }
    schedule.isScheduled = true
    Task { [weak self] in
      self?.schedule.isScheduled = false
      self?.flush()
    }
  }

  // MARK: The next table

  /// Puts the table that the state asks for in force, without a host.
  func refreshTable() {
    tracking.deliverNow()
    guard schedule.hasChanges else { return }
    let old = table
    table = nextTable()
    settleIdentities(UpdateBatch(from: old, to: table), from: old)
    deliverEvents()
  }

  private func nextTable() -> TableSnapshot {
    let edited = schedule.editedStores
    schedule.editedStores = []
    let oldCount = table.rowCount
    if schedule.needsTable,
      let made = tracking.run(
        make,
        changed: { [weak self] in
          self?.setNeedsUpdate()
        })
    {
      if made.more?.state != .ready { askedForMore = false }
      model = made
      followStores()
    } else {
      for index in model.sections.indices {
        if let link = model.sections[index].link, edited.contains(link.store) {
          model.sections[index].source = link.rows()
        }
      }
    }
    schedule.needsTable = false
    let next = assembly.table(for: model)
    if next.rowCount != oldCount { askedForMore = false }
    return next
  }

  private func followStores() {
    var subscriptions: [ObjectIdentifier: Subscription] = [:]
    for link in model.sections.compactMap(\.link) where subscriptions[link.store] == nil {
      subscriptions[link.store] =
        storeSubscriptions[link.store]
        ?? link.observe { [weak self] in
          self?.schedule.editedStores.insert(link.store)
          self?.scheduleUpdate()
        }
    }
    storeSubscriptions = subscriptions
  }

  // MARK: One stage after the other

  private func start(
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
    schedule.completion = { [weak self] in self?.refill(updatedBy: batch, from: old) }
    let stage = UpdateStage(batch: batch, before: old, after: next)
    host.apply(stage, animated: animated) {
      table = stage.after
      settleIdentities(batch, from: old)
    } done: { [weak self] in
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
    if schedule.isFlushing { return }
    flush()
  }

  /// A host that never says it is done must not hold the table up for ever.
  private func limitApplying(_ generation: Int) {
    Task { [weak self] in
      try? await Task.sleep(for: .seconds(2))
      self?.complete(generation)
    }
  }

  private func resumeWaiters() {
    guard host == nil || schedule.isIdle else { return }
    let waiters = schedule.waiters
    schedule.waiters = []
    for waiter in waiters { waiter.resume() }
  }
}
