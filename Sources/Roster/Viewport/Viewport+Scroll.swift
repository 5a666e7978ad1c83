extension Viewport {
  /// A person scrolled by a distance: towards the end if it is above 0. What is in view moves by
  /// exactly this distance, unless that would go beyond the start or the end. A distance of more than
  /// the view is counted by the heights known so far.
  public func scroll(by distance: Double) {
    guard distance.isFinite, distance != 0 else { return }
    animation = nil
    direction = distance > 0 ? 1 : -1
    move(by: distance)
  }

  /// Goes to an offset, or as near to it as there is content.
  public func scroll(to offset: Double) {
    guard !offset.isNaN else { return }
    animation = nil
    if offset != self.offset { direction = offset > self.offset ? 1 : -1 }
    jump(to: offset)
  }

  /// Goes to the very start.
  public func scrollToStart() {
    animation = nil
    direction = 1
    go(to: ViewportPlace(line: 0, edge: .top(0)))
  }

  /// Goes to the very end.
  public func scrollToEnd() {
    animation = nil
    direction = -1
    go(to: endPlace)
  }

  /// Brings a row, header or footer into view, exactly, whatever is not measured between here and there.
  ///
  /// - Returns: Whether it is in the table.
  @discardableResult public func scroll(to id: RowID, at position: ScrollPosition = .nearest)
    -> Bool
  {
    animation = nil
    guard let target = target(id, position) else { return false }
    if let place = target {
      let isBelow = place.line > (firstVisible?.index ?? 0)
      direction = isBelow ? 1 : -1
      go(to: place)
    } else {
      layoutIfNeeded()
    }
    return true
  }

  /// Goes back to a place that was kept.
  ///
  /// - Returns: Whether the row is in the table.
  @discardableResult public func scroll(to anchor: Anchor) -> Bool {
    animation = nil
    guard let place = place(of: anchor) else { return false }
    direction = place.line > (firstVisible?.index ?? 0) ? 1 : -1
    go(to: place)
    return true
  }

  func place(of anchor: Anchor) -> ViewportPlace? {
    guard let driver, let line = driver.line(of: anchor.row) else { return nil }
    return ViewportPlace(
      line: driver.table.lineIndex(of: line),
      edge: .top(anchor.offset.isFinite ? anchor.offset : 0))
  }

  /// The place to go to; `.some(nil)` if the row is where it should be, `nil` if it is not in the table.
  func target(_ id: RowID, _ position: ScrollPosition) -> ViewportPlace?? {
    guard let driver, let line = driver.line(of: id) else { return nil }
    let index = driver.table.lineIndex(of: line)
    let covered = coveredHeight(above: line, driver)
    switch position {
    case .top: return .some(ViewportPlace(line: index, edge: .top(covered)))
    case .middle: return .some(ViewportPlace(line: index, edge: .middle(below: covered)))
    case .bottom: return .some(ViewportPlace(line: index, edge: .bottom))
    case .nearest: break
    }
    guard let placed = placement(of: id), !(pinned?.id == id) else {
      let isAbove = index < (firstVisible?.index ?? 0)
      let edge = isAbove ? ViewportPlace.Edge.top(covered) : .bottomOrTop(below: covered)
      return .some(ViewportPlace(line: index, edge: edge))
    }
    let isTall = placed.height > height - covered
    if placed.y < covered, isTall ? placed.bottom < height : true {
      return .some(ViewportPlace(line: index, edge: isTall ? .bottom : .top(covered)))
    }
    if placed.bottom > height, isTall ? placed.y > covered : true {
      return .some(ViewportPlace(line: index, edge: isTall ? .top(covered) : .bottom))
    }
    return .some(nil)
  }

  /// Moves what is in view.
  func move(by distance: Double) {
    let last = visible.last { $0.line.path != nil && $0.y < height } ?? visible.last
    guard abs(distance) <= height, let kept = distance < 0 ? visible.first : last else {
      return jump(to: offset + distance)
    }
    go(to: ViewportPlace(kept, movedBy: -distance))
  }

  private func jump(to offset: Double) {
    let offset = clamped(offset)
    let line = layout.heights.line(at: offset) ?? 0
    go(to: ViewportPlace(line: line, edge: .top(layout.heights.offset(of: line) - offset)))
  }

  /// Lays out from another place. Cells that are out of view there are free before others are needed.
  func go(to place: ViewportPlace) {
    if let first = visible.first, let last = visible.last, !isLayingOut,
      place.line < first.index || place.line > last.index
    {
      cells.letGo(except: [])
    }
    self.place = place
    layOutFromPlace()
  }
}
