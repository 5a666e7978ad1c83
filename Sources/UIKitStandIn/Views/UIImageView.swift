import Foundation

/// A picture on a screen.
@MainActor open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage?
}
