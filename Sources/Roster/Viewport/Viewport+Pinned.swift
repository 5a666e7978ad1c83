extension Viewport {
  /// Takes the header of the first section in view out of `visible` and keeps it at the top, pushed
  /// up by the end of its section.
  func pin(_ driver: TableDriver) {
    pinned = nil
    guard pinsHeaders, let first = visible.first else { return }
    let section = first.line.section
    guard driver.table.sections[section].header != nil else { return }
    let line = TableLine.header(section: section)
    let index = driver.table.lineIndex(of: line)
    if first.index == index, first.y >= 0 { return }
    settle(index, driver)
    let height = pinnedHeight(of: index)
    let end = driver.table.linesBefore(section: section + 1)
    // What lies behind the last line in view is farther away than the header is high.
    let sectionEnd =
      visible.first { $0.index >= end }?.y ?? max(visible.last?.bottom ?? 0, self.height)
    pinned = PlacedLine(
      id: driver.id(of: line), line: line, index: index, y: min(0, sectionEnd - height),
      height: height)
    visible.removeAll { $0.index == index }
  }

  /// How much of the top of the view a header covers when a row is at the top.
  public func coveredHeight(above id: RowID) -> Double {
    guard let driver, let line = driver.line(of: id) else { return 0 }
    return coveredHeight(above: line, driver)
  }

  func coveredHeight(above line: TableLine, _ driver: TableDriver) -> Double {
    guard pinsHeaders, case .row(let path) = line,
      driver.table.sections[path.section].header != nil
    else { return 0 }
    let index = driver.table.lineIndex(of: .header(section: path.section))
    settle(index, driver)
    return pinnedHeight(of: index)
  }

  /// How much of a header stays at the top.
  private func pinnedHeight(of index: Int) -> Double {
    min(layout.heights.height(of: index), max(0, pinnedHeightLimit))
  }
}
