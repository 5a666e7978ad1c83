#if canImport(UIKit)
  import UIKit

  /// The feed with a block-based table view model.
  @MainActor public final class BlockFeedController: UITableViewController {
    /// Where pages come from.
    public var load: PageLoader = { _ in nil }
    /// What a person has opened, for tests.
    public private(set) var opened: [String] = []
    private let table = BlockTable()
    private lazy var feed = PostFeed(load) { [weak self] in self?.build() }

    /// As UIKit asks.
    public override func viewDidLoad() {
      super.viewDidLoad()
      PostCells.register(in: tableView)
      tableView.dataSource = table
      tableView.delegate = table
      feed.loadNext()
    }

    private func build() {
      let rows = feed.lines.enumerated().map { index, line in
        BlockTable.Row(
          height: PostCells.height(line), cell: { PostCells.cell($0, $1, line) },
          display: { [weak self] in self?.feed.willShow(index) },
          select: { [weak self] in self?.choose(index) })
      }
      table.sections = [.init(nil, rows)]
      tableView.reloadData()
    }

    private func choose(_ index: Int) {
      feed.choose(index).map { opened.append($0) }
    }
  }
#endif
