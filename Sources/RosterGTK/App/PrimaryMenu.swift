#if GTK
  import CGTK
  import Roster

  /// The menu of the window: what the screen can do, and what every window can.
  @MainActor final class PrimaryMenu {
    private(set) var model: UnsafeMutablePointer<GMenuModel>?
    private var commands: [String]?

    /// Makes the menu anew if the screen has other commands than the last one.
    ///
    /// - Returns: Whether the menu is another one now.
    func update(_ screen: ListScreen) -> Bool {
      let commands = screen.commands.map { "\($0.key)\($0.title)" }
      if commands == self.commands { return false }
      self.commands = commands
      let menu = g_menu_new()!
      addSection(to: menu, screen.commands.map(Self.item))
      let styles = g_menu_new()!
      for scheme in ColorScheme.allCases {
        append(Self.item(scheme.title, "win.style::\(scheme.rawValue)"), to: styles)
      }
      let style = g_menu_item_new_submenu(
        GTKWords.current.style.title.shownInMenu, Self.model(styles))!
      g_object_unref(styles.raw)
      addSection(to: menu, [style])
      addSection(
        to: menu,
        [
          Self.item(GTKWords.current.shortcuts, "win.help", key: "F1"),
          Self.item(GTKWords.current.about(applicationName), "win.about"),
        ])
      if let old = model { g_object_unref(old) }
      model = Self.model(menu)
      return true
    }

    private var applicationName: String {
      g_get_application_name().map { String(cString: $0) } ?? "this program"
    }

    private static func item(_ command: ScreenCommand) -> OpaquePointer {
      let item = g_menu_item_new(command.title.shown.shownInMenu, nil)!
      g_menu_item_set_action_and_target_value(
        item, "win.command", g_variant_new_string(String(command.key)))
      if command.isReachable { show(KeyName.accelerator(of: command.key), on: item) }
      return item
    }

    private static func item(
      _ title: String, _ action: String, key: String? = nil
    ) -> OpaquePointer {
      let item = g_menu_item_new(title.shown.shownInMenu, action)!
      show(key, on: item)
      return item
    }

    /// Shows the key that does what an item does.
    private static func show(_ key: String?, on item: OpaquePointer) {
      if let key { g_menu_item_set_attribute_value(item, "accel", g_variant_new_string(key)) }
    }

    private func addSection(to menu: OpaquePointer, _ items: [OpaquePointer]) {
      if items.isEmpty { return }
      let section = g_menu_new()!
      for item in items { append(item, to: section) }
      g_menu_append_section(menu, nil, Self.model(section))
      g_object_unref(section.raw)
    }

    private func append(_ item: OpaquePointer, to menu: OpaquePointer) {
      g_menu_append_item(menu, item)
      g_object_unref(item.raw)
    }

    private static func model(_ menu: OpaquePointer) -> UnsafeMutablePointer<GMenuModel> {
      // A menu begins with its parent's struct.
      menu.raw.assumingMemoryBound(to: GMenuModel.self)
    }

    isolated deinit { if let model { g_object_unref(model) } }
  }
#endif
