import Roster

extension TerminalHost {
  /// Tells rows that will soon be seen, and asks for the next page near the end.
  func announce() {
    prepare()
    guard let last = visible.last else { return }
    let left = driver.table.lineCount - 1 - driver.table.lineIndex(of: last.line)
    if left <= viewHeight { driver.nearEnd() }
  }

  /// Prepares a page of rows ahead, in the direction of travel; those prepared before that are no
  /// longer ahead, nor in view, are told so.
  private func prepare() {
    let ahead = rowsAhead()
    let wanted = Set(ahead)
    let known = Set(prefetched)
    for id in prefetched where !wanted.contains(id) && cells[id] == nil {
      driver.cancelPrefetch(id)
    }
    for id in ahead where !known.contains(id) { driver.prefetch(id) }
    prefetched = ahead
  }

  private func rowsAhead() -> [RowID] {
    let table = driver.table
    let rows = visible.compactMap(\.line.path).map { table.flatIndex(of: $0) }
    guard let first = rows.first, let last = rows.last else { return [] }
    let range =
      isTravellingDown
      ? (last + 1)..<min(table.rowCount, last + 1 + viewHeight)
      : max(0, first - viewHeight)..<first
    return range.map { table.id(at: table.path(atFlatIndex: $0)) }
  }
}
