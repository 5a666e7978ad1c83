#if GTK
  import CGTK
  import Roster

  /// Keeps the first row in view that survives a change where it is on the screen.
  ///
  /// GTK keeps a row of its own choosing in place. Where that is another one, or has left, the difference
  /// shows after GTK's layout, and is taken off the scroll position before anything is drawn.
  @MainActor final class PlaceKeeper {
    weak var host: GTKHost?
    private let listView: WidgetPointer
    /// The rows that were in view before the updates since the last layout.
    private var remembered: [Anchor]?
    /// What has to be where after the next layout.
    private var target: Anchor?
    private var passes = 0
    private var hasClock = false
    /// The first row in view when the list was last taken off the screen.
    private var last: Anchor?

    /// So often a layout is corrected before it is left as it is.
    private static let mostPasses = 5

    init(_ listView: WidgetPointer) {
      self.listView = listView
      connect(listView.raw, "realize") { [weak self] in self?.watchClock() }
      connect(listView.raw, "unmap") { [weak self] in self?.last = self?.rowsInView.first }
    }

    private func watchClock() {
      guard !hasClock, let clock = gtk_widget_get_frame_clock(listView) else { return }
      hasClock = true
      connect(clock.raw, "layout", after: true) { [weak self] in self?.settle() }
    }

    var adjustment: UnsafeMutablePointer<GtkAdjustment>? {
      gtk_scrollable_get_vadjustment(listView.opaque)
    }

    /// The rows in view, from top to bottom, each with its distance from the top of the view.
    var rowsInView: [Anchor] {
      guard let host else { return [] }
      let height = Double(gtk_widget_get_height(listView))
      var rows: [Anchor] = []
      for cell in host.cells.all {
        guard let id = cell.id, let (top, bottom) = span(of: cell) else { continue }
        if bottom > 0, top < height { rows.append(Anchor(row: id, offset: top)) }
      }
      return rows.sorted { $0.offset < $1.offset }
    }

    /// The first row in view, or what it was when the list was on the screen.
    var anchor: Anchor? { gtk_widget_get_mapped(listView) != 0 ? rowsInView.first : last }

    /// Where a row's widget is in the view; `nil` if it is not laid out.
    private func span(of cell: LiveCell) -> (top: Double, bottom: Double)? {
      guard let widget = cell.rowWidget, gtk_widget_get_mapped(widget) != 0 else { return nil }
      var bounds = graphene_rect_t()
      guard gtk_widget_compute_bounds(widget, listView, &bounds) != 0 else { return nil }
      return (
        Double(bounds.origin.y), Double(bounds.origin.y) + Double(bounds.size.height)
      )
    }

    /// Before a change: what is in view. Between two layouts the first answer holds.
    func remember() {
      if remembered == nil { remembered = target.map { [$0] } ?? rowsInView }
    }

    /// After a change: what has to stay.
    func keep(in table: TableSnapshot) {
      guard let anchor = remembered?.first(where: { table.line(of: $0.row) != nil }) else { return }
      aim(at: anchor)
    }

    /// After everything was shown from scratch: what has to be where it was.
    func restore(_ anchor: Anchor?) {
      remembered = nil
      guard let anchor, let position = host?.model.position(of: anchor.row) else { return }
      bringIn(position)
      aim(at: anchor)
    }

    /// Lets GTK scroll to a position, be it far away.
    func bringIn(_ position: Int) {
      gtk_widget_activate_action_variant(
        listView, "list.scroll-to-item", g_variant_new_uint32(guint32(position)))
    }

    private func aim(at anchor: Anchor) {
      target = anchor
      passes = 0
      gtk_widget_queue_allocate(listView)
    }

    /// After a layout: corrects the scroll position, before anything is drawn.
    private func settle() {
      remembered = nil
      guard let target, let host, let adjustment else { return }
      passes += 1
      guard let cell = host.cells.cell(of: target.row), let (top, _) = span(of: cell) else {
        if let position = host.model.position(of: target.row), passes < Self.mostPasses {
          bringIn(position)
        } else {
          self.target = nil
        }
        return
      }
      let difference = top - target.offset
      if abs(difference) < 0.5 || passes >= Self.mostPasses {
        self.target = nil
        return
      }
      let before = gtk_adjustment_get_value(adjustment)
      gtk_adjustment_set_value(adjustment, before + difference)
      // At either end there is nothing to scroll.
      if gtk_adjustment_get_value(adjustment) == before { self.target = nil }
    }
  }
#endif
