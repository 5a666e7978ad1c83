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

    /// Where a removal of lines has to be cut, since it goes from lines without a row widget to some that
    /// have one.
    ///
    /// - Complexity: O(*n*) for *n* row widgets.
    func cut(in range: Range<Int>) -> Int? {
      if range.count < 2 { return nil }
      let first = all.lazy.map { Int(gtk_list_item_get_position($0.item)) }
        .filter(range.contains).min()
      return first == range.lowerBound ? nil : first
    }
  }
#endif
