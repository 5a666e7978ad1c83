#if canImport(UIKit)
  import Roster
  import RosterUIKit
  import UIKit

  /// The feed with Roster: the kind of each item is decided where its bytes are decoded.
  @MainActor public final class FeedController: UITableViewController {
    /// Where pages come from.
    public var load: PageLoader = { _ in nil }
    /// What a person has opened, for tests.
    public private(set) var opened: [String] = []
    private var phase = TablePhase.loading
    private var more = LoadMore.State.ready
    private var page = 0
    private var banner: Banner?
    private var rows: [AnyRow] = []
    private lazy var driver = TableDriver(self) { $0.table }

    private var table: TableModel {
      TableModel { SectionModel("posts") { rows } }
        .header(banner.map { Row(BannerRow(banner: $0)) })
        .phase(phase)
        .whenEmpty { .text("No posts yet") }
        .onRetry(with: self) { $0.start() }
        .loadMore(more, with: self) { $0.loadMore() }
    }

    private var decoder: FeedDecoder {
      var feed = FeedDecoder(itemsAt: "content_list", kindAt: "content_style")
      feed.register("news", News.self) { [weak self] news in
        Row(NewsRow(news: news)).onActivate { self?.opened.append("news \($0.model.id)") }
      }
      feed.register("photo", Photo.self) { [weak self] photo in
        Row(PhotoRow(photo: photo)).onActivate { self?.opened.append("photo \($0.model.id)") }
      }
      feed.register("product", Product.self) { [weak self] product in
        Row(ProductRow(product: product)).onActivate {
          self?.opened.append("product \($0.model.id)")
        }
      }
      return feed
    }

    /// As UIKit asks.
    public override func viewDidLoad() {
      super.viewDidLoad()
      driver.attach(to: tableView)
      start()
    }

    private func start() {
      phase = .loading
      driver.apply()
      Task {
        do {
          try await loadPage()
          phase = .ready
        } catch {
          phase = .failed("The feed could not be loaded.")
        }
        driver.apply()
      }
    }

    private func loadMore() {
      more = .loading
      driver.apply()
      Task {
        do {
          more = try await loadPage() ? .ready : .finished
        } catch {
          more = .failed("More posts could not be loaded.")
        }
        driver.apply()
      }
    }

    /// - Returns: Whether there was a page.
    @discardableResult private func loadPage() async throws -> Bool {
      guard let data = try await load(page + 1) else { return false }
      rows += try decoder.decode(data).rows
      banner = try JSONDecoder().decode(Head.self, from: data).banner ?? banner
      page += 1
      return true
    }
  }

  /// What a page says besides its posts.
  private struct Head: Decodable {
    let banner: Banner?
  }

  /// What stands above the feed.
  struct BannerRow: RowModel {
    let banner: Banner
    var id: Int { 0 }
    var content: RowContent { .subtitle(banner.title, banner.text) }
  }

  /// A post without a picture.
  struct NewsRow: UIKitRow {
    let news: News
    var id: Int { news.id }
    var height: RowHeight { .fixed(60) }
    var content: RowContent { .subtitle(news.title, news.summary) }

    func update(_ cell: NewsCell) {
      cell.headline.text = news.title
      cell.summary.text = news.summary
    }
  }

  /// A post with a picture.
  struct PhotoRow: UIKitRow {
    let photo: Photo
    var id: Int { photo.id }
    var height: RowHeight { .fixed(180) }
    var content: RowContent { .text(photo.title).image(.symbol(photo.picture)) }

    func update(_ cell: PhotoCell) {
      cell.caption.text = photo.title
      cell.picture.image = UIImage(named: photo.picture)
    }
  }

  /// Something that is for sale.
  struct ProductRow: RowModel {
    let product: Product
    var id: Int { product.id }
    var content: RowContent { .value(product.name, product.price) }
  }
#endif
