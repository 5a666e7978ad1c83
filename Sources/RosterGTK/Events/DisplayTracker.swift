#if GTK
  import CGTK
  import Roster

  /// Decides after each layout which rows are in view, and tells the driver what follows from that: rows
  /// that come into view and leave it, rows to be prefetched, and the ends of the table coming near.
  @MainActor final class DisplayTracker {
    weak var host: GTKHost?
    /// The rows that were prefetched, as they were then.
    private var prefetched: [RowID: AnyRow] = [:]
    private var isNear = (start: false, end: false)
    /// The scroll position at the last look, and whether it grew before that.
    private var lastOffset = 0.0
    private var goesForward = true

    /// Begins to look. After each layout it is told to.
    func serve(_ listView: WidgetPointer) {
      connect(listView.raw, "unmap") { [weak self] in self?.update() }
    }

    /// Rows have come, gone or moved: where they are is known after the next layout.
    func rowsChanged() {
      if let host, gtk_widget_get_mapped(host.listView) != 0 {
        gtk_widget_queue_allocate(host.listView)
      }
    }

    /// Looks which rows are in view. Whatever handlers of rows change is shown afterwards.
    ///
    /// - Complexity: O(n) for n row widgets that GTK keeps
    func update() {
      guard let host, host.isServed else { return }
      host.cells.whileBusy { look(host) }
      host.focus.takeOwed()
    }

    private func look(_ host: GTKHost) {
      guard let driver = host.driver else { return }
      let isMapped = gtk_widget_get_mapped(host.listView) != 0
      let height = gtk_widget_get_height(host.listView)
      follow(host.place.adjustment)
      var inView: ClosedRange<Int>?
      var (entering, leaving): ([LiveCell], [LiveCell]) = ([], [])
      for cell in host.cells.all where cell.id != nil {
        let isInView = isMapped && isInView(cell, height)
        if isInView {
          let position = position(cell)
          inView =
            min(
              inView?.lowerBound ?? position, position)...max(
              inView?.upperBound ?? position, position)
        }
        if isInView != cell.slot.isShown { isInView ? entering.append(cell) : leaving.append(cell) }
      }
      for cell in leaving.sorted(by: { position($0) < position($1) }) { driver.hide(cell.slot) }
      for cell in entering.sorted(by: { position($0) < position($1) }) { driver.show(cell.slot) }
      prefetch(inView.map(ahead) ?? [])
      signalNearness(isMapped, height)
    }

    /// Whether a cell is in view, from its place in the last layout. GTK maps no others.
    private func isInView(_ cell: LiveCell, _ height: gint) -> Bool {
      guard let row = cell.rowWidget, gtk_widget_get_mapped(row) != 0 else { return false }
      var area = GdkRectangle()
      gtk_widget_get_allocation(row, &area)
      return area.y + area.height > 0 && area.y < height
    }

    /// The rows that come next in the direction of travel, as many as are in view.
    private func ahead(of inView: ClosedRange<Int>) -> [RowID] {
      guard let host, let driver = host.driver else { return [] }
      let count = min(inView.count, Self.mostAhead)
      let positions = (1...count).map {
        goesForward ? inView.upperBound + $0 : inView.lowerBound - $0
      }
      return positions.compactMap { position in
        host.model.line(at: position).flatMap { $0.path == nil ? nil : driver.id(of: $0) }
      }
    }

    /// How many rows are prefetched at most.
    private static let mostAhead = 100

    private func position(_ cell: LiveCell) -> Int { Int(gtk_list_item_get_position(cell.item)) }

    private func follow(_ adjustment: UnsafeMutablePointer<GtkAdjustment>?) {
      let offset = adjustment.map { gtk_adjustment_get_value($0) } ?? 0
      if offset != lastOffset { goesForward = offset > lastOffset }
      lastOffset = offset
    }

    // MARK: What follows from it

    /// Prefetches the rows that come next in the direction of travel, and cancels those that were and are
    /// neither near nor in view any more.
    private func prefetch(_ near: [RowID]) {
      if near.isEmpty, prefetched.isEmpty { return }
      guard let host, let driver = host.driver else { return }
      let wanted = Set(near)
      for (id, row) in prefetched where !wanted.contains(id) {
        prefetched[id] = nil
        if host.cells.cell(of: id)?.slot.isShown != true { driver.cancelPrefetch(row) }
      }
      for id in near where prefetched[id] == nil {
        prefetched[id] = host.row(id)
        driver.prefetch(id)
      }
    }

    /// Cancels what was prefetched and has not come into view: the list is shown no longer.
    func cancelAll() { prefetch([]) }

    /// Tells the driver when the start or the end comes within one view's height: once for each arrival.
    private func signalNearness(_ isMapped: Bool, _ height: gint) {
      guard isMapped, height > 0, let host, let driver = host.driver, host.model.count > 0,
        let adjustment = host.place.adjustment
      else { return }
      let page = gtk_adjustment_get_page_size(adjustment)
      let start = lastOffset <= page
      let end = gtk_adjustment_get_upper(adjustment) - page - lastOffset <= page
      if isNear.start, !start { driver.leftStart() }
      if isNear.end, !end { driver.leftEnd() }
      isNear = (start, end)
      if start { driver.nearStart() }
      if end { driver.nearEnd() }
    }
  }
#endif
