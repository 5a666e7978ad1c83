#if GTK
  public import Roster

  extension GTKHost: TableHost {
    /// Whatever an update asks for: `UpdateStage.splices` takes it apart into steps.
    public var capabilities: HostCapabilities { HostCapabilities() }

    /// The first row in view, and where it stands in pixels.
    public var anchor: Anchor? { place.anchor }

    /// Shows the table in force from scratch.
    public func load(keeping anchor: Anchor?) {
      guard let driver else { return }
      focus.keep {
        cells.holding { model.load(driver.table) }
        place.restore(anchor)
      }
      rowsChanged()
    }

    /// Applies an update as the fewest splices, with the first row in view that survives kept in place.
    public func apply(
      _ stage: UpdateStage, animated: Bool, commit: () -> Void,
      done: @escaping @MainActor () -> Void
    ) {
      place.follow(stage)
      focus.keep {
        // Rows are looked up by identity while GTK takes the steps, so the new table is in force first.
        commit()
        let live = cells.liveLines
        cells.holding { model.apply(stage, live: live) }
        place.keep()
      }
      rowsChanged()
      done()
    }

    /// Whether a row is being dragged, or GTK is in the middle of asking for rows or
    /// giving them up.
    public var isHeld: Bool { drags.isHeld || cells.isBusy }

    /// Gives a row another cell, in which a text goes on that is being typed.
    public func replaceCell(of slot: RowSlot) { focus.keep { cells.replaceCell(of: slot) } }

    /// Hands over what a person is in the middle of.
    public func willDetach() {
      stopInput()
      drags.release()
      display.cancelAll()
      place.leave()
    }

    /// Ends what a person has begun in the list: a text is handed over, a press let go, a menu closed.
    func stopInput() {
      pointer.cancel()
      swipes.cancel()
      popover.end()
      focus.leavePopover()
      // To leave a field is to commit what was typed in it.
      if focus.isTyping { focus.goBack() }
    }

    /// Whether the driver shows its table here. What a person does in a list that it has left is for
    /// nobody.
    var isServed: Bool { driver?.host === self }

    /// Shows selection and cursor as they are now.
    public func refreshChrome() {
      cells.holding { model.tellSelection() }
      focus.follow()
      onChrome?()
    }

    /// Rows have come, gone or moved.
    private func rowsChanged() {
      popover.rowsChanged()
      drags.rowsChanged()
      display.rowsChanged()
      onChrome?()
    }
  }
#endif
