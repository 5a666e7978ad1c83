#if GTK
  import CGTK
  import Roster

  /// Swipes over a row, with a finger or sideways with a wheel or a touchpad: they open the actions of the
  /// side that comes into view.
  @MainActor final class SwipeInput {
    weak var host: GTKHost?
    /// The row that a finger was put on, and where.
    private var touched: (id: RowID, x: Double, y: Double)?
    /// How far was scrolled sideways so far, and over which row.
    private var travel = (id: RowID?.none, x: 0.0)

    /// Begins to listen.
    func serve(_ listView: WidgetPointer) {
      let swipe = gtk_gesture_swipe_new()!
      // With a mouse the same movement drags.
      gtk_gesture_single_set_touch_only(swipe, 1)
      onObject(swipe, "begin") { [weak self] _ in
        var (x, y) = (0.0, 0.0)
        if gtk_gesture_get_point(swipe, nil, &x, &y) != 0 { self?.touch(x, y) }
      }
      onPoint(swipe, "swipe") { [weak self] x, y in self?.swipe(x, y) }
      gtk_widget_add_controller(listView, swipe)
      let scroll = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_HORIZONTAL)!
      gtk_event_controller_set_propagation_phase(scroll, GTK_PHASE_CAPTURE)
      onScroll(scroll) { [weak self] x, _ in self?.scroll(scroll, x) ?? false }
      connect(scroll.raw, "scroll-end") { [weak self] in self?.travel = (nil, 0) }
      gtk_widget_add_controller(listView, scroll)
    }

    /// Gives up what is under way.
    func cancel() {
      touched = nil
      travel = (nil, 0)
    }

    /// A finger is put on a place.
    func touch(_ x: Double, _ y: Double) {
      touched = host?.row(at: x, y).map { ($0, x, y) }
    }

    /// A finger has left with a speed.
    func swipe(_ x: Double, _ y: Double) {
      guard let (id, startX, startY) = touched, abs(x) > 2 * abs(y) else { return }
      touched = nil
      open(id, at: (startX, startY), goesLeft: x < 0)
    }

    /// - Returns: Whether actions were opened.
    private func scroll(_ controller: OpaquePointer, _ x: Double) -> Bool {
      guard let host, host.popover.id == nil,
        let event = gtk_event_controller_get_current_event(controller),
        let place = place(of: event), let id = host.row(at: place.x, place.y)
      else { return false }
      // A wheel moves by whole notches, a touchpad by pixels.
      let isWheel = gdk_scroll_event_get_unit(event) == GDK_SCROLL_UNIT_WHEEL
      let goesOn = travel.id == id && travel.x * x >= 0
      travel = (id, goesOn ? travel.x + x : x)
      guard abs(travel.x) >= (isWheel ? 1 : 40) else { return false }
      let goesLeft = travel.x > 0
      travel = (nil, 0)
      return open(id, at: place, goesLeft: goesLeft)
    }

    /// Opens the actions of a row, at a place if the row is still there.
    @discardableResult private func open(
      _ id: RowID, at place: (x: Double, y: Double), goesLeft: Bool
    ) -> Bool {
      guard let host else { return false }
      let isFlipped = gtk_widget_get_direction(host.listView) == GTK_TEXT_DIR_RTL
      let isThere = host.row(at: place.x, place.y) == id
      return host.openActions(
        of: id, isTrailing: goesLeft != isFlipped, at: isThere ? place : nil)
    }

    /// Where in the list view the pointer was at an event. Events of scrolling do not say.
    private func place(of event: OpaquePointer) -> (x: Double, y: Double)? {
      guard let host, let native = gtk_widget_get_native(host.listView) else { return nil }
      var (x, y, shiftX, shiftY) = (0.0, 0.0, 0.0, 0.0)
      guard let surface = gdk_event_get_surface(event),
        let seat = gdk_event_get_device(event).flatMap({ gdk_device_get_seat($0) }),
        let pointer = gdk_seat_get_pointer(seat),
        gdk_surface_get_device_position(surface, pointer, &x, &y, nil) != 0
      else { return nil }
      gtk_native_get_surface_transform(native, &shiftX, &shiftY)
      var place = (x: 0.0, y: 0.0)
      gtk_widget_translate_coordinates(
        native.widget, host.listView, x - shiftX, y - shiftY, &place.x, &place.y)
      return place
    }
  }
#endif
