/// What has to be done at the next update, and what is under way.
struct UpdateSchedule {
  /// Whether the function from state to table must run.
  var needsTable = true
  /// The stores that were edited since the last update.
  var editedStores: Set<ObjectIdentifier> = []
  /// Whether a person may see the next update happen.
  var animated = true
  /// Whether an update for this turn of the main actor is on its way.
  var isScheduled = false
  /// Whether updates are being given to the host, so that one that ends at once starts no other.
  var isFlushing = false
  /// What remains to be done when the host has applied the update under way.
  var completion: (@MainActor () -> Void)?
  /// Counts the updates that the host was given, so that a late `done` is known.
  var generation = 0
  /// Those who wait until all is applied.
  var waiters: [CheckedContinuation<Void, Never>] = []

  /// Whether the host is applying an update.
  var isApplying: Bool { completion != nil }
  /// Whether anything has changed since the last update.
  var hasChanges: Bool { needsTable || !editedStores.isEmpty }
  var isIdle: Bool { !hasChanges && !isApplying }
}
