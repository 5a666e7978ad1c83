/// A row model that takes the text of its field by itself. `Row.onCommit` wins over it.
public protocol EditableRow: RowModel {
  /// Does something with the text when a person has finished typing it.
  @MainActor func didCommit(_ text: String, _ row: RowContext<Self>)
}
