import Foundation

extension UITableView {
  /// Brings cells into view and takes others away, until every row in view is measured.
  func layOutCells() {
    guard dataSource != nil, !isLayingOut else { return }
    readCountsIfNeeded()
    isLayingOut = true
    measureAgainIfWidthDiffers()
    var fresh: Set<Place> = []
    var passes = 0
    while layoutPass(&fresh) && passes < 50 { passes += 1 }
    placeCells(fresh)
    isLayingOut = false
    prefetchAround()
  }

  /// At another width every height is asked for again.
  private func measureAgainIfWidthDiffers() {
    defer { laidOutWidth = frame.width }
    guard laidOutWidth > 0, laidOutWidth != frame.width else { return }
    metrics.sections = metrics.sections.indices.map {
      freshSection($0, rows: metrics.sections[$0].rows.count)
    }
    metrics.isStale = true
  }

  func layOutNow() {
    setNeedsLayout()
    layoutIfNeeded()
  }

  func placeMetrics() {
    metrics.place(
      top: tableHeaderView?.frame.height ?? 0, bottom: tableFooterView?.frame.height ?? 0)
    contentSize = CGSize(width: frame.width, height: metrics.total)
  }

  /// - Returns: Whether a height turned out to differ.
  private func layoutPass(_ fresh: inout Set<Place>) -> Bool {
    placeMetrics()
    if !isDragging { contentOffset.y = clamped(contentOffset.y) }
    let rows = metrics.rows(from: contentOffset.y, to: contentOffset.y + frame.height)
    recycle(except: Set(rows), &fresh)
    let anchor = rows.first { cells[$0] != nil && isMeasured($0) }
    var shift: CGFloat = 0
    var growth: CGFloat = 0
    let end = contentOffset.y + frame.height
    for place in rows {
      // Rows that what was measured above has pushed out of view are not made.
      if metrics.top(of: place) + growth >= end + shift { break }
      if cells[place] == nil {
        cells[place] = makeCell(place)
        fresh.insert(place)
      }
      let difference = measure(place)
      growth += difference
      if let anchor, place < anchor { shift += difference }
    }
    let changed = measureHeaders() || growth != 0 || metrics.isStale
    if changed { metrics.isStale = true }
    if shift != 0 {
      placeMetrics()
      contentOffset.y += shift
    }
    return changed
  }

  private func isMeasured(_ place: Place) -> Bool {
    metrics.sections[place.section].rows[place.row].isMeasured
  }

  /// - Returns: How much the height differs from what it was.
  private func measure(_ place: Place) -> CGFloat {
    let old = metrics.sections[place.section].rows[place.row]
    guard !old.isMeasured, let cell = cells[place] else { return 0 }
    var height = givenHeight(place)
    if height < 0 {
      standIn.measurements.append(place.path)
      height =
        cell.systemLayoutSizeFitting(
          CGSize(width: frame.width, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ).height
    }
    metrics.sections[place.section].rows[place.row] = .init(height: height, isMeasured: true)
    return height - old.height
  }

  private func makeCell(_ place: Place) -> UITableViewCell {
    guard let dataSource else { return UITableViewCell(style: .default, reuseIdentifier: nil) }
    let cell = dataSource.tableView(self, cellForRowAt: place.path)
    if answers.implements("tableView:indentationLevelForRowAtIndexPath:", delegate) {
      cell.indentationLevel = delegate?.tableView(self, indentationLevelForRowAt: place.path) ?? 0
    }
    cell.isHidden = false
    cell.isEditing = isEditing
    cell.isSelected = selected.contains(place)
    cell.frame.size.width = frame.width
    return cell
  }

  /// Sets frames, and shows the cells that are new.
  private func placeCells(_ fresh: Set<Place>) {
    for (place, cell) in cells.sorted(by: { $0.key < $1.key }) {
      cell.frame = CGRect(
        x: 0, y: metrics.top(of: place), width: frame.width, height: metrics.height(of: place))
      if fresh.contains(place) {
        delegate?.tableView(self, willDisplay: cell, forRowAt: place.path)
        if cell.superview !== self { addSubview(cell) }
      }
    }
    for (section, view) in headers {
      view.frame = CGRect(
        x: 0, y: metrics.sectionTops[section], width: frame.width,
        height: metrics.sections[section].header.height)
    }
    for (section, view) in footers {
      view.frame = CGRect(
        x: 0, y: metrics.footerTop(section), width: frame.width,
        height: metrics.sections[section].footer.height)
    }
  }

  private func recycle(except kept: Set<Place>, _ fresh: inout Set<Place>) {
    for (place, cell) in cells where !kept.contains(place) {
      cells[place] = nil
      // A cell that was made but not shown goes back without a word.
      if fresh.remove(place) == nil { endDisplay(cell, place) } else { recycle(cell) }
    }
  }

  func endDisplay(_ cell: UITableViewCell, _ place: Place, isRecycled: Bool = true) {
    cell.removeFromSuperview()
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: place.path)
    if isRecycled { recycle(cell) }
  }

  func recycle(_ cell: UITableViewCell) {
    cell.isHidden = true
    cell.isSwiped = false
    cell.isReordering = false
    guard let identifier = cell.reuseIdentifier else { return }
    registry.waitingCells[identifier, default: []].append(cell)
  }

  func recycleEverything() {
    let old = cells
    cells = [:]
    for (place, cell) in old.sorted(by: { $0.key < $1.key }) { endDisplay(cell, place) }
    for section in headers.keys.sorted() { endHeader(section) }
    for section in footers.keys.sorted() { endFooter(section) }
  }
}
