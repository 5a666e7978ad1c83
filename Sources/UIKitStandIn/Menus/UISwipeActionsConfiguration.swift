import Foundation

/// The actions behind a swipe.
@MainActor open class UISwipeActionsConfiguration: NSObject {
  /// The actions, the outermost first.
  public let actions: [UIContextualAction]
  /// Whether a swipe all the way does the first.
  open var performsFirstActionWithFullSwipe = true
  /// A configuration.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
