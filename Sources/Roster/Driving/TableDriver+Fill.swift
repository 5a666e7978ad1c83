extension TableDriver {
  /// Fills a cell: the one door through which whatever a host shows of a row is made.
  ///
  /// What the row's closures and `render` read is observed. When it changes, `render` runs again for
  /// this slot alone, with the row as it is then.
  ///
  /// - Parameters:
  ///   - slot: The cell.
  ///   - line: What it shows from now on, in the table in force.
  ///   - isShown: Whether the cell is in view from now on. A toolkit that fills cells ahead says so
  ///     later, by `show`.
  ///   - render: Fills the cell, and measures it if its height follows from what it shows.
  public func fill(
    _ slot: RowSlot, with line: TableLine, isShown: Bool = true,
    render: @escaping @MainActor (AnyRow) -> Void
  ) {
    let isNew = slot.id != id(of: line)
    if isNew { unbind(slot) }
    let row = made(line, for: slot)
    slot.bind(row, render: render)
    slot.driver = self
    slots[ObjectIdentifier(slot)] = slot
    self.render(slot)
    if isShown { show(slot) }
  }

  /// A cell that was filled comes into view.
  public func show(_ slot: RowSlot) {
    guard let row = slot.row, !slot.isShown else { return }
    slot.isShown = true
    event(WillDisplayEvent.self, of: row)
  }

  /// A cell that stays filled goes out of view.
  public func hide(_ slot: RowSlot) {
    guard let row = slot.row, slot.isShown else { return }
    slot.isShown = false
    event(DidEndDisplayEvent.self, of: row)
  }

  /// Ends what a cell shows. Its late results and events are dropped from now on.
  public func unbind(_ slot: RowSlot) {
    guard let row = slot.row else { return }
    let wasShown = slot.isShown
    slots[ObjectIdentifier(slot)] = nil
    slot.unbind()
    if wasShown { ended(row) }
  }

  private func ended(_ row: AnyRow) {
    if leaving == nil { event(DidEndDisplayEvent.self, of: row) } else { leaving?.append(row) }
  }

  /// Runs something in which a toolkit gives rows other cells: a row that is in a cell before and after
  /// was in view all the time, and is told nothing.
  public func rearranging(_ body: () -> Void) {
    if leaving != nil { return body() }
    leaving = []
    body()
    let rows = leaving ?? []
    leaving = nil
    if rows.isEmpty { return }
    let slots = Dictionary(
      slots.values.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for row in rows {
      if let slot = slots[row.id] {
        slot.isShown = true
      } else {
        event(DidEndDisplayEvent.self, of: row)
      }
    }
  }

  /// Asks for a row to be measured again, if it is shown.
  public func remeasure(_ id: RowID) {
    for slot in slots.values where slot.id == id { render(slot) }
    host?.refreshChrome()
  }

  /// Makes the row of a slot anew, and fills its cell again if it shows something else by now.
  func refresh(_ slot: RowSlot, at line: TableLine, isForced: Bool) {
    guard let old = slot.row else { return }
    let row = made(line, for: slot)
    slot.row = row
    if row.kind != old.kind {
      host?.replaceCell(of: slot)
    } else if isForced || !row.showsSame(as: old) {
      render(slot)
    } else {
      row.showsPlace = old.showsPlace
    }
  }

  /// Makes the row of a line, observed for the slot.
  private func made(_ line: TableLine, for slot: RowSlot) -> AnyRow {
    slot.making.run {
      var row = table.row(of: line)
      if let path = line.path { row.place = place(of: path) }
      if row.model is BlockRow { row.madeContent = row.model.content }
      return row
    } changed: { [weak self, weak slot] in
      guard let self, let slot, let id = slot.id, let line = self.line(of: id) else { return }
      refresh(slot, at: line, isForced: false)
      host?.refreshChrome()
    }
  }

  /// Where a row stands in its section.
  func place(of path: RowPath) -> RowPosition {
    RowPosition(index: path.row, count: table.sections[path.section].count)
  }

  private func render(_ slot: RowSlot) {
    guard let row = slot.row, let render = slot.render else { return }
    if slot.rendered == slot.generation { return reportRenderInRender(row) }
    let outer = slot.rendered
    slot.rendered = slot.generation
    defer { slot.rendered = outer }
    slot.rendering.run {
      slot.loads.filling { render(row) }
    } changed: { [weak self, weak slot] in
      guard let self, let slot else { return }
      self.render(slot)
      host?.refreshChrome()
    }
  }

  private func reportRenderInRender(_ row: AnyRow) {
    Diagnostics.report(
      Diagnostic(
        "fill-in-fill", what: "The cell of \(row.id) asked to be filled while it was being filled.",
        place: "row \(row.id)",
        why: "It would be filled for ever.",
        remedy: "Ask for it to be measured again where its content changes, not where it is shown.")
    )
  }
}
