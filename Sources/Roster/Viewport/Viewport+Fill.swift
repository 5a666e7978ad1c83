extension Viewport {
  /// Lays out again if cells were filled since the last layout. Call it in `refreshChrome`.
  public func layoutIfNeeded() {
    if needsLayout && !isLayingOut { layOut() }
  }

  /// Asks for a layout at the next `layoutIfNeeded`.
  public func setNeedsLayout() { needsLayout = true }

  /// Lays out from where the view is.
  func layOut() {
    if followsEnd && isAtEnd { place = endPlace }
    layOutFromPlace()
  }

  var endPlace: ViewportPlace { ViewportPlace(line: layout.heights.count - 1, edge: .bottom) }

  func layOutFromPlace() {
    if isLayingOut {
      // A handler of a row that is being shown has scrolled, or changed the table.
      isInterrupted = true
      return
    }
    guard let driver else { return }
    guard layout.heights.count == driver.table.lineCount else {
      // The driver has left the host, and its table has changed: the next load shows it.
      visible = []
      pinned = nil
      return
    }
    isLayingOut = true
    var rounds = 0
    repeat {
      rounds += 1
      needsLayout = false
      isInterrupted = false
      fill(driver)
      if isInterrupted { continue }
      keepPlace()
    } while (needsLayout || isInterrupted) && rounds < 4
    passes = rounds
    if needsLayout || isInterrupted { reportUnsettled() }
    // What was placed last may be there no longer. The next layout goes on from here.
    needsLayout = isInterrupted
    if isInterrupted {
      visible = []
      pinned = nil
    }
    isAtEnd = offset >= maxOffset
    // A handler that is called from here on finds a complete layout, and may change the table.
    isLayingOut = false
    cells.letGo(except: Set(visible.map(\.id) + (pinned.map { [$0.id] } ?? [])))
    cells.display()
    signalNearness(driver)
    prefetch(driver)
  }

  /// Places lines from the one that keeps its place: down to the bottom of the view, up to its top,
  /// and down once more if the content begins below the top.
  private func fill(_ driver: TableDriver) {
    let count = layout.heights.count
    place.line = min(max(0, place.line), count - 1)
    guard count > 0, height > 0 else {
      visible = []
      pinned = nil
      let top =
        count > 0 ? place.top(height: layout.heights.height(of: place.line), viewHeight: 0) : 0
      offset = clamped((count > 0 ? layout.heights.offset(of: place.line) : 0) - top)
      return
    }
    let line = place.line
    settle(line, driver)
    var walk = FillWalk(
      line: line,
      top: place.top(height: layout.heights.height(of: line), viewHeight: height),
      height: layout.heights.height(of: line))
    fillDown(&walk, driver)
    if walk.end == count, walk.bottom < height { walk.move(by: height - walk.bottom) }
    while walk.start > 0, walk.top > 0, walk.isWithinLimit, !isInterrupted {
      settle(walk.start - 1, driver)
      walk.addAbove(layout.heights.height(of: walk.start - 1))
    }
    if walk.top > 0 {
      walk.move(by: -walk.top)
      fillDown(&walk, driver)
    }
    if isInterrupted { return }
    place(walk, driver)
  }

  private func fillDown(_ walk: inout FillWalk, _ driver: TableDriver) {
    let count = layout.heights.count
    while walk.end < count, walk.bottom < height, walk.isWithinLimit, !isInterrupted {
      settle(walk.end, driver)
      walk.addBelow(layout.heights.height(of: walk.end))
    }
  }

  private func place(_ walk: FillWalk, _ driver: TableDriver) {
    visible = []
    var y = walk.top
    for (step, height) in walk.heights.enumerated() {
      if y >= self.height { break }
      if y + height > 0 || (height == 0 && y >= 0) {
        let line = driver.table.line(at: walk.start + step)
        visible.append(
          PlacedLine(
            id: driver.id(of: line), line: line, index: walk.start + step, y: y, height: height))
      }
      y += height
    }
    pin(driver)
    offset = clamped(layout.heights.offset(of: walk.start) - walk.top)
  }

  /// Remembers the first row in view as the one that keeps its place.
  private func keepPlace() {
    if let firstVisible { place = ViewportPlace(firstVisible) }
  }

  func clamped(_ offset: Double) -> Double { min(max(0, offset), maxOffset) }

  /// Shows a line, so that its height is known.
  func settle(_ index: Int, _ driver: TableDriver) {
    if isInterrupted || index >= driver.table.lineCount { return }
    let line = driver.table.line(at: index)
    let id = driver.id(of: line)
    showing = (id, index)
    cells.show(line, id: id)
    showing = nil
  }

  /// A cell was filled: finds out its height, by measuring it if need be. Called by the cells.
  ///
  /// - Parameters:
  ///   - row: What the cell shows.
  ///   - isChanged: Whether an equal row was filled again, so that what it observes has changed.
  ///   - measure: Measures the cell for a width, in the host's unit.
  public func filled(_ row: AnyRow, isChanged: Bool, measure: (_ width: Double) -> Double) {
    guard let driver, let line = driver.line(of: row.id) else { return }
    if isChanged { layout.forget(row.id) }
    var height = layout.knownHeight(of: row)
    let isKnown = height != nil
    let measured = height ?? measure(layout.width)
    // To measure a cell may have changed the table.
    guard !isInterrupted, let now = isKnown ? line : driver.line(of: row.id) else { return }
    let index = showing?.id == row.id ? showing?.index : nil
    let position = index ?? driver.table.lineIndex(of: now)
    if !isKnown {
      let section = driver.table.sections[now.section]
      let isMade = now.path.map { section.source.preview(at: $0.row) != nil } ?? true
      height = layout.note(measured, of: position, row, unmadeIn: isMade ? nil : section.id)
    }
    let differs = layout.setHeight(height ?? measured, of: position, row: row.id)
    if differs, index == nil || !isLayingOut { needsLayout = true }
  }
}

/// The lines that a layout has placed so far: neighbours, from top to bottom.
struct FillWalk {
  private(set) var start: Int
  private(set) var top: Double
  private(set) var bottom: Double
  private var above: [Double] = []
  private var below: [Double]

  init(line: Int, top: Double, height: Double) {
    start = line
    self.top = top
    bottom = top + height
    below = [height]
  }

  /// The line behind the last.
  var end: Int { start + above.count + below.count }
  var heights: [Double] { above.reversed() + below }
  var isWithinLimit: Bool { above.count + below.count < HeightLimits.linesPerLayout }

  mutating func addAbove(_ height: Double) {
    above.append(height)
    start -= 1
    top -= height
  }

  mutating func addBelow(_ height: Double) {
    below.append(height)
    bottom += height
  }

  mutating func move(by distance: Double) {
    top += distance
    bottom += distance
  }
}
