/// A handler that can be taken away at any time, from any thread.
final class Listener<Event>: Cancellable {
  private struct State {
    var handler: (@MainActor @Sendable (Event) -> Void)?
    var hasOwner = false
    weak var owner: AnyObject?
  }

  private let state: Guarded<State>

  init(_ handler: @escaping @MainActor @Sendable (Event) -> Void) {
    state = Guarded(State(handler: handler))
  }

  var isActive: Bool { current != nil }

  /// The handler, if it may still be called.
  private var current: (@MainActor @Sendable (Event) -> Void)? {
    state.withLock { $0.hasOwner && $0.owner == nil ? nil : $0.handler }
  }

  func cancel() {
    // What the handler holds is let go outside the lock: it may well cancel something in turn.
    _ = state.withLock { state in
      defer { state.handler = nil }
      return state.handler
    }
  }

  func end(with owner: any AnyObject & Sendable) {
    state.withLock {
      $0.hasOwner = true
      $0.owner = owner
    }
  }

  @MainActor func tell(_ event: Event) { current?(event) }
}
