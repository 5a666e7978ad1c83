#if GTK
  import CGTK
  import Roster

  /// What stands at the very end of a standard cell. Each sort of widget is made when it is first needed,
  /// and kept while the cell is used again.
  @MainActor final class CellAccessory {
    private enum Sort: Hashable {
      case icon
      case info
      case toggle
      case badge
      case bar
      case spinner
      case field(isSecure: Bool)
      case retry
    }

    private let events: CellEvents
    /// Puts a new widget into the cell.
    private let place: @MainActor (WidgetPointer) -> Void
    private var widgets: [Sort: WidgetPointer] = [:]
    private(set) var toggle: CellToggle?
    private(set) var field: CellField?
    private var shown: Sort?
    private weak var slot: RowSlot?
    private var accessory: RowAccessory?
    private var label = ""

    init(_ events: CellEvents, place: @escaping @MainActor (WidgetPointer) -> Void) {
      self.events = events
      self.place = place
    }

    /// What can be operated or seen now.
    var widget: WidgetPointer? { shown.flatMap { widgets[$0] } }

    /// Shows an accessory.
    ///
    /// - Parameter retries: Whether a button to try again stands in its place.
    func show(_ content: RowContent, retries: Bool, _ slot: RowSlot) {
      self.slot = slot
      let accessory = content.accessory
      if accessory == .none, !retries { return hide() }
      let sort = retries ? .retry : sort(of: accessory)
      let isChanged = self.accessory != accessory
      self.accessory = accessory
      guard let sort else { return hide() }
      let widget = appear(sort)
      switch accessory {
      case _ where retries: break
      case .toggle(let isOn): toggle?.fill(isOn, slot)
      case .textField(let text):
        if case .field(let isSecure) = sort { usedField(isSecure).fill(text, slot) }
        gtk_widget_set_hexpand(widget, content.title.isEmpty ? 1 : 0)
      case _ where isChanged: update(widget, accessory)
      default: break
      }
      name(widget, sort, content.title)
    }

    /// The cell waits for another row.
    func clear() {
      toggle?.clear()
      field?.clear()
      slot = nil
    }

    private func sort(of accessory: RowAccessory) -> Sort? {
      switch accessory {
      case .none: nil
      case .disclosure, .checkmark: .icon
      case .info: .info
      case .toggle: .toggle
      case .badge: .badge
      case .progress(nil): .spinner
      case .progress: .bar
      case .textField(let field): .field(isSecure: field.isSecure)
      }
    }

    private func hide() {
      accessory = nil
      guard let shown, let widget = widgets[shown] else { return }
      if shown == .spinner { gtk_spinner_stop(widget.opaque) }
      gtk_widget_set_visible(widget, 0)
      self.shown = nil
    }

    private func appear(_ sort: Sort) -> WidgetPointer {
      if shown == sort, let widget = widgets[sort] { return widget }
      let accessory = accessory
      hide()
      self.accessory = accessory
      shown = sort
      label = ""
      if let widget = widgets[sort] {
        gtk_widget_set_visible(widget, 1)
        if let accessory { update(widget, accessory) }
        return widget
      }
      let widget = make(sort)
      gtk_widget_set_valign(widget, GTK_ALIGN_CENTER)
      widgets[sort] = widget
      place(widget)
      if let accessory { update(widget, accessory) }
      return widget
    }

    private func make(_ sort: Sort) -> WidgetPointer {
      switch sort {
      case .icon:
        let icon = gtk_image_new()!
        gtk_widget_add_css_class(icon, "dim-label")
        return icon
      case .info:
        let button = gtk_button_new_from_icon_name("help-about-symbolic")!
        gtk_widget_add_css_class(button, "flat")
        connect(button.raw, "clicked") { [weak self] in
          if let self, let slot { events.tapAccessory(slot) }
        }
        return button
      case .toggle:
        let toggle = CellToggle(events)
        self.toggle = toggle
        return toggle.widget
      case .badge:
        let label = gtk_label_new(nil)!
        gtk_widget_add_css_class(label, "roster-badge")
        gtk_label_set_single_line_mode(label.opaque, 1)
        gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
        gtk_label_set_max_width_chars(label.opaque, 16)
        return label
      case .bar:
        let bar = gtk_progress_bar_new()!
        gtk_widget_set_size_request(bar, 80, -1)
        return bar
      case .spinner: return gtk_spinner_new()
      case .field(let isSecure): return usedField(isSecure).widget
      case .retry:
        let button = gtk_button_new()!
        gtk_widget_add_css_class(button, "pill")
        gtk_widget_set_halign(button, GTK_ALIGN_CENTER)
        gtk_button_set_label(button.cast(), Words.current.retry.shown)
        connect(button.raw, "clicked") { [weak self] in
          if let self, let slot { events.choose(slot) }
        }
        return button
      }
    }

    private var fields: [Bool: CellField] = [:]

    private func usedField(_ isSecure: Bool) -> CellField {
      if let field, field.isSecure == isSecure { return field }
      field?.clear()
      let used = fields[isSecure] ?? CellField(isSecure: isSecure, events)
      fields[isSecure] = used
      field = used
      return used
    }

    /// Shows what the widget itself does not keep.
    private func update(_ widget: WidgetPointer, _ accessory: RowAccessory) {
      switch accessory {
      case .disclosure:
        gtk_image_set_from_icon_name(widget.opaque, "go-next-symbolic")
      case .checkmark:
        gtk_image_set_from_icon_name(widget.opaque, "object-select-symbolic")
      case .badge(let text):
        gtk_label_set_text(widget.opaque, text.shown(upTo: CellText.limit))
      case .progress(nil): gtk_spinner_start(widget.opaque)
      case .progress(let done?):
        gtk_progress_bar_set_fraction(widget.opaque, done.isFinite ? min(max(done, 0), 1) : 0)
      case .none, .info, .toggle, .textField: break
      }
    }

    /// Names what can be operated after its row.
    private func name(_ widget: WidgetPointer, _ sort: Sort, _ title: String) {
      let text: String
      switch sort {
      case .toggle, .field, .bar, .spinner: text = title
      case .info: text = "\(Words.current.info): \(title)"
      case .icon, .badge, .retry: return
      }
      guard label != text else { return }
      label = text
      RosterGTK.name(widget, text)
    }
  }
#endif
