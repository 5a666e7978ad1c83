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
    ///   - stage: The update. A row that moves takes nobody with it, as long as another is in view.
    init(_ host: UITableRowHost, _ tableView: UITableView, over stage: UpdateStage? = nil) {
      self.host = host
      self.tableView = tableView
      let end = tableView.contentSize.height + tableView.adjustedContentInset.bottom
      followsEnd = host.place == .end && tableView.bounds.maxY >= end - 0.5
      if host.place == .offset || host.showsWhatEntersAbove {
        anchors = []
      } else {
        let places = host.visiblePlaces(in: tableView)
        let moved = stage.map { Self.moved(in: $0) } ?? []
        anchors =
          places.filter { !moved.contains($0.row) } + places.filter { moved.contains($0.row) }
      }
    }

    private static func moved(in stage: UpdateStage) -> Set<RowID> {
      let pairs = stage.batch.rowMoves + stage.batch.carried
      return Set(
        pairs.lazy.map(\.before).filter { stage.before.contains($0) }.map {
          stage.before.id(at: $0)
        })
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
