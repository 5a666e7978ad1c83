#if canImport(UIKit)
  import Roster
  import UIKit

  /// The refresh control of a table that can be refreshed.
  @MainActor final class RosterRefreshControl: UIRefreshControl {
    convenience init(_ refresh: @escaping () -> Void) {
      self.init()
      addAction(UIAction { _ in refresh() }, for: .valueChanged)
    }
  }
#endif
