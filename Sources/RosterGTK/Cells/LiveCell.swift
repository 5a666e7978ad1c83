#if GTK
  import CGTK
  import Roster

  /// A row widget of GTK's: the frame that is in it for good, and the cell that shows a row now.
  @MainActor final class LiveCell {
    /// GTK's handle of the row widget.
    let item: OpaquePointer
    /// What is in the row widget. Its child is the cell.
    let frame: RowFrame
    let slot = RowSlot()
    fileprivate(set) var cell: (kind: RowKind, cell: any RowCell)?

    init(_ item: OpaquePointer) {
      self.item = item
      frame = RowFrame()
      // Kept beyond the row widget, which is gone when GTK tells of its end.
      g_object_ref_sink(frame.widget.raw)
      gtk_list_item_set_child(item, frame.widget)
      gtk_list_item_set_activatable(item, 0)
    }

    /// The row that is shown; `nil` while none is.
    var id: RowID? { slot.id }

    /// The row widget of GTK's; `nil` before it is in the list.
    var rowWidget: WidgetPointer? { gtk_widget_get_parent(frame.widget) }

    /// Who GTK shows here now.
    var wanted: RowID? {
      gtk_list_item_get_item(item).flatMap { RowObject.of($0)?.id }
    }

    /// Shows a row, in a cell of its kind.
    func show(_ row: AnyRow, from shelf: CellShelf) {
      if cell?.kind != row.kind {
        giveBack(to: shelf)
        let taken = shelf.take(for: row)
        cell = (row.kind, taken)
        frame.child = taken.widget
      }
      cell?.cell.fill(row, slot)
      frame.height = row.height
    }

    /// Takes off what is shown, and keeps the cell for the next row of its kind.
    func clear() { cell?.cell.clear() }

    /// The row widget is gone.
    func end(_ shelf: CellShelf) {
      giveBack(to: shelf)
      g_object_unref(frame.widget.raw)
    }

    func giveBack(to shelf: CellShelf) {
      guard let (kind, used) = cell else { return }
      frame.child = nil
      cell = nil
      shelf.giveBack(used, kind)
    }
  }
#endif
