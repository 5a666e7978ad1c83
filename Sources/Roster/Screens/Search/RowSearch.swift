/// Searches the rows of a screen for a text: what a host's find field stands on.
///
///     search.find("ap")                  // as the person types
///     search.findNext(forward: true)     // from match to match
///
/// Behavior:
/// - The rows are searched from the cursor on, and then round the ends; each is looked at once.
/// - Rows are made a few milliseconds at a time, and their texts compared off the main actor; a
///   screen that has a `search` of its own is asked instead.
/// - A new search ends the one under way, which then tells nothing.
/// - A row that has left before it was found to match is not told.
@MainActor public final class RowSearch {
  /// How a search ended.
  public enum Ending: Sendable, Hashable {
    /// A row was found on the way to the end.
    case found
    /// A row was found only beyond the end of the rows, or it is the one that the search began on.
    case wentRound
    /// No row has the text.
    case notFound
  }

  /// Where the cursor was when the person began to search.
  public let start: RowID?
  /// What is searched for, for marking it in what is shown; `nil` for nothing.
  public private(set) var matcher: TextMatcher?
  /// Whether a search is under way.
  public private(set) var isSearching = false
  /// How the last search ended; `nil` before and while one is under way.
  public private(set) var ending: Ending?
  /// Called at the end of each search, with the row to go to; `nil` if there is none.
  public var onEnd: (@MainActor (RowID?) -> Void)?

  private weak var screen: ListScreen?
  private var task: Task<Void, Never>?

  /// A search through the rows of a screen, which is held weakly.
  public init(_ screen: ListScreen) {
    self.screen = screen
    start = screen.driver.cursor
  }

  deinit { task?.cancel() }

  /// Searches for a text from the cursor on, the cursor's row included: as the person types. An empty
  /// text is found nowhere, and nothing is told of it.
  public func find(_ text: String) {
    cancel()
    matcher = TextMatcher(text)
    begin(forward: true, includesCursor: true)
  }

  /// Searches for the text again, from the row after or before the cursor on.
  public func findNext(forward: Bool) {
    cancel()
    begin(forward: forward, includesCursor: false)
  }

  /// Ends what is under way. Nothing is told of it.
  public func cancel() {
    task?.cancel()
    task = nil
    isSearching = false
    ending = nil
  }

  /// Puts the cursor back to where it was before the search, on no row maybe, if that row is still
  /// there.
  public func returnToStart() {
    guard let driver = screen?.driver else { return }
    if let start, driver.table.path(of: start) == nil { return }
    driver.moveCursor(to: start)
  }

  /// Returns when no search is under way.
  public func finished() async {
    while isSearching, let task { await task.value }
  }

  // MARK: Searching

  private func begin(forward: Bool, includesCursor: Bool) {
    guard let matcher, let screen else { return }
    let pass = SearchPass(
      screen, matcher, from: screen.driver.cursorIndex ?? 0, forward: forward,
      includesStart: includesCursor)
    isSearching = true
    task = Task { [weak self] in
      let (hit, ending) = await pass.run()
      if !Task.isCancelled { self?.end(ending, hit.flatMap(pass.id)) }
    }
  }

  private func end(_ ending: Ending, _ row: RowID?) {
    isSearching = false
    self.ending = ending
    // What has changed meanwhile counts, be it not shown yet.
    screen?.driver.flush()
    let isThere = row.flatMap { screen?.driver.table.path(of: $0) } != nil
    onEnd?(isThere ? row : nil)
  }
}
