#if GTK
  import CGTK
  import Roster

  /// A cell of an app as the host sees it.
  @MainActor final class CustomCell<Cell: GTKCell>: RowCell {
    private let cell = Cell()

    var widget: WidgetPointer { cell.widget }

    func fill(_ row: AnyRow, _ content: RowContent, _ slot: RowSlot) {
      (row.model as? any GTKRow)?.fill(cell, slot)
    }

    func clear() { cell.clear() }
  }
#endif
