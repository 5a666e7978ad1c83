#if GTK
  import CGTK
  import Roster

  /// The switch of a standard cell.
  ///
  /// What a person has turned stays turned, and looks as being under way, until the data says something
  /// else than before.
  @MainActor final class CellToggle {
    let widget: WidgetPointer
    private let events: CellEvents
    private weak var slot: RowSlot?
    /// What the data said last.
    private var isOn = false
    /// For which row.
    private var id: RowID?
    private var isFilling = false

    init(_ events: CellEvents) {
      self.events = events
      widget = gtk_switch_new()
      gtk_widget_set_valign(widget, GTK_ALIGN_CENTER)
      let callback: @convention(c) @MainActor (gpointer, gboolean, gpointer) -> gboolean = {
        unretained(Answer.self, $2).toggle?.turned($1 != 0) ?? 0
      }
      // The C types agree: the switch, the wanted state and the data.
      connect(
        widget.raw, "state-set", unsafeBitCast(callback, to: GCallback.self), Answer(self))
    }

    private final class Answer {
      weak var toggle: CellToggle?

      init(_ toggle: CellToggle) { self.toggle = toggle }
    }

    /// Shows what the data says.
    func fill(_ isOn: Bool, _ slot: RowSlot) {
      let isSame = id == slot.id && self.isOn == isOn
      (self.slot, self.isOn, id) = (slot, isOn, slot.id)
      let wanted: gboolean = isOn ? 1 : 0
      // While a person's turn is under way the two differ, and are left alone.
      if isSame { return }
      isFilling = true
      if gtk_switch_get_active(widget.opaque) != wanted {
        gtk_switch_set_active(widget.opaque, wanted)
      }
      if gtk_switch_get_state(widget.opaque) != wanted {
        gtk_switch_set_state(widget.opaque, wanted)
      }
      isFilling = false
    }

    /// The cell waits for another row.
    func clear() {
      slot = nil
      id = nil
    }

    /// The switch has been turned, by a person unless it is being filled.
    ///
    /// - Returns: Whether the new state has to wait for the data.
    private func turned(_ isOn: Bool) -> gboolean {
      guard !isFilling else { return 0 }
      if let slot, isOn != self.isOn { events.toggle(slot, isOn: isOn) }
      return 1
    }
  }
#endif
