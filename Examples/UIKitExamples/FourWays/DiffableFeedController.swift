#if canImport(UIKit)
  import UIKit

  /// The feed with a diffable data source.
  @MainActor public final class DiffableFeedController: UITableViewController {
    /// Where pages come from.
    public var load: PageLoader = { _ in nil }
    /// What a person has opened, for tests.
    public private(set) var opened: [String] = []
    private var shown: [String: PostFeed.Line] = [:]
    private var source: UITableViewDiffableDataSource<Int, String>?
    private lazy var feed = PostFeed(load) { [weak self] in self?.build() }

    /// As UIKit asks.
    public override func viewDidLoad() {
      super.viewDidLoad()
      PostCells.register(in: tableView)
      source = UITableViewDiffableDataSource(tableView: tableView) {
        [weak self] tableView, indexPath, id in
        self?.shown[id].map { PostCells.cell(tableView, indexPath, $0) }
      }
      feed.loadNext()
    }

    private func build() {
      let old = shown
      shown = Dictionary(feed.lines.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(feed.lines.map(\.id), toSection: 0)
      snapshot.reconfigureItems(
        snapshot.itemIdentifiers.filter { old[$0] != nil && old[$0] != shown[$0] })
      source?.apply(snapshot, animatingDifferences: true)
    }

    /// As UIKit asks.
    public override func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat {
      source?.itemIdentifier(for: indexPath).flatMap { shown[$0] }.map(PostCells.height)
        ?? UITableView.automaticDimension
    }

    /// As UIKit asks.
    public override func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { feed.willShow(indexPath.row) }

    /// As UIKit asks.
    public override func tableView(
      _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
    ) {
      tableView.deselectRow(at: indexPath, animated: true)
      feed.choose(indexPath.row).map { opened.append($0) }
    }
  }
#endif
