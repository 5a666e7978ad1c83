import Foundation

/// A button of a bar.
@MainActor open class UIBarButtonItem: NSObject {
  /// The text.
  open var title: String?
  /// What it does.
  open var primaryAction: UIAction?

  /// A button that does an action.
  public init(title: String? = nil, primaryAction: UIAction? = nil) {
    self.title = title ?? primaryAction?.title
    self.primaryAction = primaryAction
    super.init()
  }
}
