#if GTK
  import CGTK
  import Roster

  /// The bar at the top of the window: back, the title, refresh, find, and the menu.
  @MainActor final class TitleBar {
    /// A `GtkHeaderBar`.
    let widget: WidgetPointer
    private let title = gtk_label_new(nil)!
    private let back = gtk_button_new_from_icon_name("go-previous-symbolic")!
    private let refresh = gtk_button_new_from_icon_name("view-refresh-symbolic")!
    private let find = gtk_toggle_button_new()!
    private let menuButton = gtk_menu_button_new()!
    private let menu = PrimaryMenu()
    private weak var page: AppPage?

    init() {
      let words = GTKWords.current
      widget = gtk_header_bar_new()
      gtk_widget_add_css_class(title, "title")
      gtk_label_set_ellipsize(title.opaque, PANGO_ELLIPSIZE_END)
      gtk_label_set_single_line_mode(title.opaque, 1)
      gtk_header_bar_set_title_widget(widget.opaque, title)
      gtk_button_set_icon_name(find.cast(), "edit-find-symbolic")
      gtk_menu_button_set_icon_name(menuButton.opaque, "open-menu-symbolic")
      // F10 opens it.
      gtk_menu_button_set_primary(menuButton.opaque, 1)
      describe(refresh, words.refresh, "Ctrl+R", "win.refresh")
      describe(find, words.find, "Ctrl+F")
      describe(menuButton, words.menu, "F10")
      gtk_header_bar_pack_start(widget.opaque, back)
      gtk_header_bar_pack_start(widget.opaque, refresh)
      gtk_header_bar_pack_start(widget.opaque, find)
      gtk_header_bar_pack_end(widget.opaque, menuButton)
      connect(find.raw, "toggled") { [weak self] in self?.findToggled() }
    }

    private func describe(
      _ button: WidgetPointer, _ tip: String, _ key: String, _ action: String? = nil
    ) {
      gtk_widget_set_tooltip_text(button, "\(tip) (\(key))".shown)
      name(button, tip)
      if let action { gtk_actionable_set_action_name(button.opaque, action) }
    }

    /// - Parameter below: The title of the page that "Back" leads to; `nil` for none.
    func show(_ page: AppPage, below: String?) {
      self.page = page
      gtk_label_set_text(title.opaque, page.screen.title.shown)
      gtk_widget_set_visible(back, below == nil ? 0 : 1)
      if let below { describe(back, GTKWords.current.back(below), "Esc", "win.back") }
      gtk_widget_set_visible(refresh, page.host.canRefresh ? 1 : 0)
      gtk_toggle_button_set_active(find.cast(), page.find.isOpen ? 1 : 0)
      if menu.update(page.screen) {
        gtk_menu_button_set_menu_model(menuButton.opaque, menu.model)
      }
    }

    private func findToggled() {
      guard let page else { return }
      let isOn = gtk_toggle_button_get_active(find.cast()) != 0
      if isOn == page.find.isOpen { return }
      if isOn { page.find.open() } else { page.find.isOpen = false }
    }
  }
#endif
