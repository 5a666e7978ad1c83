/// An item that was found and is yet to be decoded.
struct PendingItem<Element: Sendable>: Sendable {
  /// What is to be done with it.
  enum Task: Sendable {
    case decode(FeedPlan<Element>.Handler)
    case fallBack(@Sendable (UnknownItem) throws -> Element, isKnown: Bool)
    case report(FeedProblem)
  }

  var position: Int
  /// The item's bytes, as offsets from the start of the input.
  var range: Range<Int>
  var kind: FeedKind?
  var task: Task
}
