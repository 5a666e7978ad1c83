#if canImport(UIKit)
  import Roster
  import UIKit

  /// Keeps what is in view in its place over one update.
  @MainActor struct PlaceKeeper {
    private let host: UITableRowHost
    private let tableView: UITableView
    private let anchors: [Anchor]
    private let followsEnd: Bool

    init(_ host: UITableRowHost, _ tableView: UITableView) {
      self.host = host
      self.tableView = tableView
      let top = host.visibleTop(tableView)
      let end = tableView.contentSize.height + tableView.adjustedContentInset.bottom
      followsEnd = host.place == .end && tableView.bounds.maxY >= end - 0.5
      switch host.place {
      case .offset: anchors = []
      case .firstVisibleRow where top <= 0.5: anchors = []
      default: anchors = host.visiblePlaces(in: tableView)
      }
    }

    /// Puts what was in view back in its place.
    func restore() {
      if followsEnd {
        let end = tableView.contentSize.height + tableView.adjustedContentInset.bottom
        host.setOffset(end - tableView.bounds.height, in: tableView)
      } else if !anchors.isEmpty {
        host.restore(anchors, in: tableView)
      }
      tableView.layoutIfNeeded()
    }
  }
#endif
