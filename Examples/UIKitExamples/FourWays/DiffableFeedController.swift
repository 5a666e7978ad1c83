#if canImport(UIKit)
  import UIKit

  /// The feed with a diffable data source.
  @MainActor public final class DiffableFeedController: UITableViewController {
    /// What a person has opened, for tests.
    public private(set) var opened: [String] = []
    private var posts: [String: Post] = [:]
    private var source: UITableViewDiffableDataSource<Int, String>?

    /// Shows other posts.
    public func show(_ new: [Post]) {
      let old = posts
      posts = Dictionary(new.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      // A repeated identifier stops the program.
      var seen: Set<String> = []
      snapshot.appendItems(new.map(\.id).filter { seen.insert($0).inserted }, toSection: 0)
      snapshot.reconfigureItems(
        snapshot.itemIdentifiers.filter { old[$0] != nil && old[$0] != posts[$0] })
      source?.apply(snapshot, animatingDifferences: true)
    }

    /// As UIKit asks.
    public override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(NewsCell.self, forCellReuseIdentifier: "news")
      tableView.register(PhotoCell.self, forCellReuseIdentifier: "photo")
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "product")
      source = UITableViewDiffableDataSource(tableView: tableView) {
        [weak self] tableView, indexPath, id in
        self?.posts[id].map { PostCells.cell(tableView, indexPath, $0) }
      }
    }

    private func post(_ indexPath: IndexPath) -> Post? {
      source?.itemIdentifier(for: indexPath).flatMap { posts[$0] }
    }

    /// As UIKit asks.
    public override func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { post(indexPath).map(PostCells.height) ?? UITableView.automaticDimension }

    /// As UIKit asks.
    public override func tableView(
      _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
    ) {
      tableView.deselectRow(at: indexPath, animated: true)
      post(indexPath).map { opened.append($0.id) }
    }
  }
#endif
