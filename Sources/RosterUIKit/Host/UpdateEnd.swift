/// The end of an update. One that UIKit reaches at once is told when the host has put everything in its
/// place.
@MainActor final class UpdateEnd {
  private let done: @MainActor () -> Void
  private var isInside = true
  private var isReached = false

  init(_ done: @escaping @MainActor () -> Void) { self.done = done }

  /// UIKit has finished.
  func reach() {
    isReached = true
    if !isInside { done() }
  }

  /// The host has finished.
  func leave() {
    isInside = false
    if isReached { done() }
  }
}
