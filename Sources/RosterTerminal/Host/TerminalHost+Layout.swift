import Roster

extension TerminalHost {
  /// The lines and columns of the list, without title, status line, marks and scroll bar.
  var hasTitle: Bool { size.rows >= 4 }
  var hasStatus: Bool { size.rows >= 2 }
  var viewTop: Int { hasTitle ? 1 : 0 }
  var viewHeight: Int { size.rows - viewTop - (hasStatus ? 1 : 0) }
  /// The columns for the marks of cursor and selection.
  var gutter: Int { size.columns >= 20 ? 2 : size.columns >= 6 ? 1 : 0 }
  var hasScrollBar: Bool { size.columns >= 6 }
  var contentWidth: Int { size.columns - gutter - (hasScrollBar ? 1 : 0) }

  /// Lays out for the size in force, if that or anything in view has changed. A cursor that is in view
  /// is so at the new size as well.
  func layOut() {
    guard isAttached else { return }
    let size = (width: Double(contentWidth), height: Double(viewHeight))
    let isResized = size != (viewport.width, viewport.height)
    let before = isResized ? cursorVisibility : .none
    viewport.pinsHeaders = viewHeight >= 2
    viewport.resize(width: size.width, height: size.height)
    viewport.layoutIfNeeded()
    // One that was seen in part moves nothing as long as any of it is seen.
    if before == .whole || before == .part && cursorVisibility == .none { mustShowCursor = true }
  }

  // MARK: What is in view

  /// Whether what the viewport says is that of the table in force.
  private var isAttached: Bool { driver.host === self }

  /// The rows in view, from top to bottom; those behind the pinned header are among them.
  var visible: [RowInView] { isAttached ? viewport.visible.map(RowInView.init) : [] }
  /// The header that stands on the first line while its own place is above.
  var pinned: RowInView? { isAttached ? viewport.pinned.map(RowInView.init) : nil }
  /// The lines of the view that the pinned header covers.
  var pinnedHeight: Int { max(0, pinned?.bottom ?? 0) }

  /// What is seen on a line of the view.
  func row(on line: Int) -> RowInView? {
    isAttached ? viewport.line(at: Double(line)).map(RowInView.init) : nil
  }

  /// Where a row is, if it is in view.
  func inView(_ id: RowID) -> RowInView? {
    isAttached ? viewport.placement(of: id).map(RowInView.init) : nil
  }

  /// How a row in view is drawn.
  func drawing(of id: RowID) -> RowDrawing? { cells.cell(of: id)?.drawing }

  // MARK: Cells

  /// Draws a row in a cell, now and whenever something that it shows changes.
  func fill(_ cell: TerminalCell, _ row: AnyRow, _ slot: RowSlot) {
    guard let line = driver.line(of: row.id) else { return }
    var renderer = RowRenderer(row, of: line, width: Int(viewport.width))
    renderer.matcher = find?.search.matcher
    if case .edit(let edit) = mode, edit.id == row.id { renderer.editor = edit.editor }
    cell.drawing = renderer.draw(content(of: row, in: slot), height: row.height)
    setNeedsFrame()
  }

  /// Draws all cells in view again, since something that is not of their rows has changed.
  func refillVisible() {
    cells.refill()
    setNeedsFrame()
  }

  /// Draws one row again, since something that is not its own has changed.
  func refill(_ id: RowID) {
    viewport.remeasure(id)
    setNeedsFrame()
  }
}
