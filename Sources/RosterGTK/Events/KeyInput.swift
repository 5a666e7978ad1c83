#if GTK
  import CGTK
  import Roster

  /// What a person does with the keyboard while a row of the list has the focus.
  ///
  /// Keys that are typed in a field belong to the field, and those that a control of a row knows to the
  /// control.
  @MainActor final class KeyInput {
    weak var host: GTKHost?

    /// Begins to listen.
    func serve(_ listView: WidgetPointer) {
      // Before GTK's own keys for lists, which stop at headers.
      onKey(in: listView, isFirst: true) { [weak self] in self?.press($0) ?? false }
    }

    private func press(_ press: KeyPress) -> Bool {
      guard let host, host.isServed else { return false }
      let key = Key(press)
      if host.focus.isInControl { return pressInControl(key) }
      if key.isModifier { return false }
      if pressInList(key) { return true }
      return host.onUnhandledKey?(guint(bitPattern: press.value), press.modifiers, key.character)
        ?? false
    }

    /// A control of a row has the focus.
    private func pressInControl(_ key: Key) -> Bool {
      guard let host else { return false }
      switch (key.value, key.modifiers) {
      case (.escape, []):
        // What is typed and not committed would be committed as the field is left.
        host.focus.cell?.cancelEditing()
        host.focus.goBack()
      case (.tab, []):
        // Past the last one GTK goes on to the next row.
        return host.focus.goOn(forward: true)
      case (.tab, .shift): if !host.focus.goOn(forward: false) { host.focus.goBack() }
      case (.up, []): return host.step(-1)
      case (.down, []): return host.step(1)
      default: return false
      }
      return true
    }

    private func pressInList(_ key: Key) -> Bool {
      guard let host, let driver = host.driver else { return false }
      switch (key.value, key.modifiers) {
      case (.up, []), (.up, .control): return host.step(-1)
      case (.down, []), (.down, .control): return host.step(1)
      case (.up, .shift): return host.step(-1, isSelecting: true)
      case (.down, .shift): return host.step(1, isSelecting: true)
      case (.pageUp, []): return host.page(-1)
      case (.pageDown, []): return host.page(1)
      case (.pageUp, .shift): return host.page(-1, isSelecting: true)
      case (.pageDown, .shift): return host.page(1, isSelecting: true)
      case (.home, []), (.home, .control): return host.jump(toEnd: false)
      case (.end, []), (.end, .control): return host.jump(toEnd: true)
      case (.home, .shift): return host.jump(toEnd: false, isSelecting: true)
      case (.end, .shift): return host.jump(toEnd: true, isSelecting: true)
      case (.letter("a"), .control): driver.selectAll()
      case (.letter("a"), [.control, .shift]): driver.deselectAll()
      case (.letter("r"), .control), (.f5, []): host.refresh()
      // A page has more to end, and in an order.
      case (.escape, []) where host.screen == nil && !driver.selection.isEmpty:
        driver.deselectAll()
      default: return pressOnRow(key)
      }
      return true
    }

    /// Keys that are for the row that the cursor is on.
    private func pressOnRow(_ key: Key) -> Bool {
      guard let host, let driver = host.driver, let id = driver.cursor,
        driver.table.path(of: id) != nil
      else { return false }
      switch (key.value, key.modifiers) {
      // What is chosen may put another row under the key, and a switch would flicker.
      case (.enter, []) where key.isRepeat, (.space, _) where key.isRepeat: break
      case (.enter, []): host.activate(id)
      case (.space, .control): host.toggleSelection(id)
      case (.space, .shift): host.extendSelection(to: id)
      case (.delete, []), (.backspace, []): host.delete(id)
      case (.insert, []): driver.insert(at: id)
      case (.menu, []), (.f10, .shift): host.openMenu(of: id)
      case (.letter("c"), .control), (.insert, .control): host.copy(id)
      case (.letter("v"), .control), (.insert, .shift): host.paste(on: id)
      case (.up, .alt): host.move(id, by: -1)
      case (.down, .alt): host.move(id, by: 1)
      case (.f2, []): if !host.edit(id) { host.say(Words.current.notes.notEditable) }
      case (.tab, []): return host.focus.enter(id) || host.leaveList(GTK_DIR_TAB_FORWARD)
      case (.tab, .shift): return host.leaveList(GTK_DIR_TAB_BACKWARD)
      default: return key.character.map { press($0, on: id) } ?? false
      }
      return true
    }

    /// A key that types a character.
    private func press(_ character: Character, on id: RowID) -> Bool {
      guard let host, let driver = host.driver else { return false }
      if let screen = host.screen {
        switch screen.meaning(of: character, in: GTKApp.listKeys) {
        case .row: return driver.press(character, on: id)
        // Before GTK takes a space for its own.
        case .screen(let command): command.action()
        case .list(.select): host.toggleSelection(id)
        // The rest is the window's.
        case .list, nil: return false
        }
        return true
      }
      if driver.press(character, on: id) { return true }
      guard character == ListKey.select.rawValue else { return false }
      host.toggleSelection(id)
      return true
    }
  }
#endif
