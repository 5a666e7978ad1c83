import Foundation

/// A text.
@MainActor open class UILabel: UIView {
  /// The text.
  open var text: String?
  /// The font.
  open var font: UIFont! = .preferredFont(forTextStyle: .body)
  /// The color.
  open var textColor: UIColor! = .label
  /// The most lines; 0 for as many as needed.
  open var numberOfLines = 1
  /// Takes the size of its text.
  open func sizeToFit() { frame.size = sizeThatFits(.zero) }
  /// The size of the text.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: 9 * CGFloat(text?.count ?? 0), height: 20)
  }
}
