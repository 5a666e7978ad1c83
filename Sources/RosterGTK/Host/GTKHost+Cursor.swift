#if GTK
  import CGTK
  public import Roster

  extension GTKHost {
    /// Brings a row into view, and puts the cursor and the keyboard focus on it if wanted.
    ///
    /// - Parameters:
    ///   - id: The row.
    ///   - focus: Whether cursor and focus go there.
    ///   - position: Where in the view the row comes to stand.
    public func reveal(_ id: RowID, focus: Bool, at position: ScrollPosition = .nearest) {
      guard let driver, driver.table.path(of: id) != nil else { return }
      if focus {
        driver.moveCursor(to: id)
        self.focus.focus(id)
      }
      place.scroll(to: id, position)
    }

    /// Gives the keyboard focus to the list: to the row that the cursor is on, or else to the first row in
    /// view.
    public func focusList() {
      guard let driver else { return }
      let isAtStart = place.adjustment.map { gtk_adjustment_get_value($0) } ?? 0 == 0
      let inView =
        isAtStart ? nil : place.rowsInView.first { isFocusable($0.row) && $0.offset >= 0 }
      if let target = driver.cursor ?? inView?.row ?? driver.firstFocusable {
        focus.focus(target)
      }
    }

    private func isFocusable(_ id: RowID) -> Bool {
      driver.flatMap { $0.table.path(of: id).map($0.isFocusable) } ?? false
    }

    /// Moves the cursor by one row. Headers are passed over; above the first row they come into view.
    @discardableResult func step(_ direction: Int, isSelecting: Bool = false) -> Bool {
      guard let driver else { return false }
      guard let index = driver.cursorIndex else {
        focusList()
        return true
      }
      if let next = driver.focusable(from: index + direction, forward: direction > 0) {
        go(to: next, isSelecting)
      } else {
        place.scroll(toEnd: direction > 0)
      }
      return true
    }

    /// Moves the cursor by as many rows as are in view as a whole.
    @discardableResult func page(_ direction: Int, isSelecting: Bool = false) -> Bool {
      guard let driver, let index = driver.cursorIndex else { return step(direction) }
      let count = max(1, place.rowsInView.count - 2)
      let wanted = min(max(0, index + direction * count), driver.table.rowCount - 1)
      let target =
        driver.focusable(from: wanted, forward: direction > 0)
        ?? driver.focusable(from: wanted, forward: direction < 0)
      if let target { go(to: target, isSelecting) }
      return true
    }

    /// Moves the cursor to the first or the last row.
    @discardableResult func jump(toEnd: Bool, isSelecting: Bool = false) -> Bool {
      guard let driver else { return false }
      if let target = toEnd ? driver.lastFocusable : driver.firstFocusable {
        go(to: target, isSelecting)
      }
      return true
    }

    private func go(to id: RowID, _ isSelecting: Bool) {
      guard let driver else { return }
      if isSelecting {
        if driver.selection.isEmpty || selectionOrigin == nil { selectionOrigin = driver.cursor }
      } else {
        selectionOrigin = id
      }
      driver.moveCursor(to: id)
      focus.focus(id)
      // Also if what is told of it changes the rows above.
      place.scroll(to: id, .nearest)
      // What stands above the first row is shown along with it, and what below the last.
      if id == driver.firstFocusable { place.scroll(toEnd: false) }
      if id == driver.lastFocusable { place.scroll(toEnd: true) }
      if isSelecting { extendSelection(to: id) }
    }

    /// Moves the focus out of the list, past all its rows.
    func leaveList(_ direction: GtkDirectionType) -> Bool {
      guard let root = gtk_widget_get_root(listView) else { return false }
      gtk_widget_set_can_focus(widget, 0)
      gtk_widget_child_focus(root.widget, direction)
      gtk_widget_set_can_focus(widget, 1)
      // Nothing else in the window takes it.
      if gtk_root_get_focus(root) == nil { focusList() }
      return true
    }
  }
#endif
