#if GTK
  import CGTK
  import Roster

  /// The switch of a standard cell.
  ///
  /// What a person has turned stays turned, and looks as being under way, until the data says something
  /// else than before. If it does not for two seconds, or nobody is told of the turn, the switch goes back
  /// to what the data says.
  @MainActor final class CellToggle {
    let widget: WidgetPointer
    private let events: CellEvents
    private weak var slot: RowSlot?
    /// What the data said last.
    private var isOn = false
    /// For which row.
    private var id: RowID?
    private var isFilling = false
    /// Takes a turn back that the data does not follow.
    private var timer: guint = 0
    /// How long the data may take, in milliseconds.
    private static let patience: guint = 2_000

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
      // While a person's turn is under way the two differ, and are left alone.
      if isSame { return }
      showData()
    }

    private func showData() {
      stopTimer()
      let wanted: gboolean = isOn ? 1 : 0
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
      stopTimer()
    }

    private func stopTimer() {
      if timer != 0 { g_source_remove(timer) }
      timer = 0
    }

    /// The switch has been turned, by a person unless it is being filled.
    ///
    /// - Returns: Whether the new state has to wait for the data.
    private func turned(_ isOn: Bool) -> gboolean {
      guard !isFilling else { return 0 }
      stopTimer()
      guard let slot, isOn != self.isOn else { return 1 }
      // Not at once, even if nobody is told: the switch is in the middle of turning.
      timer = after(milliseconds: events.mayToggle(slot) ? Self.patience : 0) { [weak self] in
        self?.timer = 0
        self?.showData()
      }
      events.toggle(slot, isOn: isOn)
      return 1
    }

    isolated deinit { stopTimer() }
  }
#endif
