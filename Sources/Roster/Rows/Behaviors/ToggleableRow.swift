/// A row model that does something by itself when its switch is turned. `Row.onToggle` wins over it.
public protocol ToggleableRow: RowModel {
  /// Does something when a person turns the switch.
  @MainActor func didToggle(_ isOn: Bool, _ row: RowContext<Self>)
}
