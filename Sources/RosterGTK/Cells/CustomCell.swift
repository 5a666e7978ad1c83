#if GTK
  import CGTK
  import Roster

  /// A cell of an app as the host sees it.
  @MainActor final class CustomCell<Model: GTKRow>: RowCell {
    private let cell = Model.Cell()

    var widget: WidgetPointer { cell.widget }

    func fill(_ row: AnyRow, _ slot: RowSlot) {
      if let model = row.model as? Model { model.update(cell, slot: slot) }
    }

    func clear() { cell.clear() }
  }
#endif
