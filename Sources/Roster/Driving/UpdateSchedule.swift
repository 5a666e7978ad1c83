/// What has to be done at the next update, and what is under way.
struct UpdateSchedule {
  /// How far the differences of an update have come that are made off the main actor.
  enum Plan {
    case underWay
    case ready
  }

  /// Whether the function from state to table must run.
  var needsModel = true
  /// Whether it has ever made a table.
  var wasMade = false
  /// Whether its owner was gone before it ever made one, which was said.
  var isOwnerMissing = false
  /// Whether it has run since the last update was begun.
  var isModelNew = true
  /// The stores that were edited since the model was made.
  var editedStores: Set<ObjectIdentifier> = []
  /// Whether the model has changed since the table was made from it.
  var needsTable = false
  /// Whether a person may see the next update happen.
  var animated = true
  /// Whether an update for this turn of the main actor is on its way.
  var isScheduled = false
  /// Whether updates are being given to the host, so that one that ends at once starts no other.
  var isFlushing = false
  /// The plan of the next update, if it is a large one.
  var plan: Plan?
  /// Counts the plans, so that one that was given up is known.
  var planNumber = 0
  /// How many plans in a row gave way to a later state.
  var plansGivenUp = 0
  /// What remains to be done when the host has applied the update under way.
  var completion: (@MainActor () -> Void)?
  /// The update that the host is being given, in one stage or several.
  var underWay: TableUpdate?
  /// How many stages of the update under way the host has not been given yet.
  var stagesLeft = 0
  /// Whether the next stage waits since the host holds updates.
  var isHeldBetweenStages = false
  /// Counts the updates that the host was given, so that a late `done` is known.
  var generation = 0
  /// Whether the driver is at work on an update: what is asked for meanwhile is a consequence of it.
  var isWithin = false
  /// Whether anything was asked for from outside since the last update was begun.
  var isAskedFromOutside = true
  /// How many updates in a row were nothing but a consequence of the one before.
  private var consequences = 0
  /// Whether updates were stopped, since each led to the next.
  var isStopped = false
  /// Those who wait until all is applied.
  var waiters: [CheckedContinuation<Void, Never>] = []

  /// Whether the host is applying an update.
  var isApplying: Bool { completion != nil }
  /// Whether differences are being made off the main actor.
  var isPlanning: Bool { plan == .underWay }
  /// Whether anything has changed since the last update.
  var hasChanges: Bool { needsModel || needsTable || !editedStores.isEmpty }
  /// Whether there is an update to be made.
  var isDue: Bool { hasChanges && !isStopped }
  /// Whether all is applied that will be.
  var isIdle: Bool { !isDue && !isApplying && plan == nil }

  /// So many updates in a row may follow one from the other, over several turns of the main actor. More
  /// means that there is no end to them.
  private static var mostConsequences: Int { 1_000 }
  /// Whether the next update would be one of too many that follow one from the other.
  var isEndless: Bool { !isAskedFromOutside && consequences >= Self.mostConsequences }

  /// Notes that an update is begun.
  mutating func countRound() {
    consequences = isAskedFromOutside ? 0 : consequences + 1
    isAskedFromOutside = false
  }
}
