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
    flush()
  }

  /// Updates the host now, unless it is applying an update; then right after it.
  ///
  /// A large difference that is being planned meanwhile is made now, here.
  public func flush() { update(mayPlan: false) }

  /// Returns when every change so far is applied and every cell is up to date.
  public func settled() async {
    // Two turns: one for what an observed value has put on its way, one for what follows from it.
    for _ in 0..<2 { await Task.yield() }
    update(mayPlan: true)
    if host == nil || schedule.isIdle { return }
    await withCheckedContinuation { schedule.waiters.append($0) }
  }

  func scheduleUpdate() {
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
    schedule.isFlushing = true
    tracking.deliverNow()
    while schedule.hasChanges && !schedule.isApplying && !(mayPlan && schedule.isPlanning) {
      // A plan that is ready belongs to the model as it is; what came later is the next update's.
      if schedule.plan != .ready || !mayPlan { refreshModel() }
      if mayPlan && planIfLarge() { break }
      schedule.plan = nil
      let animated = schedule.animated
      schedule.animated = true
      let next = assembledTable()
      start(UpdateBatch(from: table, to: next), to: next, animated: animated, on: host)
    }
    schedule.isFlushing = false
    for slot in Array(slots.values) { slot.deliverChanges() }
    resumeWaiters()
  }

  /// Whether something has changed that the host does not show yet.
  public var hasChanges: Bool { schedule.hasChanges }

  func resumeWaiters() {
    guard host == nil || schedule.isIdle else { return }
    let waiters = schedule.waiters
    schedule.waiters = []
    for waiter in waiters { waiter.resume() }
  }
}
