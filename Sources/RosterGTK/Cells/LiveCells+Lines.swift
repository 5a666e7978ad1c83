#if GTK
  import CGTK

  extension LiveCells {
    /// The lines round the view that GTK keeps row widgets for. Single ones elsewhere, such as that of a
    /// row which has the focus, are not among them.
    ///
    /// - Complexity: O(*n* log *n*) for *n* row widgets.
    var liveLines: Range<Int> {
      let positions = all.map { Int(gtk_list_item_get_position($0.item)) }.sorted()
      var longest = 0..<0
      var run = 0..<0
      for position in positions {
        run = (position == run.upperBound ? run.lowerBound : position)..<position + 1
        if run.count > longest.count { longest = run }
      }
      return longest
    }
  }
#endif
