#if GTK
  import CGTK
  import Roster

  /// The find field over a list, and what a search has found.
  ///
  /// It searches as the person types, from where the cursor was, so that letters narrow the match
  /// down. Enter goes on to the next match, Shift-Enter to the one before, Escape back to the start.
  @MainActor final class FindBar {
    /// A `GtkSearchBar`.
    let widget: WidgetPointer
    /// The field in it.
    let entry: WidgetPointer
    private let note: WidgetPointer
    private weak var screen: ListScreen?
    private weak var host: GTKHost?
    private(set) var search: RowSearch?
    /// Called when the field is opened or closed, or a search begins or ends.
    var onChange: (@MainActor () -> Void)?

    init(_ screen: ListScreen, _ host: GTKHost) {
      self.screen = screen
      self.host = host
      let words = GTKWords.current
      widget = gtk_search_bar_new()
      entry = gtk_search_entry_new()
      note = gtk_label_new(nil)
      let box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6)!
      let before = button("go-up-symbolic", words.matches.before, "Shift+Enter", forward: false)
      let next = button("go-down-symbolic", words.matches.next, "Enter", forward: true)
      gtk_widget_set_hexpand(entry, 1)
      gtk_widget_add_css_class(note, "dim-label")
      for part in [entry, note, before, next] { gtk_box_append(box.cast(), part) }
      // As wide as a text to find, but the window may be as narrow as the rest of it.
      gtk_editable_set_width_chars(entry.opaque, 8)
      gtk_editable_set_max_width_chars(entry.opaque, 50)
      gtk_label_set_ellipsize(note.opaque, PANGO_ELLIPSIZE_END)
      gtk_search_bar_set_child(widget.opaque, box)
      gtk_search_bar_connect_entry(widget.opaque, entry.opaque)
      connect(entry.raw, "search-changed") { [weak self] in self?.textChanged() }
      connect(entry.raw, "activate") { [weak self] in self?.go(forward: true) }
      connect(entry.raw, "next-match") { [weak self] in self?.go(forward: true) }
      connect(entry.raw, "previous-match") { [weak self] in self?.go(forward: false) }
      connect(entry.raw, "stop-search") { [weak self] in self?.cancel() }
      RosterGTK.onChange(of: "search-mode-enabled", in: widget.raw) { [weak self] in
        self?.modeChanged()
      }
      gtk_widget_set_visible(widget, 0)
      onKey(in: entry, isFirst: true) { [weak self] key in self?.press(key) ?? false }
    }

    private func button(_ icon: String, _ tip: String, _ key: String, forward: Bool)
      -> WidgetPointer
    {
      let button = gtk_button_new_from_icon_name(icon)!
      gtk_widget_add_css_class(button, "flat")
      gtk_widget_set_tooltip_text(button, "\(tip) (\(key))".shown)
      name(button, tip)
      connect(button.raw, "clicked") { [weak self] in self?.go(forward: forward) }
      return button
    }

    /// Whether the field is shown.
    var isOpen: Bool {
      get { gtk_search_bar_get_search_mode(widget.opaque) != 0 }
      set {
        if newValue { gtk_widget_set_visible(widget, 1) }
        gtk_search_bar_set_search_mode(widget.opaque, newValue ? 1 : 0)
      }
    }

    /// What is searched for.
    var text: String { String(cString: gtk_editable_get_text(entry.opaque)) }

    /// Opens the field, or puts the keyboard into it.
    func open() {
      isOpen = true
      gtk_widget_grab_focus(entry)
      gtk_editable_select_region(entry.opaque, 0, -1)
    }

    /// Puts the cursor back to where it was, and closes the field.
    func cancel() {
      search?.returnToStart()
      if let start = search?.start { land(on: start) }
      isOpen = false
    }

    /// The page is no longer on top: what is under way ends.
    func pause() { search?.cancel() }

    /// How the search stands, if it is worth a word.
    var noteText: String? {
      guard let search, search.matcher != nil else { return nil }
      if search.isSearching { return Words.current.finding.searching }
      return switch search.ending {
      case .notFound: Words.current.finding.notFound
      case .wentRound: Words.current.finding.goneRound
      case .found, nil: nil
      }
    }

    // MARK: Events

    private func modeChanged() {
      // A closed field is none for screen readers either.
      gtk_widget_set_visible(widget, isOpen ? 1 : 0)
      if isOpen {
        begin()
      } else {
        search?.cancel()
        search = nil
        host?.marked = nil
        host?.focusList()
      }
      changed()
    }

    private func begin() {
      guard let screen else { return }
      let search = RowSearch(screen)
      search.onEnd = { [weak self] row in
        if let row { self?.land(on: row) }
        self?.changed()
      }
      self.search = search
    }

    private func textChanged() {
      guard let search, text != search.matcher?.query ?? "" else { return }
      host?.marked = nil
      search.returnToStart()
      search.find(text)
      changed()
    }

    /// Goes to the next match, or the one before.
    func go(forward: Bool) {
      // What was typed last may still wait to be searched for.
      textChanged()
      guard let search, search.matcher != nil, !search.isSearching else { return }
      search.findNext(forward: forward)
      changed()
    }

    private func press(_ key: KeyPress) -> Bool {
      switch key.value {
      case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter:
        guard key.modifiers == GDK_SHIFT_MASK else { return false }
        go(forward: false)
      case GDK_KEY_Down: go(forward: true)
      case GDK_KEY_Up: go(forward: false)
      default: return false
      }
      return true
    }

    private func land(on row: RowID) {
      guard let host, let driver = host.driver else { return }
      driver.moveCursor(to: row)
      host.marked = search == nil ? nil : row
      host.reveal(row, focus: false)
    }

    private func changed() {
      gtk_label_set_text(note.opaque, noteText ?? "")
      let isMissing = search?.ending == .notFound
      (isMissing ? gtk_widget_add_css_class : gtk_widget_remove_css_class)(entry, "error")
      onChange?()
    }
  }
#endif
