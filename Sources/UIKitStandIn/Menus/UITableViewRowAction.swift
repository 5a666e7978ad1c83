import Foundation

/// An action behind a swipe, in older apps.
@MainActor open class UITableViewRowAction: NSObject {
  /// What it does to its row.
  public enum Style: Int, Sendable {
    /// It destroys the row.
    case destructive
    /// Something.
    case normal
  }

  /// What it does to its row.
  public let style: Style
  /// The text.
  open var title: String?
  /// The color behind it.
  open var backgroundColor: UIColor?
  private let handler: (UITableViewRowAction, IndexPath) -> Void

  /// An action.
  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}
