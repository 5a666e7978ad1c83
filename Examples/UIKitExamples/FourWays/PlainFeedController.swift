#if canImport(UIKit)
  import UIKit

  /// The feed by hand.
  @MainActor public final class PlainFeedController: UITableViewController {
    /// Where pages come from.
    public var load: PageLoader = { _ in nil }
    /// What a person has opened, for tests.
    public private(set) var opened: [String] = []
    private lazy var feed = PostFeed(load) { [weak self] in self?.tableView.reloadData() }

    /// As UIKit asks.
    public override func viewDidLoad() {
      super.viewDidLoad()
      PostCells.register(in: tableView)
      feed.loadNext()
    }

    /// As UIKit asks.
    public override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { feed.lines.count }

    /// As UIKit asks.
    public override func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { PostCells.height(feed.lines[indexPath.row]) }

    /// As UIKit asks.
    public override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { PostCells.cell(tableView, indexPath, feed.lines[indexPath.row]) }

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
