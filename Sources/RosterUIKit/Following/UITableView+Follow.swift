#if canImport(UIKit)
  import Roster
  import UIKit

  extension UITableView {
    /// Lets one section follow a store, on a table view whose data source its owner keeps.
    ///
    ///     tableView.follow(people, section: 0) { change in log(change.operation, change.position) }
    ///
    /// The owner's data source gives the store's count and records; this alone animates what happens.
    ///
    /// Behavior:
    /// - Each closed edit of the store is one batch update, made before anybody is told of the edit. Rows
    ///   whose record differs are reconfigured where they are.
    /// - Out of a window, or if table view and data source count other rows than the store had and has, it
    ///   is one `reloadData`: as where the data source shows a row for an empty store, or has changed another
    ///   section. While a person moves a row it comes in the next turn.
    /// - A row that a person selects is remembered as opened, by its key: `change.opened` says where it is
    ///   now, whatever has come, gone or moved since.
    /// - It ends with the table view, with the store, or when the result is cancelled.
    ///
    /// - Parameters:
    ///   - store: The records, in the order of the rows.
    ///   - section: The section. The owner changes no rows of it by itself.
    ///   - animation: How rows come and go.
    ///   - onChange: Is told of each change, when the table view shows it.
    @discardableResult public func follow<Record, Key>(
      _ store: RecordStore<Record, Key>, section: Int, with animation: RowAnimation = .automatic,
      onChange: @escaping @MainActor @Sendable (RecordChange<Record, Key>) -> Void = { _ in }
    ) -> StoreFollower<Record, Key> {
      let follower = StoreFollower(store, self, section, animation)
      // The store keeps the follower with its handler, as long as the table view lives.
      follower.listener = store.onChange { [follower] change in
        if follower.isActive { onChange(change) }
      }
      follower.listener?.end(with: self)
      return follower
    }
  }
#endif
