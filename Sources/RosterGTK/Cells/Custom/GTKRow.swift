#if GTK
  import CGTK
  public import Roster

  /// A row model with a widget of its own on GTK.
  ///
  ///     extension NewsRow: GTKRow {
  ///       func update(_ cell: NewsCell) { gtk_label_set_text(cell.headline, title) }
  ///     }
  ///
  /// Behavior:
  /// - Cells are pooled by kind and made when the first row of a kind is shown. Row models that name
  ///   one kind share cells if their cells are of one class.
  /// - `update` fills a cell that may have shown any other row of the same kind. What it reads of
  ///   observable objects is observed: when that changes, this cell alone is filled again.
  /// - A model that is the header or the footer of a section is shown by its cell there as well.
  /// - A screen reader is told what the row's `content` says.
  /// - The text of a row may come from anywhere: show it by `gtk_label_set_text`, never as markup.
  public protocol GTKRow: RowModel {
    /// The class of the cell.
    associatedtype Cell: GTKCell

    /// Fills a cell.
    @MainActor func update(_ cell: Cell)
    /// Fills a cell, with its slot for what is loaded, and for `slot.binding`, which names this
    /// showing. By default `update(_:)`.
    @MainActor func update(_ cell: Cell, slot: RowSlot)
  }

  extension GTKRow {
    /// Fills a cell.
    @MainActor public func update(_ cell: Cell, slot: RowSlot) { update(cell) }
    /// Nothing beyond what the cell does by itself.
    @MainActor public func update(_ cell: Cell) {}

    static var cellClass: ObjectIdentifier { ObjectIdentifier(Cell.self) }

    @MainActor static func makeCell() -> any RowCell { CustomCell<Cell>() }

    /// Fills a cell of any class; reports one of another class than the model's.
    @MainActor func fill(_ cell: any GTKCell, _ slot: RowSlot) {
      if let cell = cell as? Cell { return update(cell, slot: slot) }
      Diagnostics.report(
        Diagnostic(
          "wrong-cell-class", what: "A row of \(Self.self) got a cell of \(type(of: cell)).",
          place: "\(kind)", why: "Its cells are declared as \(Cell.self).",
          remedy: "Declare one cell class for all row models of the kind."))
    }
  }
#endif
