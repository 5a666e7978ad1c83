extension Viewport {
  /// How many rows are prefetched at most.
  private var prefetchLimit: Int { 100 }

  /// Prefetches the rows that come next in the direction of travel, and cancels those that were
  /// prefetched and are neither near nor in view any more.
  func prefetch(_ driver: TableDriver) {
    guard let first = visible.first, let last = visible.last else {
      return endPrefetching(driver)
    }
    let distance = prefetchDistance ?? height
    let table = driver.table
    var ahead: [(RowID, TableLine)] = []
    var index = direction > 0 ? last.index + 1 : first.index - 1
    var rest = distance - (direction > 0 ? max(0, last.bottom - height) : max(0, -first.y))
    while rest > 0, index >= 0, index < table.lineCount, ahead.count < prefetchLimit {
      let line = table.line(at: index)
      if line.path != nil { ahead.append((driver.id(of: line), line)) }
      rest -= max(layout.heights.height(of: index), distance / Double(prefetchLimit))
      index += direction
    }
    let wanted = Set(ahead.map(\.0))
    let inView = Set(visible.map(\.id))
    for (id, row) in prefetched where !wanted.contains(id) {
      prefetched[id] = nil
      if !inView.contains(id) { driver.event(CancelPrefetchEvent.self, of: row) }
    }
    for (id, line) in ahead where prefetched[id] == nil {
      let row = table.row(of: line)
      prefetched[id] = row
      driver.event(PrefetchEvent.self, of: row)
    }
  }

  /// Cancels what was prefetched and has not come into view.
  func endPrefetching(_ driver: TableDriver) {
    let rows = prefetched
    prefetched = [:]
    for (_, row) in rows { driver.event(CancelPrefetchEvent.self, of: row) }
  }

  /// Tells the driver when the start or the end comes near: once for each arrival.
  func signalNearness(_ driver: TableDriver) {
    guard height > 0, layout.heights.count > 0 else { return }
    let distance = nearDistance ?? height
    let start = offset <= distance
    let end = maxOffset - offset <= distance
    if isNear.start && !start { driver.leftStart() }
    if isNear.end && !end { driver.leftEnd() }
    isNear = (start, end)
    if start { driver.nearStart() }
    if end { driver.nearEnd() }
  }
}
