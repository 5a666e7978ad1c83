#if GTK
  import CGTK
  import Roster

  extension GTKApp {
    /// What menus, buttons and keys of the window do.
    func addActions(to window: AppWindow) {
      let actions = Actions(map: window.widget.opaque)
      actions.add("back") { [weak self] in self?.goBack() }
      actions.add("find") { [weak self] in self?.pages.last?.find.open() }
      actions.add("refresh") { [weak self] in self?.pages.last?.host.refresh() }
      actions.add("close") { [weak self] in self?.end(status: 0) }
      actions.add("help") { [weak self] in self?.showHelp() }
      actions.add("about") { [weak self] in self?.showAbout() }
      actions.add(text: "command") { [weak self] in self?.command($0) }
      actions.add(choice: "style", window.style.scheme.rawValue) { [weak window] name in
        if let scheme = ColorScheme(rawValue: name) { window?.style.scheme = scheme }
      }
      gtk_widget_add_controller(window.widget, Self.shortcutController())
      onKey(in: window.widget) { [weak self] in self?.press($0) ?? false }
      let callback: @convention(c) @MainActor (gpointer, gpointer) -> gboolean = {
        unretained(Handler.self, $1).call()
        return 1
      }
      // The C types agree: the window and the data.
      connect(
        window.widget.raw, "close-request", unsafeBitCast(callback, to: GCallback.self),
        Handler { [weak self] in self?.end(status: 0) })
    }

    /// Keys with Control or Alt, which mean the same wherever the keyboard is.
    static let shortcuts = [
      ("win.back", ["<Alt>Left"]), ("win.find", ["<Control>f"]),
      ("win.refresh", ["<Control>r", "F5"]), ("win.close", ["<Control>w", "<Control>q"]),
      ("win.help", ["<Control>question", "F1"]),
    ]

    private static func shortcutController() -> OpaquePointer {
      let controller = gtk_shortcut_controller_new()!
      gtk_shortcut_controller_set_scope(controller, GTK_SHORTCUT_SCOPE_GLOBAL)
      for (action, keys) in shortcuts {
        for key in keys {
          gtk_shortcut_controller_add_shortcut(
            controller,
            gtk_shortcut_new(
              gtk_shortcut_trigger_parse_string(key), gtk_named_action_new(action)))
        }
      }
      return controller
    }

    /// The list's keys that type a character and that a window has.
    static let listKeys: Set<ListKey> = [.find, .help, .select]

    /// A key that neither the list nor a field wanted.
    func press(_ key: KeyPress) -> Bool {
      // One that is held down does not leave page after page.
      if key.value == GDK_KEY_Escape { return key.isRepeat || escape() }
      let plain = key.modifiers.rawValue & ~GDK_SHIFT_MASK.rawValue == 0
      guard plain, let page = pages.last, let character = key.character else { return false }
      switch page.screen.meaning(of: character, in: Self.listKeys) {
      case .screen(let command): command.action()
      case .row:
        let driver = page.screen.driver
        return driver.cursor.map { driver.press(character, on: $0) } ?? false
      case .list(.find): page.find.open()
      case .list(.help): showHelp()
      case .list, nil: return false
      }
      return true
    }

    /// Ends what is shown beside the list, then the selection, one thing for each press; then leaves the
    /// page. Only closing the window leaves the last one.
    private func escape() -> Bool {
      if let find = pages.last?.find, find.isOpen {
        find.cancel()
      } else if window?.toast.text != nil {
        window?.toast.hide()
      } else if let driver = pages.last?.screen.driver, !driver.selection.isEmpty {
        driver.deselectAll()
      } else if pages.count > 1 {
        pop()
      } else {
        return false
      }
      return true
    }

    private func showHelp() {
      if let window, let page = pages.last { HelpWindow.show(page.screen, over: window) }
    }

    private func showAbout() { if let window { AboutWindow.show(options, over: window) } }

    private func goBack() { if pages.count > 1 { pop() } }

    private func command(_ key: String) {
      pages.last?.screen.commands.first { String($0.key) == key }?.action()
    }
  }
#endif
