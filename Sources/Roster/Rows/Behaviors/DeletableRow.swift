/// A row model that can be deleted by itself. `Row.onDelete` wins over it.
public protocol DeletableRow: RowModel {
  /// What the button says that confirms the deletion; `nil`, the default, to delete without asking.
  @MainActor var deleteConfirmation: String? { get }
  /// Deletes the record behind the row. The row leaves when the data says so.
  @MainActor func didDelete(_ row: RowContext<Self>)
}

extension DeletableRow {
  /// No confirmation.
  public var deleteConfirmation: String? { nil }
}
