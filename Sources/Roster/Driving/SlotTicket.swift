import Observation

/// What a tracked closure reads so that its tracking can be ended.
///
/// `withObservationTracking` cannot be cancelled, and a tracking that never fires stays with every
/// object it has read. Changing the ticket fires it, which takes it off all of them.
@MainActor @Observable final class SlotTicket {
  private var number = 0

  /// Makes the tracking under way depend on the ticket.
  func read() { _ = number }
  /// Ends the trackings that have read the ticket.
  func end() { number &+= 1 }
}
