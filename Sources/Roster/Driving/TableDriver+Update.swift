extension TableDriver {
  /// Asks for the function from state to table to run again, in this turn of the main actor.
  ///
  /// Needed only if it reads something that is not observable.
  ///
  /// - Parameter animated: Whether a person may see the change happen.
  public func setNeedsUpdate(animated: Bool = true) {
    schedule.needsModel = true
    schedule.animated = schedule.animated && animated
    scheduleUpdate()
  }

  /// Runs the function from state to table now, and updates the host.
  public func apply(animated: Bool = true) {
    schedule.needsModel = true
    schedule.animated = schedule.animated && animated
    noteChange()
    flush()
  }

  /// Updates the host now, unless it is applying an update; then right after it.
  ///
  /// A large difference that is being planned meanwhile is made now, here.
  public func flush() { update(mayPlan: false) }

  /// Returns when every change so far is applied and every cell is up to date, or when updates were
  /// stopped since each asked for the next.
  public func settled() async {
    // Two turns: one for what an observed value has put on its way, one for what follows from it.
    for _ in 0..<2 { await Task.yield() }
    update(mayPlan: true)
    if host == nil || schedule.isIdle { return }
    await withCheckedContinuation { schedule.waiters.append($0) }
  }

  /// Sees to an update in this turn of the main actor, since something has changed.
  func scheduleUpdate() {
    noteChange()
    updateLater()
  }

  private func updateLater() {
    guard !schedule.isScheduled else { return }
    schedule.isScheduled = true
    Task { [weak self] in
      self?.schedule.isScheduled = false
      self?.update(mayPlan: true)
    }
  }

  /// Brings what has changed to the host.
  ///
  /// - Parameter mayPlan: Whether a large difference may be made off the main actor, and applied
  ///   later.
  func update(mayPlan: Bool) {
    guard let host, !schedule.isFlushing, !host.isHeld else { return }
    if schedule.isHeldBetweenStages { return complete(schedule.generation) }
    schedule.isFlushing = true
    tracking.deliverNow()
    var rounds = 0
    while schedule.isDue && !schedule.isApplying && !(mayPlan && schedule.isPlanning) {
      if schedule.isEndless {
        stop()
        break
      }
      rounds += 1
      if rounds > Self.mostRounds {
        updateLater()
        break
      }
      // A plan that is ready belongs to the model as it is; what came later is the next update's.
      if schedule.plan != .ready || !mayPlan { refreshModel() }
      if mayPlan && planIfLarge() { break }
      schedule.plan = nil
      let animated = schedule.animated
      schedule.animated = true
      // The function, or what was told of the last update, may have taken the host away.
      guard let host = self.host else { break }
      let next = assembledTable()
      let update = TableUpdate(
        batch: UpdateBatch(from: table, to: next), old: table, new: next, animated: animated,
        isMadeAnew: schedule.isModelNew)
      schedule.isModelNew = false
      schedule.countRound()
      fromWithin { start(update, on: host) }
    }
    schedule.isFlushing = false
    for slot in Array(slots.values) { slot.deliverChanges() }
    resumeWaiters()
  }

  /// So many updates are made in one turn of the main actor: other work must not wait for ever.
  private static var mostRounds: Int { 16 }

  /// Notes that something has changed. What is asked for from outside sets updates going again that
  /// were stopped.
  private func noteChange() {
    if schedule.isWithin { return }
    schedule.isAskedFromOutside = true
    schedule.isStopped = false
  }

  /// Runs what belongs to an update: what asks for another one meanwhile is its consequence.
  func fromWithin(_ body: () -> Void) {
    let outer = schedule.isWithin
    schedule.isWithin = true
    body()
    schedule.isWithin = outer
  }

  /// Makes no more updates until something changes from outside.
  private func stop() {
    schedule.isStopped = true
    schedule.plan = nil
    Diagnostics.report(
      Diagnostic(
        "never-settled", what: "A table asked for another update after each of its updates.",
        place: "a table of \(table.sections.count) sections and \(table.rowCount) rows",
        why: "Its function, or what it tells of an update, changes what the table is made from. "
          + "It was stopped, and goes on when something else changes.",
        remedy: "Change state only where a person or new data asks for it; the rest follows later.")
    )
  }

  /// Whether something has changed that the host does not show yet, and will.
  public var hasChanges: Bool { schedule.isDue }

  func resumeWaiters() {
    guard host == nil || schedule.isIdle else { return }
    let waiters = schedule.waiters
    schedule.waiters = []
    for waiter in waiters { waiter.resume() }
  }
}
