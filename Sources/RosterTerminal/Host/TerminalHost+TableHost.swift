import Roster

extension TerminalHost: TableHost {
  /// All at once; headers are lines among the rows.
  public var capabilities: HostCapabilities { HostCapabilities() }

  /// The first row in view and where it stands; a line counts as 20 points.
  public var anchor: Anchor? {
    viewport.anchor.map { Anchor(row: $0.row, offset: $0.offset * RowRenderer.lineHeight) }
  }

  /// Shows the table in force from scratch.
  public func load(keeping anchor: Anchor?) {
    takePolicies()
    viewport.load(
      keeping: anchor.map {
        Anchor(row: $0.row, offset: ($0.offset / RowRenderer.lineHeight).rounded())
      })
    knownCursor = driver.cursor
    // Where the list was not seen before, the program may have put the cursor anywhere.
    if anchor == nil, knownCursor != nil { mustShowCursor = true }
    setNeedsFrame()
  }

  /// Applies an update with the first row in view that survives it kept in its place.
  public func apply(
    _ stage: UpdateStage, animated: Bool, commit: () -> Void, done: @escaping @MainActor () -> Void
  ) {
    takePolicies()
    let followsStart = viewport.topPolicy == .showNew && viewport.offset <= 0
    let followsEnd =
      viewport.followsEnd && viewport.isAtEnd && driver.cursor == driver.lastFocusable
    viewport.apply(stage) {
      commit()
      // If its row has left, the cursor has gone on to another, wherever that is.
      knownCursor = driver.cursor
    }
    // A cursor that stands at the end that is followed goes along.
    if followsEnd {
      moveCursor(to: driver.lastFocusable)
    } else if followsStart {
      moveCursor(to: driver.firstFocusable)
    }
    done()
    setNeedsFrame()
  }

  /// What the screen wants to be seen of rows that are put in front or appended.
  private func takePolicies() {
    viewport.followsEnd = screen?.followsEnd == true
    let isOnFirst = driver.cursor == driver.firstFocusable
    viewport.topPolicy = isOnFirst ? screen?.topPolicy ?? .keepPlace : .keepPlace
  }

  /// Reckons with heights that rows give anew above and below the view.
  public func contentChanged(at rows: [RowPath]) { viewport.contentChanged(at: rows) }

  /// Draws a row again that is of another kind now.
  public func replaceCell(of slot: RowSlot) {
    cells.replaceCell(of: slot)
    setNeedsFrame()
  }

  /// Draws the cursor, the selection and the status line again, and lays out what was filled again. A
  /// cursor that the program has moved is in view in the next frame.
  public func refreshChrome() {
    viewport.layoutIfNeeded()
    if driver.cursor != knownCursor {
      knownCursor = driver.cursor
      mustShowCursor = true
    }
    setNeedsFrame()
  }
}
