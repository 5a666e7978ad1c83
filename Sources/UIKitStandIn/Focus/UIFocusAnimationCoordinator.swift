import Foundation

/// The animation of a change of focus.
@MainActor open class UIFocusAnimationCoordinator: NSObject {
  /// No animation.
  public nonisolated override init() { super.init() }
}
