import Foundation

/// Shows how much is done.
@MainActor open class UIProgressView: UIView {
  /// From 0 to 1.
  open var progress: Float = 0
}
