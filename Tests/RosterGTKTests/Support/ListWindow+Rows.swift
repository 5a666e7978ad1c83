#if GTK
  import CGTK
  import Roster
  import XCTest

  @testable import RosterGTK

  extension ListWindow {
    /// A row widget of GTK's as a test sees it.
    struct LiveRow {
      let id: RowID?
      let position: Int
      let text: String
      let isSelected: Bool
      /// Where it is in the view; `nil` if it is not laid out.
      let top: Double?
      let height: Double
      let widget: WidgetPointer
    }

    /// The row widgets in the order in which GTK has them.
    var rows: [LiveRow] {
      var rows: [LiveRow] = []
      let cells = Dictionary(
        host.cells.all.map { ($0.frame.widget, $0) }, uniquingKeysWith: { first, _ in first })
      var next = gtk_widget_get_first_child(host.listView)
      while let widget = next {
        next = gtk_widget_get_next_sibling(widget)
        guard let frame = gtk_widget_get_first_child(widget), let cell = cells[frame] else {
          continue
        }
        rows.append(row(cell, widget))
      }
      return rows
    }

    private func row(_ cell: LiveCell, _ widget: WidgetPointer) -> LiveRow {
      var bounds = graphene_rect_t()
      let isPlaced =
        gtk_widget_get_mapped(widget) != 0
        && gtk_widget_compute_bounds(widget, host.listView, &bounds) != 0
      return LiveRow(
        id: cell.slot.id, position: Int(gtk_list_item_get_position(cell.item)),
        text: Self.text(in: cell.frame.widget) ?? "",
        isSelected: gtk_list_item_get_selected(cell.item) != 0,
        top: isPlaced ? Double(bounds.origin.y) : nil, height: Double(bounds.size.height),
        widget: widget)
    }

    /// The first text in a widget.
    private static func text(in widget: WidgetPointer) -> String? {
      if let text = labelText(widget) { return text }
      var next = gtk_widget_get_first_child(widget)
      while let child = next {
        if let text = text(in: child) { return text }
        next = gtk_widget_get_next_sibling(child)
      }
      return nil
    }

    private static func labelText(_ widget: WidgetPointer) -> String? {
      // Every instance of GLib's begins with its type.
      let isLabel = g_type_check_instance_is_a(
        UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self),
        gtk_label_get_type())
      return isLabel == 0 ? nil : String(cString: gtk_label_get_text(OpaquePointer(widget)))
    }

    /// The texts of the rows that GTK keeps alive.
    var texts: [String] { rows.map(\.text) }

    /// The rows in view, from top to bottom.
    var visible: [LiveRow] {
      let height = Double(gtk_widget_get_height(host.listView))
      return rows.filter { row in
        row.top.map { $0 < height - 0.5 && $0 + row.height > 0.5 } ?? false
      }
    }

    /// Where a row is in the view.
    func top(_ id: RowID) -> Double? { rows.first { $0.id == id }?.top }

    /// What is wrong with the row widgets, seen from the table.
    func faults(_ driver: TableDriver) -> [String] {
      let table = driver.table
      var faults: [String] = []
      var last = -1
      for row in rows {
        guard row.position > last, row.position < table.lineCount else {
          faults.append("a row at \(row.position) after one at \(last) of \(table.lineCount)")
          continue
        }
        last = row.position
        let line = table.line(at: row.position)
        let id = table.id(of: line)
        if row.id != id { faults.append("\(id) is where \(row.id, default: "none") is shown") }
        let text = table.row(of: line).content.title
        if row.text != text { faults.append("\(id) says \(text), its cell \(row.text)") }
        if row.isSelected != driver.isSelected(id) { faults.append("\(id): selected differs") }
      }
      if rows.isEmpty != (table.lineCount == 0) { faults.append("\(rows.count) rows alive") }
      return faults
    }
  }
#endif
