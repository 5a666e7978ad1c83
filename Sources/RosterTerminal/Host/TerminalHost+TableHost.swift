import Roster

extension TerminalHost: TableHost {
  /// All at once; headers are lines among the rows.
  public var capabilities: HostCapabilities { HostCapabilities(showsHeadersAsRows: true) }

  /// The first row in view and where it stands; a line counts as 20 points.
  public var anchor: Anchor? {
    visible.first(where: \.isRow).map {
      Anchor(row: $0.id, offset: Double($0.top) * RowRenderer.lineHeight)
    }
  }

  /// Shows the table in force from scratch.
  public func load(keeping anchor: Anchor?) {
    updates += 1
    pinned = nil
    let candidates = survivors()
    for cell in cells.values { driver.unbind(cell.slot) }
    freeSlots = []
    cells = [:]
    visible = []
    if let anchor, driver.line(of: anchor.row) != nil {
      place = (anchor.row, lines(anchor.offset))
    } else if let first = candidates.first(where: { driver.line(of: $0.id) != nil }) {
      place = (first.id, first.top)
    } else {
      place = nil
    }
    setNeedsFrame()
  }

  private func lines(_ points: Double) -> Int {
    guard points.isFinite else { return 0 }
    let limit = Double(RowRenderer.highest)
    return Int(max(-limit, min(limit, (points / RowRenderer.lineHeight).rounded())))
  }

  /// Applies an update with the first row in view that survives it kept in its place.
  public func apply(
    _ stage: UpdateStage, animated: Bool, commit: () -> Void, done: @escaping @MainActor () -> Void
  ) {
    let candidates = survivors()
    let staysAtEnd = screen?.followsEnd == true && isAtEnd
    let cursorWasLast = driver.cursor == lastFocusable()
    updates += 1
    commit()
    if let cell = pinned, driver.line(of: cell.id) == nil { pinned = nil }
    for cell in cells.values where driver.line(of: cell.id) == nil { release(cell) }
    visible.removeAll { driver.line(of: $0.id) == nil }
    if staysAtEnd {
      scrollToEnd()
      if cursorWasLast { driver.moveCursor(to: lastFocusable()) }
    } else if let first = candidates.first(where: { driver.line(of: $0.id) != nil }) {
      place = (first.id, first.top)
    }
    done()
    setNeedsFrame()
  }

  /// The cells whose place may be kept, the best first: rows, then headers, those under the pinned
  /// header last.
  private func survivors() -> [(id: RowID, top: Int)] {
    let pinned = pinnedHeight
    let shown = visible.filter { $0.bottom > pinned }
    let covered = visible.filter { $0.bottom <= pinned }
    let order =
      shown.filter(\.isRow) + shown.filter { !$0.isRow } + covered.filter(\.isRow)
    return order.map { ($0.id, $0.top) }
  }

  /// Draws a row again that is of another kind now: one cell shows all kinds.
  public func replaceCell(of slot: RowSlot) {
    guard let id = slot.id, let cell = cells[id], let line = driver.line(of: id) else { return }
    cell.line = line
    fill(cell)
    setNeedsFrame()
  }

  /// Draws the cursor, the selection and the status line again.
  public func refreshChrome() { setNeedsFrame() }
}
