import Roster

extension TerminalHost {
  /// Where a row is brought to.
  enum Alignment {
    /// Into view by the shortest way.
    case nearest
    case top
    case center
  }

  /// The section whose header stands on the first line of the view, while the header itself is above.
  var pinnedSection: Int? {
    guard viewHeight >= 2, let first = visible.first else { return nil }
    let section = first.line.section
    guard driver.table.sections.indices.contains(section),
      driver.table.sections[section].header != nil
    else { return nil }
    if case .header = first.line, first.top == 0 { return nil }
    return section
  }

  /// The lines of the view that a pinned header covers now.
  var pinnedHeight: Int { pinnedSection == nil ? 0 : 1 }

  /// The lines at the top of the view on which a row of a section cannot be seen.
  func coveredLines(above line: TableLine) -> Int {
    guard viewHeight >= 2, line.path != nil,
      driver.table.sections[line.section].header != nil
    else { return 0 }
    return 1
  }

  /// Moves the view over the table by lines; below 0 towards the start.
  func scroll(by lines: Int) {
    isTravellingDown = lines > 0
    guard let first = visible.first else { return }
    let table = driver.table
    var index = lineIndex(of: first)
    var cell = first
    var top = first.top - lines
    while top + cell.height <= 0, index + 1 < table.lineCount {
      top += cell.height
      index += 1
      cell = self.cell(at: index, in: table)
    }
    place = (cell.id, top)
    layOut()
  }

  /// Goes to the start of the table.
  func scrollToStart() {
    isTravellingDown = false
    place = nil
    layOut()
  }

  /// Goes to the end of the table.
  func scrollToEnd() {
    isTravellingDown = true
    let table = driver.table
    guard table.lineCount > 0 else { return }
    let last = cell(at: table.lineCount - 1, in: table)
    place = (last.id, viewHeight - last.height)
    layOut()
  }

  /// Whether the last line of the table is at the bottom of the view, or above.
  var isAtEnd: Bool {
    guard let last = visible.last else { return true }
    return last.bottom <= viewHeight
      && driver.line(of: last.id).map(driver.table.lineIndex) == driver.table.lineCount - 1
  }

  /// Brings a row into view, whole if it fits.
  func reveal(_ id: RowID, _ alignment: Alignment = .nearest) {
    guard let line = driver.line(of: id) else { return }
    let table = driver.table
    let cell = cell(at: table.lineIndex(of: line), in: table)
    let covered = coveredLines(above: line)
    let lowest = max(covered, viewHeight - cell.height)
    let isVisible = visible.contains { $0.id == id }
    var top = cell.top
    switch alignment {
    case .top: top = covered
    case .center: top = max(covered, (viewHeight - cell.height) / 2)
    case .nearest:
      if !isVisible {
        let isBelow = visible.first.map { table.lineIndex(of: line) > lineIndex(of: $0) } ?? false
        top = isBelow ? lowest : covered
      } else if cell.top < covered && cell.height <= viewHeight - covered {
        top = covered
      } else if cell.bottom > viewHeight && cell.top > covered {
        top = lowest
      }
    }
    if isVisible && top == cell.top { return }
    if let first = visible.first {
      isTravellingDown = table.lineIndex(of: line) >= lineIndex(of: first)
    }
    place = (id, top)
    layOut()
  }

  private func lineIndex(of cell: TerminalCell) -> Int {
    driver.line(of: cell.id).map(driver.table.lineIndex) ?? 0
  }
}
