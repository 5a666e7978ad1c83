#if GTK
  import CGTK
  import Roster

  extension GTKHost {
    /// Opens the menu of a row: its own actions, those behind its swipes, and what the keys can do.
    ///
    /// - Parameter point: The place of the list view that was clicked; `nil` to open it at the row.
    func openMenu(of id: RowID, at point: (x: Double, y: Double)? = nil) {
      guard isOnScreen, let driver, let menu = driver.fullMenu(of: id) else { return }
      let sections = [menu.actions.map(MenuEntry.init), clipboardEntries(id), placeEntries(id)]
        .filter { !$0.isEmpty }
      guard !sections.isEmpty else { return say(Words.current.notes.noMenu) }
      open(sections, for: id, title: menu.title, preview: menu.preview, at: point)
    }

    /// Whether the list can be seen. A screen reader may ask for things in one that cannot.
    var isOnScreen: Bool { gtk_widget_get_mapped(widget) != 0 }

    /// Opens the actions behind a swipe.
    ///
    /// - Parameter point: The place of the list view that was swiped; `nil` to open it at the row.
    /// - Returns: Whether there are any.
    func openActions(of id: RowID, isTrailing: Bool, at point: (x: Double, y: Double)?) -> Bool {
      guard isOnScreen, let driver else { return false }
      let actions = isTrailing ? driver.trailingActions(of: id) : driver.leadingActions(of: id)
      if actions.isEmpty { return false }
      open([actions.map(MenuEntry.init)], for: id, title: "", preview: nil, at: point)
      return true
    }

    private func clipboardEntries(_ id: RowID) -> [MenuEntry] {
      var entries: [MenuEntry] = []
      if driver?.copyText(of: id) != nil {
        entries.append(MenuEntry(Words.current.copy) { $0.copy($1) })
      }
      if row(id)?.trait(PasteEvent.self) != nil {
        entries.append(MenuEntry(Words.current.paste) { $0.paste(on: $1) })
      }
      return entries
    }

    private func placeEntries(_ id: RowID) -> [MenuEntry] {
      guard let driver else { return [] }
      var entries: [MenuEntry] = []
      if driver.mayMove(id) {
        entries.append(MenuEntry(Words.current.moveUp) { $0.move($1, by: -1) })
        entries.append(MenuEntry(Words.current.moveDown) { $0.move($1, by: 1) })
      }
      if driver.deletion(of: id) != nil {
        entries.append(
          MenuEntry(Words.current.delete, isDestructive: true) { $0.delete($1) })
      }
      return entries
    }

    private func open(
      _ sections: [[MenuEntry]], for id: RowID, title: String, preview: RowContent?,
      at point: (x: Double, y: Double)?
    ) {
      let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
      for text in [title] + (preview.map { [$0.title, $0.subtitle ?? ""] } ?? [])
      where !text.isEmpty {
        gtk_box_append(box.cast(), MenuEntry.heading(text, isTitle: text == title))
      }
      for (index, section) in sections.enumerated() {
        if index > 0 { gtk_box_append(box.cast(), gtk_separator_new(GTK_ORIENTATION_HORIZONTAL)) }
        for entry in section {
          let button = entry.button { [weak self] in self?.perform(entry, on: id) }
          gtk_box_append(box.cast(), button)
        }
      }
      popover.show(box, for: id, at: point)
    }

    /// Does what was chosen, with the row that the menu was opened on.
    private func perform(_ entry: MenuEntry, on id: RowID) {
      popover.close()
      guard driver?.line(of: id) != nil else { return say(Words.current.notes.rowGone) }
      entry.perform(self, id)
    }

    /// Asks whether to delete a row.
    func confirm(_ id: RowID, _ question: String) {
      guard isOnScreen else { return }
      let box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6)!
      let cancel = gtk_button_new_with_label(Words.current.cancel.shown)!
      connect(cancel.raw, "clicked") { [weak self] in
        self?.popover.close()
        self?.say(Words.current.notes.nothingDeleted)
      }
      let delete = gtk_button_new_with_label(question.shown)!
      if let label = gtk_button_get_child(delete.cast()) { MenuEntry.limit(label) }
      gtk_widget_add_css_class(delete, "destructive-action")
      connect(delete.raw, "clicked") { [weak self] in
        self?.popover.close()
        guard let self, driver?.delete(id) == false else { return }
        let notes = Words.current.notes
        say(row(id) == nil ? notes.rowGoneAlready : notes.notDeletable)
      }
      gtk_box_append(box.cast(), cancel)
      gtk_box_append(box.cast(), delete)
      popover.show(box, for: id, at: nil)
      gtk_widget_grab_focus(delete)
    }
  }
#endif
