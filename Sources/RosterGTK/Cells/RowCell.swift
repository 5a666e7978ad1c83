#if GTK
  import CGTK
  import Roster

  /// A cell as the host sees it, whatever widget it is.
  @MainActor protocol RowCell: AnyObject {
    /// The widget. Whoever keeps the cell owns it.
    var widget: WidgetPointer { get }
    /// Shows a row. The slot is for events and for what is loaded.
    ///
    /// - Parameter content: The content of the row, made once for all who need it.
    func fill(_ row: AnyRow, _ content: RowContent, _ slot: RowSlot)
    /// Takes everything off that a row has put there.
    func clear()
    /// What the size of the cell depends on now; `nil` if it must be measured each time.
    var shape: CellShape? { get }
    /// Drops what a person is typing in the cell, if anything.
    func cancelEditing()
    /// The text before a person began to type in the cell; `nil` while nobody has typed.
    var formerText: String? { get set }
  }

  extension RowCell {
    var shape: CellShape? { nil }
    func cancelEditing() {}
    var formerText: String? {
      get { nil }
      set {}
    }
  }
#endif
