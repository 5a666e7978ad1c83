import Observation

/// Runs closures under observation, one at a time, each replacing the one before.
///
/// Nothing is left behind by a closure that was replaced: no registration, and no late call.
@MainActor final class Tracking {
  private let ticket = SlotTicket()
  /// Says whether the tracking under way still counts. Shared with whatever thread changes a value.
  private var token: Guarded<Bool>?

  /// Runs `body` and calls `changed`, once and later on the main actor, when something it read changes.
  func run<Result>(_ body: () -> Result, changed: @escaping @MainActor () -> Void) -> Result {
    end()
    let token = Guarded(true)
    self.token = token
    return withObservationTracking {
      ticket.read()
      return body()
    } onChange: {
      // Called before the new value is there, on the thread that sets it.
      guard token.withLock({ $0 }) else { return }
      Task { @MainActor in
        guard token.withLock({ $0 }) else { return }
        changed()
      }
    }
  }

  /// Ends the tracking under way.
  func end() {
    guard let token else { return }
    token.withLock { $0 = false }
    self.token = nil
    ticket.end()
  }
}
