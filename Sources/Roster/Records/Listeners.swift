/// Those who are told of an event, in the order in which they came.
typealias Listeners<Event> = ActiveList<Listener<Event>>

extension ActiveList {
  /// Adds a handler.
  ///
  /// - Complexity: O(1) amortized.
  func add<Event>(
    _ handler: @escaping @MainActor @Sendable (Event) -> Void
  ) -> Subscription where Element == Listener<Event> {
    let listener = Listener(handler)
    append(listener)
    return Subscription(listener)
  }

  /// Tells of events that have happened, one after the other, each to all: who comes meanwhile does not
  /// hear of them, and who goes before it is told does not either.
  func tell<Event>(_ events: [Event]) where Element == Listener<Event> {
    let listeners = all
    var hasGone = false
    for event in events {
      for listener in listeners where !listener.tell(event) { hasGone = true }
    }
    if hasGone { sweep() }
  }
}
