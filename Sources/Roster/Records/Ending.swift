/// What goes on until it is ended, or ends by itself.
protocol Ending: Sendable {
  /// Whether it still goes on. To ask may be what an owner was waiting for to end, with all that its end
  /// does.
  var isActive: Bool { get }
  /// Whether it is known to be over, as it is once `isActive` was false. To ask runs no code of others.
  var isOver: Bool { get }
  /// Ends it.
  func cancel()
}
