#if GTK
  import CGTK
  import Roster
  import XCTest

  @testable import RosterGTK

  extension ListWindow {
    /// What is wrong with what a person sees, once everything is laid out: gaps, rows that overlap or are
    /// not as high as they need, the wrong rows for the scroll position, rows that do not know that they
    /// are in view.
    var unseemly: [String] {
      guard let driver = host.driver, gtk_widget_get_mapped(host.listView) != 0 else { return [] }
      var faults = faults(driver)
      let height = Double(gtk_widget_get_height(host.listView))
      let count = driver.table.lineCount
      let shown = visible.sorted { $0.top ?? 0 < $1.top ?? 0 }
      guard let first = shown.first, let last = shown.last else {
        if count > 0 { faults.append("nothing of \(count) lines is seen at \(offset) of \(upper)") }
        return faults
      }
      for (row, next) in zip(shown, shown.dropFirst()) {
        let gap = (next.top ?? 0) - (row.top ?? 0) - row.height
        if abs(gap) > 4 { faults.append("a gap of \(gap) after \(row.position)") }
        if next.position != row.position + 1 {
          faults.append("\(next.position) comes after \(row.position)")
        }
      }
      if first.position > 0, first.top ?? 0 > 4 {
        faults.append("\(first.top ?? 0) pixels are blank above \(first.position)")
      }
      if first.position == 0, abs((first.top ?? 0) + offset) > 8 {
        faults.append("the first line is at \(first.top ?? 0), scrolled by \(offset)")
      }
      let bottom = (last.top ?? 0) + last.height
      if last.position < count - 1, bottom < height - 4 {
        faults.append("\(height - bottom) pixels are blank below \(last.position) of \(count)")
      }
      if last.position == count - 1, bottom < height - 8, offset > 1 {
        faults.append("\(height - bottom) pixels are blank below the last line")
      }
      if last.position == count - 1, upper > height, abs(upper - offset - bottom) > 8 {
        faults.append("the last line ends at \(bottom), the list at \(upper - offset)")
      }
      faults += wrongHeights
      for cell in host.cells.all {
        guard let id = cell.id, let row = shown.first(where: { $0.id == id }) else {
          if cell.slot.isShown { faults.append("\(cell.id, default: "none") is not seen") }
          continue
        }
        if !cell.slot.isShown, (row.top ?? 0) + row.height > 1, row.top ?? 0 < height - 1 {
          faults.append("\(id) does not know that it is seen")
        }
      }
      return faults
    }

    /// The cells that are laid out as higher or lower than they need.
    var wrongHeights: [String] {
      let width = gtk_widget_get_width(host.listView)
      return host.cells.all.compactMap { cell in
        guard let id = cell.id, let child = cell.frame.child, !cell.frame.fillsView else {
          return nil
        }
        if case .fixed = host.driver?.table.line(of: id).map({
          host.driver!.table.row(of: $0).height
        }) {
          return nil
        }
        // What GTK was told in the last layout, and what the cell says itself.
        let inner = width - 2 * ((width - gtk_widget_get_width(cell.frame.widget)) / 2)
        var (told, needed): (gint, gint) = (0, 0)
        gtk_widget_measure(
          cell.frame.widget, GTK_ORIENTATION_VERTICAL, inner, nil, &told, nil, nil)
        gtk_widget_measure(child, GTK_ORIENTATION_VERTICAL, inner, nil, &needed, nil, nil)
        let isSeen = visible.contains { $0.id == id }
        if isSeen, gtk_widget_get_height(cell.frame.widget) < needed {
          return "\(id) is seen as \(gtk_widget_get_height(cell.frame.widget)), needs \(needed)"
        }
        return told == needed ? nil : "\(id): \(told) for \(needed)"
      }
    }
  }
#endif
