import Observation
import Roster

/// The items of a feed on a screen, while they are still being found, and while more come.
@MainActor @Observable final class FeedView {
  let feed: Feed
  private let paths: FieldPaths
  private let follows: Bool
  private let height: RowHeight
  private let presenter: any ScreenPresenter
  /// What is shown. The table is a function of it.
  private var order: ItemOrder
  private var phase = TablePhase.loading
  /// What happened to the feed, for the status line.
  private var news: String?
  /// Whether the feed could not be read to its end.
  private var hasFailed = false

  /// A view of a feed.
  ///
  /// - Parameters:
  ///   - follows: Whether lines that are added later are shown.
  ///   - height: How high items are.
  init(
    _ feed: Feed, _ paths: FieldPaths, follows: Bool, _ presenter: any ScreenPresenter,
    height: RowHeight = ItemRow.line
  ) {
    self.height = height
    self.feed = feed
    self.paths = paths
    self.follows = follows
    self.presenter = presenter
    order = paths[.section] == nil ? .all(feed.count) : .grouped([])
  }

  var table: TableModel {
    TableModel(
      sections: order.sections { [feed, paths, height] position in
        Row(ItemRow(position, Self.item(position, of: feed), paths)).height(height)
          .onActivate(with: self) { view, row in view.open(row.model) }
          .onCopy { row in Self.item(row.model.id, of: feed).text }
      }
    )
    .phase(phase)
    .selection(.multiple)
  }

  /// The page that shows it. Reading begins at once, and ends with the page.
  ///
  /// - Parameter onFailure: Called when the page is left of a feed that could not be read to its end.
  func page(onFailure: @escaping @MainActor () -> Void) -> ListScreen {
    let page = ListScreen(title: feed.name, driver: TableDriver { self.table })
    page.status = { self.news }
    page.progress = { self.feed.progress }
    page.followsEnd = follows
    page.search = { [feed] query, row, isForward in
      let order = await self.order
      return await FeedSearch(query, in: feed, order).row(from: row, isForward: isForward)
    }
    let reading = Task { await self.read() }
    page.onClose = {
      reading.cancel()
      if self.hasFailed { onFailure() }
    }
    return page
  }

  private func open(_ row: ItemRow) {
    let title = row.parts.title.isEmpty ? "Item \(row.id)" : row.parts.title
    switch Self.item(row.id, of: feed) {
    case .value(let value): ValuePages(presenter).open(value, title: title)
    case .malformed(let reason, let text): ValuePages(presenter).open(text: text, title: reason)
    }
  }

  private static func item(_ position: Int, of feed: Feed) -> FeedItem {
    do {
      return try feed.item(at: position)
    } catch {
      return .malformed(reason: error.reason, text: "")
    }
  }

  // MARK: Reading

  /// Finds all items, and those that come later, until the task is cancelled.
  private func read() async {
    do {
      try await readAll()
      while follows {
        try await Task.sleep(for: .milliseconds(200))
        try await follow()
      }
    } catch let error as UnreadableInput {
      hasFailed = true
      news = error.description
      Diagnostics.report(
        Diagnostic(
          "unreadable-input", what: "The input cannot be read to its end.", place: error.name,
          why: error.reason, remedy: "What was read before is shown."))
      phase = feed.count > 0 ? .ready : .failed(error.reason)
      presenter.redraw()
    } catch {
      // The task was cancelled: nobody looks any more.
    }
  }

  /// Reads in slices, so that the first rows are there at once.
  private func readAll() async throws {
    var reader = FeedReader(feed, paths)
    while true {
      let slice = try await reader.next()
      order = slice.order
      if slice.isLast { break }
      presenter.redraw()
    }
    phase = .ready
    presenter.redraw()
  }

  private func follow() async throws {
    switch try await FeedReader.refresh(feed) {
    case .none, .gone: return
    case .grown: break
    case .replaced: news = "The file was cut or replaced, and is read anew."
    }
    try await readAll()
  }
}
