import Foundation

/// Shows that something is under way.
@MainActor open class UIActivityIndicatorView: UIView {
  /// How large it is.
  public enum Style: Int, Sendable {
    /// Medium.
    case medium = 100
    /// Large.
    case large = 101
  }

  /// Whether it turns.
  open private(set) var isAnimating = false
  /// How large it is.
  open var style = Style.medium

  /// An indicator of a size.
  public init(style: Style) {
    super.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    self.style = style
  }
  /// From an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Turns.
  open func startAnimating() { isAnimating = true }
  /// Stands still.
  open func stopAnimating() { isAnimating = false }
}
