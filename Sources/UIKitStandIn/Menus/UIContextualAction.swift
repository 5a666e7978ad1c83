import Foundation

/// An action behind a swipe.
@MainActor open class UIContextualAction: NSObject {
  /// What it does to its row.
  public enum Style: Int, Sendable {
    /// Something.
    case normal
    /// It destroys the row.
    case destructive
  }

  /// Does it, and calls back with whether it was done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// What it does to its row.
  public let style: Style
  /// Does it.
  public let handler: Handler
  /// The text.
  open var title: String?
  /// The picture.
  open var image: UIImage?
  /// The color behind it.
  open var backgroundColor: UIColor?

  /// An action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}
