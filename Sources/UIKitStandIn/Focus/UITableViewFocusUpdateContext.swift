import Foundation

/// A change of focus in a table view.
@MainActor open class UITableViewFocusUpdateContext: NSObject {
  /// The row that loses the focus.
  public let previouslyFocusedIndexPath: IndexPath?
  /// The row that gets it.
  public let nextFocusedIndexPath: IndexPath?

  init(from previous: IndexPath?, to next: IndexPath?) {
    previouslyFocusedIndexPath = previous
    nextFocusedIndexPath = next
    super.init()
  }
}
