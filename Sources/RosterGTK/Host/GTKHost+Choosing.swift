#if GTK
  import CGTK
  import Roster

  extension GTKHost {
    /// Does what a click on a row means, whose press is told already.
    func perform(_ id: RowID) {
      guard let driver else { return }
      let activation = driver.activation(of: id)
      if activation == .edit { edit(id) } else { driver.perform(activation, on: id) }
    }

    /// Does what Enter on a row means.
    func activate(_ id: RowID) {
      if driver?.activate(id) == .edit { edit(id) }
    }

    /// Lets a person type in the field of a row.
    ///
    /// - Returns: Whether the row has a field.
    @discardableResult func edit(_ id: RowID) -> Bool {
      driver?.hasField(id) == true && focus.enter(id)
    }

    /// Selects a row or takes it out of the selection; in a list without, turns its switch.
    func toggleSelection(_ id: RowID) {
      guard let driver else { return }
      selectionOrigin = id
      if driver.selectionMode != .none { return driver.toggleSelection(of: id) }
      if driver.activation(of: id).isToggle { return activate(id) }
      say(Words.current.notes.notSelectable)
    }

    /// Selects from where the person began up to a row.
    func extendSelection(to id: RowID) {
      guard let driver, driver.selectionMode != .none else { return }
      driver.extendSelection(from: selectionOrigin, to: id)
    }

    /// Deletes a row, after a question if it wants one.
    func delete(_ id: RowID) {
      guard let driver else { return }
      guard let deletion = driver.deletion(of: id) else {
        return say(Words.current.notes.notDeletable)
      }
      guard let question = deletion.confirmation else {
        driver.delete(id)
        return
      }
      confirm(id, question)
    }

    /// Moves a row one step up or down.
    func move(_ id: RowID, by step: Int) {
      guard let driver, driver.mayMove(id) else { return say(Words.current.notes.notMovable) }
      if driver.move(id, by: step) {
        driver.flush()
        reveal(id, focus: true)
      }
    }

    /// Whether a person can ask for fresh data, or try again after a failure.
    public var canRefresh: Bool { driver?.canRefreshOrRetry ?? false }

    /// Asks for fresh data, or tries again after a failure.
    public func refresh() {
      if driver?.refreshOrRetry() == false { say(Words.current.notes.nothingToRefresh) }
    }
  }
#endif
