#if GTK
  import CGTK
  import Roster

  /// What is in view.
  extension PlaceKeeper {
    var adjustment: UnsafeMutablePointer<GtkAdjustment>? {
      gtk_scrollable_get_vadjustment(listView.opaque)
    }

    /// The rows in view, from top to bottom, each with its distance from the top of the view.
    var rowsInView: [Anchor] { linesInView.map { Anchor(row: $0.id, offset: $0.top) } }

    private var linesInView: [ViewPlace.Line] {
      guard let host else { return [] }
      let height = Double(gtk_widget_get_height(listView))
      // What was scrolled since the last layout.
      let shift = frames.scrolled
      var lines: [ViewPlace.Line] = []
      for cell in host.cells.all {
        guard let id = cell.id, let span = span(of: cell) else { continue }
        if span.upperBound > shift, span.lowerBound - shift < height {
          let height = span.upperBound - span.lowerBound
          lines.append(ViewPlace.Line(id: id, top: span.lowerBound - shift, height: height))
        }
      }
      return lines.sorted { $0.top < $1.top }
    }

    /// The first row in view, or what it was when the list was on the screen.
    var anchor: Anchor? {
      guard let table = host?.driver?.table else { return nil }
      return current.survivor(in: table).map { Anchor(row: $0.id, offset: $0.top) }
    }

    /// What is in view by now, or was when the list was on the screen.
    var current: ViewPlace { remembered ?? (isMapped ? place : last) }

    var isMapped: Bool { gtk_widget_get_mapped(listView) != 0 }

    var place: ViewPlace {
      guard let host, let adjustment else { return ViewPlace() }
      let value = gtk_adjustment_get_value(adjustment)
      return ViewPlace(
        lines: linesInView, isAtStart: value < 0.5, isAtEnd: value > end(of: adjustment) - 0.5,
        isFilled: host.model.count > 0)
    }

    /// The last scroll position.
    func end(of adjustment: UnsafeMutablePointer<GtkAdjustment>) -> Double {
      max(0, gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment))
    }

    /// Where a row's widget is in the view; `nil` if it is not laid out.
    func span(of cell: LiveCell) -> Range<Double>? {
      // Whether it is on the screen matters not: the place is asked for where the list leaves it, too.
      guard let widget = cell.rowWidget, gtk_widget_get_child_visible(widget) != 0 else {
        return nil
      }
      var bounds = graphene_rect_t()
      guard gtk_widget_compute_bounds(widget, listView, &bounds) != 0 else { return nil }
      let top = Double(bounds.origin.y)
      return top..<top + max(0, Double(bounds.size.height))
    }
  }
#endif
