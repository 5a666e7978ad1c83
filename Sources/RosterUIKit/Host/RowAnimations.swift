#if canImport(UIKit)
  import Roster
  import UIKit

  /// How rows and sections come and go.
  public struct RowAnimations: Sendable, Hashable {
    /// How they enter.
    public var insert: UITableView.RowAnimation
    /// How they leave.
    public var delete: UITableView.RowAnimation
    /// How a row gets another cell.
    public var replace: UITableView.RowAnimation

    /// As UIKit sees fit, with no animation for another cell.
    public init(
      insert: UITableView.RowAnimation = .automatic, delete: UITableView.RowAnimation = .automatic,
      replace: UITableView.RowAnimation = .none
    ) {
      self.insert = insert
      self.delete = delete
      self.replace = replace
    }
  }
#endif
