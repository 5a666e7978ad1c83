import Foundation

@MainActor private var animationsAreEnabled = true

extension UIView {
  /// Whether changes are animated.
  public class var areAnimationsEnabled: Bool { animationsAreEnabled }

  /// Turns animations on or off.
  public class func setAnimationsEnabled(_ enabled: Bool) { animationsAreEnabled = enabled }

  /// Makes changes that nobody sees happen.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let before = animationsAreEnabled
    animationsAreEnabled = false
    actionsWithoutAnimation()
    animationsAreEnabled = before
  }

  /// Makes changes and animates them. On Linux they are there at once.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
}
