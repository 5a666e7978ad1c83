/// A row model that does something by itself when a person chooses its row.
///
/// `Row.onSelect` wins over it.
public protocol SelectableRow: RowModel {
  /// Does something when a person chooses the row.
  @MainActor func didSelect(_ row: RowContext<Self>)
}
