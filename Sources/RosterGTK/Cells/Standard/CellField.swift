#if GTK
  import CGTK
  import Roster

  /// The text field of a standard cell.
  ///
  /// Behavior:
  /// - What a person is typing stays while the rest of the row, or the text in the data, changes.
  /// - Enter commits, and so does leaving the field once the text was changed. Escape tells the row the
  ///   text from before, and shows what the data says then.
  @MainActor final class CellField {
    let widget: WidgetPointer
    let isSecure: Bool
    private let events: CellEvents
    private weak var slot: RowSlot?
    private var id: RowID?
    /// What the data said last.
    private var base = ""
    private var placeholder = ""
    /// What the data said when a person began to type; `nil` while nothing is typed that is not committed.
    /// A row may follow each letter, so what the data says meanwhile need not be it.
    var former: String?
    /// Whether a person has typed something that is not committed.
    var isEdited: Bool { former != nil }
    private var isFilling = false

    init(isSecure: Bool, _ events: CellEvents) {
      self.isSecure = isSecure
      self.events = events
      widget = isSecure ? gtk_password_entry_new() : gtk_entry_new()
      gtk_editable_set_width_chars(widget.opaque, 8)
      gtk_editable_set_max_width_chars(widget.opaque, 24)
      gtk_widget_set_valign(widget, GTK_ALIGN_CENTER)
      connect(widget.raw, "changed") { [weak self] in self?.changed() }
      connect(widget.raw, "activate") { [weak self] in self?.commit() }
      let focus = gtk_event_controller_focus_new()!
      connect(focus.raw, "leave") { [weak self] in self?.left() }
      gtk_widget_add_controller(widget, focus)
      onKey(in: widget, isFirst: true) { [weak self] key in
        guard key.value == GDK_KEY_Escape, key.modifiers.rawValue == 0, let self, isEdited else {
          return false
        }
        cancel()
        return true
      }
    }

    /// What stands in the field.
    var text: String { String(cString: gtk_editable_get_text(widget.opaque)) }

    /// Shows what the data says, unless a person is typing.
    func fill(_ field: RowTextField, _ slot: RowSlot) {
      let isSame = id == slot.id
      (self.slot, id, base) = (slot, slot.id, field.text)
      if placeholder != field.placeholder {
        placeholder = field.placeholder
        setPlaceholder(placeholder.shown(upTo: CellText.limit))
      }
      if !isSame { former = nil }
      if !isEdited { showData() }
    }

    private func showData() {
      if text != base.withoutEnd { set(base) }
    }

    /// Drops what was typed, and tells the row the text from before.
    func cancel() {
      guard let former else { return }
      self.former = nil
      let id = id
      if let slot, text != former.withoutEnd { events.edit(slot, text: former) }
      // The data may answer at once.
      events.driver?.flush()
      if self.id == id { showData() }
    }

    /// The cell waits for another row.
    func clear() {
      slot = nil
      id = nil
      former = nil
      // A secret must not stay behind.
      if !text.isEmpty { set("") }
    }

    private func set(_ text: String) {
      isFilling = true
      gtk_editable_set_text(widget.opaque, text.withoutEnd)
      isFilling = false
    }

    private func setPlaceholder(_ text: String) {
      if !isSecure { return gtk_entry_set_placeholder_text(widget.cast(), text) }
      var value = GValue(text: text)
      g_object_set_property(widget.raw.object, "placeholder-text", &value)
      g_value_unset(&value)
    }

    private func changed() {
      guard !isFilling, let slot else { return }
      if former == nil { former = base }
      events.edit(slot, text: text)
    }

    private func commit() {
      guard let slot else { return }
      // Untouched, the data's own text is handed over, which a field may be unable to hold.
      let text = isEdited ? text : base
      former = nil
      events.commit(slot, text: text)
    }

    private func left() { if isEdited { commit() } }
  }

  extension String {
    /// The text as C can hold it, which ends a text at the scalar 0.
    fileprivate var withoutEnd: String {
      guard utf8.contains(0) else { return self }
      return String(
        String.UnicodeScalarView(unicodeScalars.map { $0.value == 0 ? "\u{FFFD}" : $0 }))
    }
  }
#endif
