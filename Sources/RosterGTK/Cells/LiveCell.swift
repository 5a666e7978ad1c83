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
    private(set) var cell: (sort: CellSort, cell: any RowCell)?
    /// What a screen reader is told of the row.
    private var voice = RowVoice()
    private let events: CellEvents
    private var hasActions = false

    init(
      _ item: OpaquePointer, _ events: CellEvents, _ sizes: ShapeSizes, _ room: ListRoom?
    ) {
      self.item = item
      self.events = events
      frame = RowFrame(slot, sizes, room)
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
      let sort = CellSort(row, in: slot)
      if cell?.sort != sort {
        giveBack(to: shelf)
        let taken = shelf.take(sort, for: row)
        cell = (sort, taken)
        frame.child = taken.widget
      }
      let content = row.content
      cell?.cell.fill(row, content, slot)
      frame.shape = cell?.cell.shape
      frame.setHeight(row.height, of: row.id)
      frame.fillsView = content.role == .placeholder
      guard let rowWidget else { return }
      voice.tell(content, on: rowWidget)
      if !hasActions {
        hasActions = true
        RowActions.offer(on: rowWidget, of: slot, events)
      }
    }

    /// Takes off what is shown, and keeps the cell for the next row of its kind.
    func clear() { cell?.cell.clear() }

    /// Drops what a person is typing in the row, if anything.
    func cancelEditing() { cell?.cell.cancelEditing() }

    /// The text before a person began to type in the row; `nil` while nobody has typed.
    var formerText: String? {
      get { cell?.cell.formerText }
      set { cell?.cell.formerText = newValue }
    }

    /// The row widget is gone.
    func end(_ shelf: CellShelf) {
      giveBack(to: shelf)
      g_object_unref(frame.widget.raw)
    }

    private func giveBack(to shelf: CellShelf) {
      guard let (sort, used) = cell else { return }
      frame.child = nil
      cell = nil
      shelf.giveBack(used, sort)
    }
  }
#endif
