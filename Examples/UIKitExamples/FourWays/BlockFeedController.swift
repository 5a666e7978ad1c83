#if canImport(UIKit)
  import UIKit

  /// The feed with a block-based table view model.
  @MainActor public final class BlockFeedController: UITableViewController {
    /// What a person has opened, for tests.
    public private(set) var opened: [String] = []
    private let table = BlockTable()

    /// Shows other posts.
    public func show(_ new: [Post]) {
      table.sections = [
        .init(
          nil,
          new.map { post in
            BlockTable.Row(
              height: PostCells.height(post), cell: { PostCells.cell($0, $1, post) },
              select: { [weak self] in self?.opened.append(post.id) })
          })
      ]
      tableView.reloadData()
    }

    /// As UIKit asks.
    public override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(NewsCell.self, forCellReuseIdentifier: "news")
      tableView.register(PhotoCell.self, forCellReuseIdentifier: "photo")
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "product")
      tableView.dataSource = table
      tableView.delegate = table
    }
  }
#endif
