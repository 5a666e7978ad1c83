#if canImport(UIKit)
  import Roster
  import RosterUIKit
  import UIKit

  /// The feed with Roster: the kind of each row was decided when its post was made.
  @MainActor public final class FeedController: UITableViewController {
    /// What a person has opened, for tests.
    public private(set) var opened: [String] = []
    private var posts: [Post] = []
    private lazy var driver = TableDriver(self) { $0.table }

    private var table: TableModel {
      TableModel { SectionModel("posts") { for post in posts { row(post) } } }
    }

    private func row(_ post: Post) -> AnyRow {
      switch post {
      case .news(let id, let title, let summary):
        AnyRow(opening(NewsRow(id: id, title: title, summary: summary), post).height(.fixed(60)))
      case .photo(let id, let title, let picture):
        AnyRow(opening(PhotoRow(id: id, title: title, picture: picture), post).height(.fixed(180)))
      case .product(let id, let name, let price):
        AnyRow(opening(ProductRow(id: id, name: name, price: price), post))
      }
    }

    private func opening<Model: RowModel>(_ model: Model, _ post: Post) -> Row<Model> {
      Row(model).onSelect(with: self) { feed, _ in feed.opened.append(post.id) }
    }

    /// Shows other posts.
    public func show(_ new: [Post]) {
      posts = new
      driver.apply()
    }

    /// As UIKit asks.
    public override func viewDidLoad() {
      super.viewDidLoad()
      driver.attach(to: tableView)
    }
  }

  /// A post without a picture.
  struct NewsRow: UIKitRow {
    let id: Int
    let title: String
    let summary: String
    var content: RowContent { .subtitle(title, summary) }

    func update(_ cell: NewsCell) {
      cell.headline.text = title
      cell.summary.text = summary
    }
  }

  /// A post with a picture.
  struct PhotoRow: UIKitRow {
    let id: Int
    let title: String
    let picture: String
    var content: RowContent { .text(title).image(.symbol(picture)) }

    func update(_ cell: PhotoCell) {
      cell.caption.text = title
      cell.picture.image = UIImage(named: picture)
    }
  }

  /// Something that is for sale.
  struct ProductRow: RowModel {
    let id: Int
    let name: String
    let price: String
    var content: RowContent { .value(name, price) }
  }
#endif
