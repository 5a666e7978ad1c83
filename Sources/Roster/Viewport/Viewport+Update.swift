extension Viewport {
  /// Shows the table in force from scratch, if possible with a row where it was, or else with the
  /// first row that was in view before and is still there. Call it in `TableHost.load`.
  public func load(keeping anchor: Anchor?) {
    guard let driver else { return }
    let followed = followsEnd && isAtEnd
    let before = ([firstVisible].compactMap(\.self) + inView)
      .map { Anchor(row: $0.id, offset: $0.y) }
    layout.load(driver.table)
    if let place = anchor.flatMap({ place(of: $0) }) {
      self.place = place
    } else if followed {
      place = endPlace
    } else {
      place =
        before.lazy.compactMap { self.place(of: $0) }.first
        ?? ViewportPlace(line: 0, edge: .top(0))
    }
    isNear = (false, false)
    visible = []
    pinned = nil
    // What is told of it may scroll already.
    cells.letGo(except: [])
    endPrefetching(driver)
    layOutFromPlace()
  }

  /// Follows the table through a stage, keeping the place. Call it in `TableHost.apply`.
  ///
  /// - Parameters:
  ///   - stage: The change.
  ///   - commit: Puts the table after the change in force.
  public func apply(_ stage: UpdateStage, commit: () -> Void) {
    let map = LineMap(stage)
    let isKnown = layout.heights.count == stage.before.lineCount
    commit()
    guard let driver else { return }
    guard isKnown, map.count == driver.table.lineCount else { return load(keeping: nil) }
    layout.apply(map, to: driver.table)
    endsChanged(stage)
    let lines = map.reversed()
    follow(lines)
    retrace(lines, driver.table)
    // What is told of it finds the table and what is left in view, and may scroll.
    cells.dropGone()
    layOutFromPlace()
  }

  /// Takes into account that headers and footers differ, be they in view or not.
  private func endsChanged(_ stage: UpdateStage) {
    let table = stage.after
    let headers = stage.batch.headerUpdates.map { TableLine.header(section: $0.after) }
    let footers = stage.batch.footerUpdates.map { TableLine.footer(section: $0.after) }
    for line in headers + footers where table.line(of: table.id(of: line)) != nil {
      let row = table.row(of: line)
      let preview = RowPreview(kind: row.kind, height: row.height)
      _ = layout.contentChanged(of: table.lineIndex(of: line), preview)
    }
  }

  /// Puts the places of the new table in what is in view, also where no line has come, gone or moved: a
  /// section without lines changes the places of all behind it.
  private func retrace(_ lines: LineMap.OldLines, _ table: TableSnapshot) {
    func now(_ placed: PlacedLine) -> PlacedLine? {
      guard let index = lines.place(of: placed.index)?.line else { return nil }
      return PlacedLine(
        id: placed.id, line: table.line(at: index), index: index, y: placed.y,
        height: placed.height)
    }
    visible = visible.compactMap(now)
    pinned = pinned.flatMap(now)
  }

  /// Takes another size, keeping the place. Sizes that are no numbers, or below 0, count as 0.
  public func resize(width: Double, height: Double) {
    let size = (width: contained(width), height: contained(height))
    guard size.width != self.width || size.height != self.height else { return }
    if followsEnd && isAtEnd { place = endPlace }
    self.height = size.height
    if layout.setWidth(size.width), !isLayingOut {
      // What asks for a layout meanwhile gets it below.
      isLayingOut = true
      cells.refill()
      isLayingOut = false
    }
    layOutFromPlace()
  }

  /// Notes the height of a row, header or footer that was measured without being shown.
  ///
  /// - Returns: Whether the row is in the table.
  @discardableResult public func setHeight(_ height: Double, of id: RowID) -> Bool {
    guard let driver, let line = driver.line(of: id) else { return false }
    if layout.setHeight(height, of: driver.table.lineIndex(of: line), row: id) { layOut() }
    return true
  }

  /// Forgets what was measured of a row, and measures it again: now if it is shown, or else when it is.
  public func remeasure(_ id: RowID) {
    layout.forget(id)
    driver?.remeasure(id)
  }

  /// Takes into account that the content of some rows differs. Call it in `TableHost.contentChanged`.
  ///
  /// - Complexity: O(*k* log *n*) for *k* rows
  public func contentChanged(at rows: [RowPath]) {
    guard let driver, layout.heights.count == driver.table.lineCount else { return }
    let shown = Set(visible.map(\.index))
    for path in rows where driver.table.contains(path) {
      let line = driver.table.lineIndex(of: .row(path))
      // What is shown is filled and measured again by itself.
      if shown.contains(line) { continue }
      let preview = driver.table.sections[path.section].source.preview(at: path.row)
      if layout.contentChanged(of: line, preview) { needsLayout = true }
    }
  }

  private func contained(_ size: Double) -> Double {
    if size >= 0 && size <= HeightLimits.tallest { return size }
    Diagnostics.report(
      Diagnostic(
        "absurd-size", what: "A view was given the size \(size).",
        why: "A size is a number from 0 to \(HeightLimits.tallest).",
        remedy: "The nearest such size is used, and 0 for what is not a number."))
    return size > 0 ? HeightLimits.tallest : 0
  }

  // MARK: Keeping the place

  private func follow(_ lines: LineMap.OldLines) {
    if followsEnd && isAtEnd {
      place = endPlace
    } else if topPolicy == .showNew && offset <= 0 {
      place = ViewportPlace(line: 0, edge: .top(0))
    } else if isLayingOut || visible.isEmpty {
      followPlace(lines)
    } else {
      place = survivor(lines)
    }
  }

  /// The first row in view that is still there; else what is nearest to the first in view. Headers give
  /// way to rows, and so does what is shown while more rows are loaded: they come in beside it.
  private func survivor(_ lines: LineMap.OldLines) -> ViewportPlace {
    let inView = inView
    let known = inView.compactMap { placed in lines.place(of: placed.index).map { (placed, $0) } }
    let rows = known.filter { isLasting($0.1.line) }
    if let (placed, now) = rows.first(where: { !$0.1.isMoved }) ?? rows.first ?? known.first {
      return ViewportPlace(placed, line: now.line)
    }
    guard let first = inView.first else { return ViewportPlace(line: 0, edge: .top(0)) }
    if let next = lines.firstPlace(after: first.index) {
      return ViewportPlace(line: next, edge: .top(first.y))
    }
    return ViewportPlace(line: lines.lastPlace(before: first.index) ?? 0, edge: .bottom)
  }

  private func isLasting(_ line: Int) -> Bool {
    guard let table = driver?.table, let path = table.line(at: line).path else { return false }
    return table.sections[path.section].role != .more
  }

  private func followPlace(_ lines: LineMap.OldLines) {
    if let now = lines.place(of: place.line) {
      place.line = now.line
    } else {
      place.line = lines.firstPlace(after: place.line) ?? lines.lastPlace(before: place.line) ?? 0
      place.heightInView = nil
    }
  }
}
