#if GTK
  import CGTK
  import Roster

  /// Keeps the keyboard focus and the driver's cursor together: where one goes, the other follows, by
  /// identity.
  ///
  /// A row itself has the focus. Its controls are passed over until a person enters them, so that keys
  /// mean the row; they are left when the focus goes elsewhere.
  @MainActor final class FocusKeeper {
    weak var host: GTKHost?
    /// The cell whose controls may have the focus now.
    private var entered: LiveCell?
    /// The window, and the number of the connection to it.
    private var root: (object: OpaquePointer, connection: gulong)?
    /// Whether the focus was in the list when it moved last.
    private var hadFocus = false
    /// Whether the list itself is moving the focus.
    private var isMoving = false
    /// Whether rows come and go, so that what GTK does to the focus says nothing.
    private var isUpdating = false
    /// Whether the list is to have the focus as soon as it has a row.
    private var isOwed = false

    /// Begins to watch the focus of whatever window the list is in.
    func serve(_ listView: WidgetPointer) {
      onChange(of: "root", in: listView.raw) { [weak self] in self?.rootChanged() }
      connect(listView.raw, "map") { [weak self] in self?.isOwed = true }
    }

    private func rootChanged() {
      if let root { g_signal_handler_disconnect(root.object.raw, root.connection) }
      root = nil
      guard let host, let window = gtk_widget_get_root(host.listView) else { return }
      let connection = onChange(of: "focus-widget", in: window.raw) { [weak self] in
        self?.focusMoved()
      }
      root = (window, connection)
    }

    // MARK: Where the focus is

    /// The widget in the list that has the focus; `nil` if it is elsewhere.
    var widget: WidgetPointer? {
      guard let host, let root, let widget = gtk_root_get_focus(root.object),
        widget.isInside(host.listView)
      else { return nil }
      return widget
    }

    /// The cell that has the focus, or one of whose controls has it.
    var cell: LiveCell? { widget.flatMap { host?.cell(holding: $0) } }

    /// Whether a person is typing in the list.
    var isTyping: Bool { widget?.isEditable ?? false }

    /// Whether a control of a row has the focus.
    var isInControl: Bool { widget.map { $0 != cell?.rowWidget } ?? false }

    private func focusMoved() {
      if isUpdating { return }
      host?.place.isSentByGTK()
      if let host, let root, gtk_root_get_focus(root.object) == host.widget {
        // The list has refused, since what would have had the focus is a header now.
        return host.focusList()
      }
      let widget = widget
      if let entered, widget.map({ $0.isInside(entered.frame.widget) }) != true { leave(entered) }
      let isArriving = !hadFocus
      hadFocus = widget != nil
      guard let widget, let driver = host?.driver, let id = host?.cell(holding: widget)?.id,
        let path = driver.table.path(of: id), !isOwed || driver.isFocusable(path)
      else { return }
      // A list that has just come into its window stays where it was left.
      let isEntering = isOwed || host?.place.isLaidOut != true
      isOwed = false
      guard isArriving, !isMoving else { return driver.moveCursor(to: id) }
      // GTK goes to a row of its own choosing when it comes from elsewhere, and does not show it.
      if let cursor = driver.cursor, cursor != id {
        var hasFocus = false
        if isEntering {
          host?.place.staying { hasFocus = focus(cursor) }
        } else {
          hasFocus = focus(cursor)
          if hasFocus { host?.place.scroll(to: cursor, .nearest) }
        }
        if hasFocus || isOwed { return }
      }
      driver.moveCursor(to: id)
      if !isEntering { host?.place.scroll(to: id, .nearest) }
    }

    /// Rows are laid out: a list that comes into a window where nothing has the focus takes it. GTK gives
    /// it to the first line, which may be a header and refuse.
    func takeOwed() {
      guard isOwed, let host, let root else { return }
      let focus = gtk_root_get_focus(root.object)
      // A widget that is gone has it for a while yet: then GTK chooses another.
      if let focus, widget == nil, gtk_widget_get_mapped(focus) == 0 { return }
      isOwed = host.model.count == 0
      // Within the list it may be on the first row yet, where GTK has put it.
      let isElsewhere = focus != nil && focus != host.widget && widget == nil
      if !isElsewhere { host.place.staying { host.focusList() } }
    }

    // MARK: Moving the focus

    /// Gives the focus to a row, which may be far away. Before the first layout it is owed.
    ///
    /// - Returns: Whether the row has it.
    @discardableResult func focus(_ id: RowID) -> Bool {
      guard let host, let position = host.model.position(of: id) else { return false }
      guard host.place.isLaidOut else {
        isOwed = true
        return false
      }
      if host.cells.cell(of: id)?.rowWidget == nil { host.place.bringIn(position) }
      guard let row = host.cells.cell(of: id)?.rowWidget else { return false }
      isMoving = true
      defer { isMoving = false }
      return gtk_widget_grab_focus(row) != 0
    }

    /// Lets the control that is being pressed take the focus, if it needs it to be used.
    func prepare(_ control: WidgetPointer) {
      guard let cell = host?.cell(holding: control) else { return }
      if control.isEditable {
        if let id = cell.id { host?.driver?.moveCursor(to: id) }
        open(cell)
      } else if let id = cell.id {
        focus(id)
      }
    }

    /// Goes from a row to its first control, or its last one.
    func enter(_ id: RowID, forward: Bool = true) -> Bool {
      guard focus(id), let cell = host?.cells.cell(of: id) else { return false }
      open(cell)
      let direction = forward ? GTK_DIR_TAB_FORWARD : GTK_DIR_TAB_BACKWARD
      if gtk_widget_child_focus(cell.frame.widget, direction) != 0 { return true }
      leave(cell)
      return false
    }

    /// Goes from a control to the next one in its row, or the one before; from a text field then to that
    /// of the next row, or the row before. What is typed is committed as the field is left.
    ///
    /// - Returns: Whether the focus is where it belongs, be there such a control or has the row left.
    func goOn(forward: Bool) -> Bool {
      guard let cell else { return false }
      let direction = forward ? GTK_DIR_TAB_FORWARD : GTK_DIR_TAB_BACKWARD
      if gtk_widget_child_focus(cell.frame.widget, direction) != 0 { return true }
      guard isTyping, let id = cell.id, let driver = host?.driver else { return false }
      // The row may say that another one is next, once it has the text.
      goBack()
      driver.flush()
      if driver.table.path(of: id) == nil { return true }
      let next = driver.field(from: id, forward: forward)
      return next.map { enter($0, forward: forward) } ?? false
    }

    /// Leaves a popover of GTK's own, such as the menu of a text.
    func leavePopover() {
      guard let widget, gtk_widget_get_ancestor(widget, gtk_popover_get_type()) != nil else {
        return
      }
      closePopovers(round: widget)
      goBack()
    }

    /// Goes from a control back to its row.
    func goBack() {
      guard let cell, let row = cell.rowWidget else { return }
      leave(cell)
      gtk_widget_grab_focus(row)
    }

    private func open(_ cell: LiveCell) {
      if let entered, entered !== cell { leave(entered) }
      entered = cell
      gtk_widget_set_can_focus(cell.frame.widget, 1)
    }

    /// A row widget is gone.
    func forget(_ cell: LiveCell) { if entered === cell { entered = nil } }

    private func leave(_ cell: LiveCell) {
      if entered === cell { entered = nil }
      gtk_widget_set_can_focus(cell.frame.widget, 0)
    }

    /// The cursor may have moved: the focus goes along, if the list has it.
    func follow() {
      guard !isUpdating, let cursor = host?.driver?.cursor, let cell, cell.id != cursor else {
        return
      }
      focus(cursor)
    }

    // MARK: Updates

    /// What has the focus before an update.
    private struct Held {
      let id: RowID?
      let typing: TypingState?
      let formerText: String?
    }

    /// Runs an update, and gives the focus back to the row that had it; if that has left, to the cursor.
    func keep(during update: () -> Void) {
      let held = widget.map { widget in
        let cell = host?.cell(holding: widget)
        return Held(id: cell?.id, typing: TypingState(widget), formerText: cell?.formerText)
      }
      isUpdating = true
      update()
      isUpdating = false
      hadFocus = widget != nil
      if held != nil || isOwed { restore(held) }
    }

    private func restore(_ held: Held?) {
      guard let host, let driver = host.driver else { return }
      if let held, let typing = held.typing, let id = held.id, driver.table.path(of: id) != nil {
        if cell?.id == id, isTyping { return }
        if enter(id), let widget {
          typing.restore(to: widget)
          if let text = held.formerText { cell?.formerText = text }
          return
        }
      }
      if let id = cell?.id, id == driver.cursor { return focusMoved() }
      let target = driver.cursor ?? driver.firstFocusable
      isOwed = !(target.map(focus) ?? false)
    }
  }
#endif
