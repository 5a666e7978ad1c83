/// Where changes of records are posted, and from where every list that shows such records hears.
///
///     changes.post(.update(person))        // from any page, any thread
///
/// Behavior:
/// - Changes are delivered on the main actor, in the order in which they were posted.
/// - A change that is posted on the main actor has been delivered when `post` returns, with all that
///   were posted elsewhere before it. Posted from within a delivery, it follows that delivery.
/// - A change that is posted elsewhere is delivered as soon as the main actor comes to it.
/// - An observer hears of changes of its own type of record only.
public final class ChangeCenter: Sendable {
  /// A center for the whole app. Nothing in this package posts to it by itself.
  public static let shared = ChangeCenter()

  private typealias Delivery = @MainActor @Sendable (ChangeCenter) -> Void

  private struct Queue: Sendable {
    var waiting: [Delivery] = []
    var isScheduled = false
  }

  private let queue = Guarded(Queue())
  @MainActor private var isDelivering = false
  /// A `Listeners<Change<Record>>` for each type of record.
  @MainActor private var listeners: [ObjectIdentifier: Any] = [:]

  /// A center of its own.
  public init() {}

  /// Posts a change, from anywhere.
  ///
  /// Whether the caller is on the main actor is known from where it is written: `isolation` is filled
  /// in by the compiler. A thread tells less: on Linux the main actor need not be on the main thread.
  /// So a function that belongs to no actor counts as elsewhere, even if it is called on the main one.
  ///
  /// - Parameters:
  ///   - change: what happened.
  ///   - isolation: the actor of the caller. Leave it out.
  public func post<Record>(
    _ change: Change<Record>, isolation: isolated (any Actor)? = #isolation
  ) {
    let isOnMain = isolation === MainActor.shared
    let mustSchedule = queue.withLock { queue in
      queue.waiting.append { $0.deliver(change) }
      if isOnMain || queue.isScheduled { return false }
      queue.isScheduled = true
      return true
    }
    if isOnMain {
      MainActor.assumeIsolated { deliverAll() }
    } else if mustSchedule {
      Task { @MainActor in deliverAll() }
    }
  }

  /// Tells of each change of records of a type, until the subscription ends.
  ///
  /// - Complexity: O(1) amortized.
  @MainActor public func observe<Record>(
    _ type: Record.Type, _ body: @escaping @MainActor @Sendable (Change<Record>) -> Void
  ) -> Subscription {
    if let known = known(Record.self) { return known.add(body) }
    let fresh = Listeners<Change<Record>>()
    listeners[ObjectIdentifier(Record.self)] = fresh
    return fresh.add(body)
  }

  /// How many handlers are kept for records of a type, of which some may be over.
  @MainActor func listenerCount<Record: Sendable & Equatable>(of type: Record.Type) -> Int {
    known(type)?.all.count ?? 0
  }

  /// Returns when all that was posted before has been delivered.
  public func settled() async { await deliverAll() }

  /// Delivers what waits, unless that is being done further up.
  @MainActor private func deliverAll() {
    if isDelivering { return }
    isDelivering = true
    defer { isDelivering = false }
    while true {
      let batch = queue.withLock { queue in
        queue.isScheduled = false
        defer { queue.waiting = [] }
        return queue.waiting
      }
      if batch.isEmpty { return }
      for delivery in batch { delivery(self) }
    }
  }

  @MainActor private func deliver<Record>(_ change: Change<Record>) {
    known(Record.self)?.tell([change])
  }

  @MainActor private func known<Record>(_ type: Record.Type) -> Listeners<Change<Record>>? {
    listeners[ObjectIdentifier(Record.self)] as? Listeners<Change<Record>>
  }
}
