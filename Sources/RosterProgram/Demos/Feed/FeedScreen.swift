import Foundation
import Observation
import Roster

/// A home page: a banner, and a feed whose items are of several kinds.
///
/// The kind of an item is decided once, where it is decoded. A new kind is one more `register`.
@MainActor @Observable final class FeedScreen {
  private let presenter: any ScreenPresenter
  private let pages: HomePages
  private let pace: Duration
  let banner = Banner()
  private var phase = TablePhase.loading
  private var more = LoadMore.State.ready
  private var rows: [AnyRow] = []
  private var problems: [FeedProblem] = []
  private var lastPage = 0

  /// - Parameters:
  ///   - presenter: Where pages are opened.
  ///   - delay: How long the server takes.
  ///   - pace: How long a slide of the banner is shown.
  init(
    _ presenter: any ScreenPresenter, delay: Duration = .milliseconds(700),
    turning pace: Duration = .seconds(3)
  ) {
    self.presenter = presenter
    self.pace = pace
    pages = HomePages(delay: delay)
  }

  var table: TableModel {
    TableModel {
      SectionModel("feed") { rows }
    }
    .header(BannerRow(banner: banner))
    .phase(phase)
    .whenLoading { RowContent(title: "Asking the server…", role: .placeholder) }
    .onRetry { Task { await self.reload() } }
    .onRefresh { await self.reload() }
    .loadMore(more) { Task { await self.loadNextPage() } }
  }

  /// What was wrong in the feed, for the status line.
  private var report: String? {
    if problems.isEmpty { return nil }
    return problems.map { "item \($0.position): \($0.reason)" }.joined(separator: " ")
  }

  // MARK: Loading

  /// What each kind of item is decoded into, and which row shows it.
  private var decoder: FeedDecoder {
    var feed = FeedDecoder(itemsAt: "content_list", kindAt: "content_style")
    feed.register("cell_1", Post.self) { PostRow(post: $0) }
    feed.register("cell_2", Offer.self) { offer in
      Row(OfferRow(offer: offer)).onActivate { [weak self] in self?.open($0.model) }
    }
    feed.register("cell_3", Fund.self) { FundRow(fund: $0) }
    feed.registerFallback { UnknownRow($0) }
    return feed
  }

  /// The page that shows it.
  func page() -> ListScreen {
    let page = ListScreen(title: "Home", driver: TableDriver { self.table })
    page.status = { self.report }
    page.command("w", "Newer posts") { Task { await self.putNewerInFront() } }
    let task = Task {
      await self.reload()
      await self.banner.keepTurning(each: self.pace)
    }
    page.onClose = { task.cancel() }
    return page
  }

  /// Loads the first page in place of all that is shown.
  func reload() async {
    if rows.isEmpty { phase = .loading }
    do {
      guard let data = try await pages.page(1) else { return }
      let result = try await decoded(data)
      banner.slides = try JSONDecoder().decode(Head.self, from: data).banner
      (rows, problems) = (result.rows, result.problems)
      lastPage = 1
      more = .ready
      phase = .ready
    } catch {
      phase = .failed("The feed could not be loaded.")
    }
  }

  /// Puts what is newer than the first page in front of it. What is being read stays where it is.
  private func putNewerInFront() async {
    guard phase == .ready, lastPage > 0 else { return }
    do {
      guard let data = try await pages.newer() else { return presenter.alert("Nothing newer.") }
      let result = try await decoded(data)
      rows = result.rows + rows
    } catch {
      presenter.alert("The newer posts could not be loaded.")
    }
  }

  private func loadNextPage() async {
    more = .loading
    do {
      guard let data = try await pages.page(lastPage + 1) else {
        more = .finished
        return
      }
      let result = try await decoded(data)
      rows += result.rows
      problems += result.problems
      lastPage += 1
      more = .ready
    } catch {
      more = .failed("The next page could not be loaded.")
    }
  }

  /// Decodes off the main actor. What is wrong is shown in the status line, and nowhere else.
  private func decoded(_ data: Data) async throws -> FeedResult<AnyRow> {
    let decoder = decoder
    return try await Task.detached {
      try Diagnostics.withHandler({ _ in }) { try decoder.decode(data) }
    }.value
  }

  private func open(_ row: OfferRow) {
    presenter.push(
      ListScreen(title: row.offer.name, driver: TableDriver { OfferScreen(row: row).table }))
  }

  /// What stands beside the items.
  private struct Head: Decodable {
    let banner: [Banner.Slide]
  }
}
