/// A handler that can be taken away at any time, from any thread.
final class Listener<Event>: Cancellable {
  private typealias Handler = @MainActor @Sendable (Event) -> Void

  private struct State: Sendable {
    var handler: Handler?
    var hasOwner = false
    weak var owner: (any AnyObject & Sendable)?
  }

  private let state: Guarded<State>

  init(_ handler: @escaping @MainActor @Sendable (Event) -> Void) {
    state = Guarded(State(handler: handler))
  }

  var isActive: Bool { current != nil }

  var isOver: Bool { state.withLock { $0.handler == nil } }

  /// The handler, if it may still be called.
  private var current: Handler? {
    // The owner is looked for outside the lock: if nobody else holds it any more it ends right there,
    // and may cancel this very listener.
    let now = state.withLock { $0 }
    if now.hasOwner, now.owner == nil {
      cancel()
      return nil
    }
    return now.handler
  }

  func cancel() {
    // What the handler holds is let go outside the lock: it may well cancel something in turn.
    state.exchange(State())
  }

  func end(with owner: any AnyObject & Sendable) {
    state.withLock {
      $0.hasOwner = true
      $0.owner = owner
    }
  }

  /// Tells of an event, unless the listener is over.
  ///
  /// - Returns: Whether it was told.
  @MainActor func tell(_ event: Event) -> Bool {
    guard let handler = current else { return false }
    handler(event)
    return true
  }
}
