import Observation

/// Runs closures under observation, one at a time, each replacing the one before.
///
/// Nothing is left behind by a closure that was replaced: no registration, and no late call.
@MainActor final class Tracking {
  /// How far one tracking has come. Shared with whatever thread changes a value.
  private enum State: Sendable {
    case waiting
    case changed
    case over
  }

  private let ticket = SlotTicket()
  private var state: Guarded<State>?
  private var changed: (@MainActor () -> Void)?

  deinit {
    // What was read keeps the registration until it changes, which may be never.
    if state != nil { Task { @MainActor [ticket] in ticket.end() } }
  }

  /// Runs `body`, and calls `changed` once, on the main actor, after something that it read changed.
  func run<Result>(_ body: () -> Result, changed: @escaping @MainActor () -> Void) -> Result {
    end()
    let state = Guarded(State.waiting)
    self.state = state
    self.changed = changed
    return withObservationTracking {
      ticket.read()
      return body()
    } onChange: { [weak self] in
      // Called before the new value is there, on the thread that sets it.
      let isFirst = state.withLock { state in
        guard case .waiting = state else { return false }
        state = .changed
        return true
      }
      if isFirst { Task { @MainActor in self?.deliver(state) } }
    }
  }

  /// Calls `changed` now, if it is on its way.
  func deliverNow() {
    if let state { deliver(state) }
  }

  /// Ends the tracking under way.
  func end() {
    guard let state else { return }
    state.withLock { $0 = .over }
    self.state = nil
    changed = nil
    ticket.end()
  }

  private func deliver(_ state: Guarded<State>) {
    let isDue = state.withLock { state in
      guard case .changed = state else { return false }
      state = .over
      return true
    }
    if isDue { changed?() }
  }
}
