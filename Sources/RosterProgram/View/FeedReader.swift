import Roster

/// Finds and groups the items of a feed off the main actor, a slice at a time.
struct FeedReader: Sendable {
  /// What is known after a slice.
  struct Slice: Sendable {
    let order: ItemOrder
    let isLast: Bool
  }

  private let feed: Feed
  private let paths: FieldPaths
  private var groups = ItemGroups()
  /// Each slice takes longer than the one before: the first is shown at once, and a long feed is not
  /// held up by showing how far it has come.
  private var budget = Duration.milliseconds(10)

  init(_ feed: Feed, _ paths: FieldPaths) {
    self.feed = feed
    self.paths = paths
  }

  /// Reads on.
  ///
  /// - Throws: `UnreadableInput`; `CancellationError`.
  @concurrent mutating func next() async throws -> Slice {
    let end = ContinuousClock.now + budget
    budget = min(budget * 2, .milliseconds(200))
    var hasMore = true
    repeat {
      try Task.checkCancellation()
      hasMore = try feed.extend()
      if paths[.section] != nil {
        while groups.count < feed.count, ContinuousClock.now < end {
          try groups.extend(with: feed, paths, limit: 1_000)
        }
      }
    } while hasMore && ContinuousClock.now < end
    guard paths[.section] != nil else {
      return Slice(order: .all(feed.count), isLast: !hasMore)
    }
    return Slice(
      order: .grouped(groups.groups), isLast: !hasMore && groups.count == feed.count)
  }

  /// Looks whether the input has grown.
  @concurrent static func refresh(_ feed: Feed) async throws -> ItemIndex.Growth {
    try feed.refresh()
  }
}
