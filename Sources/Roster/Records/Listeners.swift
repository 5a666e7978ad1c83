/// Those who are told of an event, in the order in which they came.
@MainActor struct Listeners<Event> {
  private var all: [Listener<Event>] = []

  nonisolated init() {}

  /// Whether nobody listens.
  var isEmpty: Bool { !all.contains { $0.isActive } }

  mutating func add(_ handler: @escaping @MainActor @Sendable (Event) -> Void) -> Subscription {
    all.removeAll { !$0.isActive }
    let listener = Listener(handler)
    all.append(listener)
    return Subscription(listener)
  }

  /// Those to be told of an event that happens now: who comes later does not hear of it, and who
  /// goes before it is told to them does not either.
  var current: [Listener<Event>] { all }

  /// Forgets those who have gone.
  mutating func prune() {
    if all.contains(where: { !$0.isActive }) { all.removeAll { !$0.isActive } }
  }
}
