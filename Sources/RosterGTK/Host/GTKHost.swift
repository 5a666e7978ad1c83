#if GTK
  import CGTK
  public import Roster

  /// A list in a GTK window: a `GtkListView` that shows what its driver's table says.
  ///
  ///     let host = GTKHost(driver)
  ///     gtk_window_set_child(window, host.widget)
  ///
  /// Behavior:
  /// - The widget keeps the host, and the driver is attached to it as long as the widget lives. When
  ///   the widget is destroyed, with its window for example, all cells and handlers are freed. Whoever
  ///   takes it out of a window to put it into another keeps it meanwhile, as with any widget.
  /// - The host holds its driver weakly: whoever owns the screen keeps it.
  /// - GTK keeps about 200 rows alive round the place that is seen, whatever the length of the table.
  /// - The first row in view that survives a change keeps its place on the screen.
  @MainActor public final class GTKHost {
    /// What shows the list, to be put anywhere into a window: a `GtkScrolledWindow`.
    public let widget: WidgetPointer
    /// The `GtkListView` in it.
    public let listView: WidgetPointer
    /// What drives the list.
    public private(set) weak var driver: TableDriver?
    /// Whether a list that stands at its end stays there when rows are appended.
    public var followsEnd = false
    /// What happens to a list that stands at its very start when rows are put in front.
    public var topPolicy = TopPolicy.keepPlace
    let model = RowListModel()
    let cells: LiveCells
    let place: PlaceKeeper
    let pointer = PointerInput()
    let swipes = SwipeInput()
    let keys = KeyInput()
    let focus = FocusKeeper()
    let popover = RowPopover()
    let display = DisplayTracker()
    let drags = RowDrags()
    /// Where the person began to extend the selection.
    var selectionOrigin: RowID?
    /// Is given the keys that neither the list nor the row that the cursor is on knows, and says whether
    /// it took them. The character is what the key types, unless it is held with a modifier.
    public var onUnhandledKey:
      ((_ keyval: guint, _ modifiers: GdkModifierType, _ character: Character?) -> Bool)?
    /// Is given sentences for the person, to be shown for a moment.
    public var onMessage: ((String) -> Void)?
    /// The row that a search has found: it is shown as such while the focus is elsewhere.
    var marked: RowID? {
      didSet { for cell in cells.all { cell.frame.isMarked = isMarked(cell) } }
    }
    /// The page that the list is in, whose commands share the keys with it; `nil` in a window of the app's
    /// own.
    weak var screen: ListScreen?
    /// Called when what stands round the list may have changed: rows, cursor, selection, what is loaded.
    var onChrome: (@MainActor () -> Void)?
    private var isEnded = false

    /// A list that shows the table of a driver.
    ///
    /// Call it on the main thread, after `gtk_init`.
    public init(_ driver: TableDriver) {
      self.driver = driver
      cells = LiveCells(driver)
      let factory = gtk_signal_list_item_factory_new()!
      // Both are taken over by the list; the model's own reference is given up with it.
      listView = gtk_list_view_new(model.object, factory)
      widget = gtk_scrolled_window_new()
      gtk_scrolled_window_set_policy(widget.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
      gtk_scrolled_window_set_child(widget.opaque, listView)
      place = PlaceKeeper(listView)
      ThemeColors.install()
      RosterStyle.sheet.install()
      gtk_widget_add_css_class(listView, "roster-list")
      // Kept until `end`, so that the host may ask it at any time. The widget itself belongs to the
      // window that it is put in: only so does it hear of its end.
      g_object_ref(listView.raw)
      model.host = self
      cells.host = self
      place.host = self
      cells.serve(factory)
      serveEvents()
      connect(widget.raw, "destroy") { self.end() }
      driver.attach(self)
    }

    /// Whether a cell shows the row that a search has found.
    func isMarked(_ cell: LiveCell) -> Bool { marked != nil && cell.id == marked }

    /// Begins to listen to what a person does.
    private func serveEvents() {
      pointer.host = self
      swipes.host = self
      keys.host = self
      focus.host = self
      popover.host = self
      connect(widget.raw, "unmap") { [weak self] in self?.leaveScreen() }
      display.host = self
      drags.host = self
      pointer.serve(listView)
      swipes.serve(listView)
      keys.serve(listView)
      focus.serve(listView)
      display.serve(listView)
      drags.serve(listView)
    }

    /// The list is taken off the screen, with or without its window.
    private func leaveScreen() {
      stopInput()
      drags.cancel()
    }

    /// The widget is being destroyed.
    private func end() {
      if driver?.host === self { driver?.detach() }
      guard !isEnded else { return }
      isEnded = true
      leaveScreen()
      // There is nothing left to be done for it, nor widgets to do it with.
      driver = nil
      cells.end()
      g_object_unref(listView.raw)
    }
  }
#endif
