/// What a feed, or a batch of it, was decoded into.
public struct FeedResult<Element: Sendable>: Sendable {
  /// What the good items became, in the order of the feed.
  public var elements: [Element]
  /// What was wrong with the others, in the order of the feed.
  public var problems: [FeedProblem]

  /// A result.
  public init(elements: [Element] = [], problems: [FeedProblem] = []) {
    self.elements = elements
    self.problems = problems
  }

  mutating func append(_ other: FeedResult) {
    elements += other.elements
    problems += other.problems
  }
}
