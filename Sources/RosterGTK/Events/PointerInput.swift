#if GTK
  import CGTK
  import Roster

  /// What a person does with a pointer or a finger: one gesture of each sort on the list view, which finds
  /// the row by itself.
  @MainActor final class PointerInput {
    weak var host: GTKHost?
    /// The row that the press began on.
    private var start: RowID?
    /// The row that looks pressed. It is let go when the press ends, however that may be.
    private var pressed: RowID?
    /// The row whose menu opens when the press ends, and where.
    private var held: (id: RowID, x: Double, y: Double)?

    /// Begins to listen.
    func serve(_ listView: WidgetPointer) {
      let click = gtk_gesture_click_new()!
      gtk_gesture_single_set_button(click, 0)
      // Before the row's own gesture, which would ask for a selection.
      gtk_event_controller_set_propagation_phase(click, GTK_PHASE_CAPTURE)
      onPress(click, "pressed") { [weak self] count, x, y in
        self?.press(click, count, x, y)
      }
      onPress(click, "released") { [weak self] count, x, y in
        self?.release(click, count, x, y)
      }
      onObject(click, "cancel") { [weak self] _ in self?.cancel() }
      gtk_widget_add_controller(listView, click)

      let long = gtk_gesture_long_press_new()!
      gtk_event_controller_set_propagation_phase(long, GTK_PHASE_CAPTURE)
      onPoint(long, "pressed") { [weak self] x, y in self?.longPress(long, x, y) }
      onObject(long, "end") { [weak self] _ in self?.openHeld() }
      gtk_widget_add_controller(listView, long)
    }

    /// Gives up the press that is under way, if any.
    func cancel() {
      start = nil
      held = nil
      letGo()
    }

    private func press(_ gesture: OpaquePointer, _ count: Int, _ x: Double, _ y: Double) {
      cancel()
      guard let host, let driver = host.driver, let id = host.row(at: x, y) else { return }
      let button = gtk_gesture_single_get_current_button(gesture)
      if let control = host.control(at: x, y), button == GDK_BUTTON_PRIMARY {
        return host.focus.prepare(control)
      }
      host.focus.focus(id)
      if button != GDK_BUTTON_PRIMARY {
        gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
        held = (id, x, y)
        return
      }
      start = id
      if !modifiers(of: gesture).isSelecting, driver.activation(of: id) != .none {
        pressed = id
        driver.highlight(id, isPressed: true)
      }
    }

    private func release(_ gesture: OpaquePointer, _ count: Int, _ x: Double, _ y: Double) {
      if held != nil { return openHeld() }
      let id = start
      defer { cancel() }
      guard let id, gtk_gesture_single_get_current_button(gesture) == GDK_BUTTON_PRIMARY
      else { return }
      // The row's own gesture has nothing to add.
      gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
      // Another row, or a control, may have come under the pointer.
      guard let host, let driver = host.driver, host.row(at: x, y) == id,
        host.control(at: x, y) == nil
      else { return }
      let modifiers = modifiers(of: gesture)
      if modifiers.contains(GDK_SHIFT_MASK) { return host.extendSelection(to: id) }
      host.selectionOrigin = id
      if modifiers.contains(GDK_CONTROL_MASK) { return driver.toggleSelection(of: id) }
      // A second click in a row is no second choice.
      if pressed == id, count == 1 || driver.activation(of: id).isToggle { host.perform(id) }
    }

    private func longPress(_ gesture: OpaquePointer, _ x: Double, _ y: Double) {
      guard let host, let id = start, host.row(at: x, y) == id else { return }
      gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
      letGo()
      held = (id, x, y)
    }

    /// The press has ended: only now GTK is not confused by a menu that opens below the pointer.
    private func openHeld() {
      guard let host, let (id, x, y) = held else { return }
      held = nil
      host.openMenu(of: id, at: host.row(at: x, y) == id ? (x, y) : nil)
    }

    /// The press has ended.
    private func letGo() {
      guard let id = pressed else { return }
      pressed = nil
      host?.driver?.highlight(id, isPressed: false)
    }

    private func modifiers(of gesture: OpaquePointer) -> GdkModifierType {
      gtk_event_controller_get_current_event_state(gesture)
    }
  }

  extension GdkModifierType {
    /// Whether a modifier is among these.
    func contains(_ other: GdkModifierType) -> Bool { rawValue & other.rawValue != 0 }
    /// Whether a click with these selects in place of choosing.
    var isSelecting: Bool { contains(GDK_SHIFT_MASK) || contains(GDK_CONTROL_MASK) }
  }
#endif
