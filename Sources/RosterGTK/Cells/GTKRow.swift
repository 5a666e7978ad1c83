#if GTK
  import CGTK
  public import Roster

  /// A cell of an app: a widget, made once and filled for many rows.
  @MainActor public protocol GTKCell: AnyObject {
    /// Makes an empty cell.
    init()
    /// The widget, which never changes.
    var widget: WidgetPointer { get }
    /// Takes off what the last row has put there, when the cell waits to be used again. By default
    /// nothing: what `update` sets each time need not be cleared.
    func clear()
  }

  extension GTKCell {
    /// Nothing.
    public func clear() {}
  }

  /// A row model with a widget of its own on GTK.
  ///
  ///     extension NewsRow: GTKRow {
  ///       func update(_ cell: NewsCell) { gtk_label_set_text(cell.headline, title) }
  ///     }
  ///
  /// Behavior:
  /// - Cells are pooled by kind and made when the first row of a kind is shown.
  /// - `update` fills a cell that may have shown any other row of the same kind. What it reads of
  ///   observable objects is observed: when that changes, this cell alone is filled again.
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

    @MainActor static func makeCell() -> any RowCell { CustomCell<Self>() }
  }
#endif
