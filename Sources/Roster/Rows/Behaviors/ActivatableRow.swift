/// A row model that does something by itself when a person activates its row.
///
/// `Row.onActivate` wins over it.
public protocol ActivatableRow: RowModel {
  /// Does something when a person activates the row: a tap, a click, Enter.
  @MainActor func didActivate(_ row: RowContext<Self>)
}
