#if GTK
  import CGTK
  import Roster

  /// The row widgets that GTK keeps alive, and what they show.
  @MainActor final class LiveCells {
    weak var host: GTKHost? { didSet { events.host = host } }
    private weak var driver: TableDriver?
    /// What the controls in the cells report to.
    let events: CellEvents
    /// What was measured in the layout under way.
    let sizes = ShapeSizes()
    private let shelf: CellShelf
    private var cells: [OpaquePointer: LiveCell] = [:]
    /// The cells that GTK has unbound in the update under way; `nil` while none is. GTK unbinds and binds
    /// each row whose position or selection may have changed, which is nothing to the row.
    private var loose: Set<OpaquePointer>?
    /// Whether GTK is in the middle of asking for rows or giving them up. It must not be told of changes
    /// then.
    private(set) var isBusy = false

    init(_ driver: TableDriver) {
      self.driver = driver
      events = CellEvents(driver)
      shelf = CellShelf(events)
    }

    /// All row widgets, bound or not.
    var all: some Collection<LiveCell> { cells.values }

    /// The cell that shows a row.
    func cell(of id: RowID) -> LiveCell? { cells.values.first { $0.id == id } }

    /// Makes and fills row widgets when GTK asks for them.
    func serve(_ factory: OpaquePointer) {
      on(factory, "setup") { cells, item in
        cells.cells[item] = LiveCell(item, cells.events, cells.sizes, cells.host?.model.room)
      }
      on(factory, "bind") { cells, item in cells.cells[item].map(cells.bind) }
      on(factory, "unbind") { cells, item in cells.cells[item].map(cells.loosen) }
      on(factory, "teardown") { cells, item in
        cells.cells.removeValue(forKey: item).map(cells.tearDown)
      }
    }

    private final class Answer {
      weak var cells: LiveCells?
      let body: @MainActor (LiveCells, OpaquePointer) -> Void

      init(_ cells: LiveCells, _ body: @escaping @MainActor (LiveCells, OpaquePointer) -> Void) {
        self.cells = cells
        self.body = body
      }
    }

    private func on(
      _ factory: OpaquePointer, _ signal: String,
      _ body: @escaping @MainActor (LiveCells, OpaquePointer) -> Void
    ) {
      let callback: @convention(c) @MainActor (gpointer, OpaquePointer, gpointer) -> Void = {
        let answer = unretained(Answer.self, $2)
        let item = $1
        if let cells = answer.cells { cells.whileBusy { answer.body(cells, item) } }
      }
      // The C types agree: the factory, the list item, and the data.
      connect(
        factory.raw, signal, unsafeBitCast(callback, to: GCallback.self), Answer(self, body))
    }

    /// Runs an update, with cells that show the same row after it left alone.
    func holding(_ update: () -> Void) {
      if loose != nil { return update() }
      guard let driver else { return hold(update) }
      driver.rearranging { hold(update) }
    }

    private func hold(_ update: () -> Void) {
      loose = []
      update()
      let left = loose ?? []
      loose = nil
      for item in left { cells[item].map(unbind) }
    }

    private func bind(_ cell: LiveCell) {
      let wasLoose = loose?.remove(cell.item) != nil
      // What GTK was told of a driver that another host shows by now is nobody's to fill.
      guard let driver, driver.host === host, let line = line(of: cell) else {
        if wasLoose { unbind(cell) }
        return
      }
      gtk_list_item_set_selectable(cell.item, line.path == nil ? 0 : 1)
      if wasLoose {
        if cell.id == driver.id(of: line) { return }
        unbind(cell)
      }
      // GTK binds far more rows than are seen; which are is known after the layout.
      driver.fill(cell.slot, with: line, isShown: false) { [weak self, weak cell] row in
        if let self, let cell { cell.show(row, from: shelf) }
      }
      cell.frame.isMarked = host?.isMarked(cell) ?? false
    }

    /// Runs what handlers of rows may be called in while GTK is at work, or rows are gone through.
    func whileBusy(_ body: () -> Void) {
      let outer = isBusy
      isBusy = true
      body()
      isBusy = outer
      // An update that was asked for meanwhile had to wait.
      if let driver, driver.hasChanges { Task { [weak driver] in driver?.flush() } }
    }

    /// What a cell has to show; `nil` for a row that is about to leave, which GTK may ask for in the
    /// middle of an update.
    private func line(of cell: LiveCell) -> TableLine? {
      // The position tells, which is quicker to look up than an identity.
      let position = Int(gtk_list_item_get_position(cell.item))
      if let line = host?.model.line(at: position) { return line }
      return cell.wanted.flatMap { driver?.line(of: $0) }
    }

    /// A frame begins, or a layout is done: what is measured next may differ.
    func forgetSizes() {
      if sizes.isOutdated { remeasure() }
      sizes.forget()
    }

    /// Lines may be of another height than before.
    func remeasure() { for cell in all { gtk_widget_queue_resize(cell.frame.widget) } }

    /// The list is laid out. It may have got another height, and so what fills it.
    func laidOut() {
      forgetSizes()
      guard let host else { return }
      if host.model.room.update(viewHeight: gtk_widget_get_height(host.listView)) { remeasure() }
    }

    private func loosen(_ cell: LiveCell) {
      if loose == nil { unbind(cell) } else { loose?.insert(cell.item) }
    }

    private func unbind(_ cell: LiveCell) {
      driver?.unbind(cell.slot)
      cell.clear()
    }

    private func tearDown(_ cell: LiveCell) {
      loose?.remove(cell.item)
      driver?.unbind(cell.slot)
      host?.focus.forget(cell)
      cell.end(shelf)
    }

    /// Gives a row whose kind has changed a cell of that kind.
    func replaceCell(of slot: RowSlot) {
      guard let cell = cells.values.first(where: { $0.slot === slot }) else { return }
      whileBusy { bind(cell) }
    }

    /// Lets go of the cells that wait to be used again: the list is being destroyed.
    func end() { shelf.end() }
  }
#endif
