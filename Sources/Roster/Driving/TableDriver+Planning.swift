extension TableDriver {
  /// The work from which on a difference is made off the main actor: about a millisecond.
  private static var limit: Int { 20_000 }
  /// How often a plan gives way to a later state, so that a stream of changes is shown in the end.
  private static var patience: Int { 3 }

  /// Begins to make the differences of the model's large sections off the main actor.
  ///
  /// Nothing is applied from there. A difference is kept under the two states it is between, and used
  /// only when the update asks for the difference between these two: so whatever happens meanwhile,
  /// it is either still valid or not looked at.
  ///
  /// - Returns: Whether an update is planned, and will go on by itself.
  func planIfLarge() -> Bool {
    if schedule.plan == .ready {
      schedule.plan = nil
      return false
    }
    let pairs = sectionPairs()
    let work = pairs.reduce(0) { $0 + $1.new.comparisonWork(from: $1.old) }
    guard work > Self.limit else { return false }
    schedule.planNumber += 1
    let number = schedule.planNumber
    schedule.plan = .underWay
    Task.detached(priority: .userInitiated) { [weak self] in
      for pair in pairs { pair.new.prepareDifference(from: pair.old) }
      await self?.planned(number)
    }
    return true
  }

  /// Goes on with an update whose differences are made, or begins again if there is a later state.
  private func planned(_ number: Int) {
    guard schedule.plan == .underWay, schedule.planNumber == number else { return }
    let isStale = schedule.needsModel || !schedule.editedStores.isEmpty
    if isStale && schedule.plansGivenUp < Self.patience {
      schedule.plansGivenUp += 1
      schedule.plan = nil
    } else {
      schedule.plansGivenUp = 0
      schedule.plan = .ready
    }
    update(mayPlan: true)
  }

  /// The sources of each section before and after, where both are there.
  private func sectionPairs() -> [(old: any RowSource, new: any RowSource)] {
    model.sections.compactMap { section in
      table.index(of: section.id).map { index in
        (table.sections[index].source.withHidden, section.source)
      }
    }
  }
}
