/// One way through all rows of a table: up to an end, and then from the other end.
@MainActor struct SearchPass {
  private let table: TableSnapshot
  private let matcher: TextMatcher
  private let search: ListScreen.Search?
  private let forward: Bool
  /// Where the rows are divided in two.
  private let split: Int

  /// - Parameters:
  ///   - start: The flat position that the search begins at.
  ///   - includesStart: Whether the row there is the first to be looked at, or the last.
  init(
    _ screen: ListScreen, _ matcher: TextMatcher, from start: Int, forward: Bool,
    includesStart: Bool
  ) {
    table = screen.driver.table
    search = screen.search
    self.matcher = matcher
    self.forward = forward
    split = max(0, min(table.rowCount, forward == includesStart ? start : start + 1))
  }

  /// The flat position of the first match.
  func run() async -> (hit: Int?, ending: RowSearch.Ending) {
    let parts = [0..<split, split..<table.rowCount]
    if let hit = await first(in: parts[forward ? 1 : 0]) { return (hit, .found) }
    if Task.isCancelled { return (nil, .notFound) }
    let hit = await first(in: parts[forward ? 0 : 1])
    return (hit, hit == nil ? .notFound : .wentRound)
  }

  /// Who a row is; `nil` where a search of the screen's own tells a position that there is not.
  func id(at index: Int) -> RowID? {
    guard index >= 0, index < table.rowCount else { return nil }
    return table.id(at: table.path(atFlatIndex: index))
  }

  private func first(in range: Range<Int>) async -> Int? {
    guard let search else {
      return await RowScan(table: table, matcher: matcher).first(in: range, forward: forward)
    }
    guard !range.isEmpty else { return nil }
    let start = forward ? range.lowerBound : range.upperBound - 1
    return await search(matcher.query, start, forward)
  }
}
