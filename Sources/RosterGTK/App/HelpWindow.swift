#if GTK
  import CGTK
  import Roster

  /// The keys of a screen and of every list, in a window of their own.
  @MainActor enum HelpWindow {
    private static func keys(_ screen: ListScreen) -> [(String, String)] {
      let words = Words.current.help
      let selects = screen.has(.select, in: GTKApp.listKeys)
      return [
        ("Up Down", words.step), ("Page_Up Page_Down", words.page), ("Home End", words.ends),
        ("Return", words.choose),
        (selects ? "space <Control>space" : "<Control>space", words.select),
        ("<Shift>Up <Shift>Down", words.extend), ("<Control>a", words.selectAll),
        ("<Alt>Up <Alt>Down", words.move), ("Delete", words.delete),
        ("Insert", words.insert), ("F2", words.edit),
        ("Menu <Shift>F10", words.menu), ("<Control>c", words.copy),
        ("<Control>f slash", words.find), ("<Control>r F5", words.refresh),
        ("Escape <Alt>Left", words.back), ("F1 <Control>question", words.help),
        ("<Control>w <Control>q", GTKWords.current.close),
      ]
    }

    /// Opens the help over a window.
    static func show(_ screen: ListScreen, over parent: AppWindow) {
      let window = gtk_window_new()!
      gtk_window_set_title(window.cast(), GTKWords.current.shortcuts.shown)
      gtk_window_set_titlebar(window.cast(), gtk_header_bar_new())
      gtk_window_set_transient_for(window.cast(), parent.widget.cast())
      gtk_window_set_modal(window.cast(), 1)
      gtk_window_set_destroy_with_parent(window.cast(), 1)
      gtk_window_set_default_size(window.cast(), 440, 560)
      let scroller = gtk_scrolled_window_new()!
      gtk_scrolled_window_set_policy(scroller.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
      gtk_scrolled_window_set_child(scroller.opaque, content(screen))
      gtk_window_set_child(window.cast(), scroller)
      onKey(in: window) { key in
        if key.value == GDK_KEY_Escape { gtk_window_destroy(window.cast()) }
        return key.value == GDK_KEY_Escape
      }
      gtk_window_present(window.cast())
    }

    private static func content(_ screen: ListScreen) -> WidgetPointer {
      let grid = gtk_grid_new()!
      gtk_grid_set_row_spacing(grid.cast(), 8)
      gtk_grid_set_column_spacing(grid.cast(), 18)
      gtk_widget_add_css_class(grid, "roster-help")
      var row: gint = 0
      func add(_ title: String, _ keys: [(String, String)]) {
        guard !keys.isEmpty else { return }
        let heading = label(title)
        gtk_widget_add_css_class(heading, "heading")
        gtk_label_set_lines(heading.opaque, 2)
        gtk_label_set_ellipsize(heading.opaque, PANGO_ELLIPSIZE_END)
        // As narrow as the keys and their meanings.
        gtk_label_set_width_chars(heading.opaque, 10)
        gtk_label_set_max_width_chars(heading.opaque, 10)
        gtk_grid_attach(grid.cast(), heading, 0, row, 2, 1)
        for (index, (keys, meaning)) in keys.enumerated() {
          let line = row + 1 + gint(index)
          gtk_grid_attach(grid.cast(), gtk_shortcut_label_new(keys).map(started), 0, line, 1, 1)
          gtk_grid_attach(grid.cast(), label(meaning), 1, line, 1, 1)
        }
        row += 1 + gint(keys.count)
      }
      let own = screen.keyCommands(in: GTKApp.listKeys)
      add(screen.title, named(own.screen.map { ($0.key, $0.title) }))
      add(Words.current.help.row, named(own.row.map { ($0.key, $0.title) }))
      add(Words.current.help.keys, keys(screen))
      return grid
    }

    /// The keys of commands as GTK writes them.
    private static func named(_ commands: [(key: Character, title: String)]) -> [(String, String)] {
      commands.compactMap { key, title in KeyName.accelerator(of: key).map { ($0, title) } }
    }

    private static func started(_ widget: WidgetPointer) -> WidgetPointer {
      gtk_widget_set_halign(widget, GTK_ALIGN_START)
      return widget
    }

    private static func label(_ text: String) -> WidgetPointer {
      let label = gtk_label_new(text.shown)!
      gtk_label_set_xalign(label.opaque, 0)
      gtk_label_set_wrap(label.opaque, 1)
      return label
    }
  }
#endif
