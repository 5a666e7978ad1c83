import Foundation

/// What a navigation bar shows of a controller.
@MainActor open class UINavigationItem: NSObject {
  /// The title.
  open var title: String?
  /// The button at the right.
  open var rightBarButtonItem: UIBarButtonItem?
}
