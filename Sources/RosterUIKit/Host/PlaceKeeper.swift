#if canImport(UIKit)
  import Roster
  import UIKit

  /// Keeps what is in view in its place over one update, in a window or out of it.
  @MainActor struct PlaceKeeper {
    private let host: UITableRowHost
    private let tableView: UITableView
    private let anchors: [Anchor]
    private let followsEnd: Bool

    /// - Parameters:
    ///   - host: The host.
    ///   - tableView: Its table view, as it is before the update.
    ///   - update: The whole update, be it one stage of it that is applied. A row that leaves or moves
    ///     takes nobody with it, as long as another is in view.
    init(_ host: UITableRowHost, _ tableView: UITableView, over update: TableUpdate? = nil) {
      self.host = host
      self.tableView = tableView
      let end = tableView.contentSize.height + tableView.adjustedContentInset.bottom
      followsEnd = host.place == .end && tableView.bounds.maxY >= end - 0.5
      if host.place == .offset || host.showsWhatEntersAbove {
        anchors = []
      } else {
        let places = host.visiblePlaces(in: tableView)
        guard let update else {
          anchors = places
          return
        }
        let moved = Self.moved(in: update)
        let lasting = places.filter { update.new.path(of: $0.row) != nil }
        anchors =
          lasting.filter { !moved.contains($0.row) } + lasting.filter { moved.contains($0.row) }
          + places
      }
    }

    private static func moved(in update: TableUpdate) -> Set<RowID> {
      let pairs = update.batch.rowMoves + update.batch.carried
      return Set(pairs.lazy.map { update.old.id(at: $0.before) })
    }

    /// Puts what was in view back in its place.
    func restore() {
      if followsEnd {
        // The content is as high as it is once UIKit has asked for all rows again.
        _ = tableView.indexPathsForRows(in: tableView.bounds)
        let end = tableView.contentSize.height + tableView.adjustedContentInset.bottom
        host.setOffset(end - tableView.bounds.height, in: tableView)
      } else if !anchors.isEmpty {
        host.restore(anchors, in: tableView)
      }
      // UIKit complains of a layout that nobody sees.
      if tableView.window != nil { tableView.layoutIfNeeded() }
    }
  }
#endif
