/// A handler that may be replaced at any time, by any thread.
final class HandlerSlot: Sendable {
  private struct State: Sendable {
    var handler: Diagnostics.Handler?
  }

  private let state = Guarded(State())

  /// The handler in force.
  var handler: Diagnostics.Handler? { state.withLock { $0 }.handler }

  /// Puts another handler in force. What the one before holds ends outside of the lock: its end may
  /// report something, or replace the handler in turn.
  func replace(with handler: Diagnostics.Handler?) { state.exchange(State(handler: handler)) }
}
