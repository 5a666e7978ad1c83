#if canImport(UIKit)
  import UIKit

  /// The feed by hand.
  @MainActor public final class PlainFeedController: UITableViewController {
    /// What a person has opened, for tests.
    public private(set) var opened: [String] = []
    private var posts: [Post] = []

    /// Shows other posts.
    public func show(_ new: [Post]) {
      posts = new
      tableView.reloadData()
    }

    /// As UIKit asks.
    public override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(NewsCell.self, forCellReuseIdentifier: "news")
      tableView.register(PhotoCell.self, forCellReuseIdentifier: "photo")
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "product")
    }

    /// As UIKit asks.
    public override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { posts.count }

    /// As UIKit asks.
    public override func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { PostCells.height(posts[indexPath.row]) }

    /// As UIKit asks.
    public override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { PostCells.cell(tableView, indexPath, posts[indexPath.row]) }

    /// As UIKit asks.
    public override func tableView(
      _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
    ) {
      tableView.deselectRow(at: indexPath, animated: true)
      opened.append(posts[indexPath.row].id)
    }
  }
#endif
