/// What stands at the very end of a row, or can be operated there.
public enum RowAccessory: Sendable, Hashable {
  /// Nothing.
  case none
  /// A mark that choosing the row opens more.
  case disclosure
  /// A mark that the row is on, or chosen.
  case checkmark
  /// A button for more about the row: `onAccessoryTap`.
  case info
  /// A switch: `onToggle`.
  case toggle(isOn: Bool)
  /// A short text, such as a count.
  case badge(String)
  /// How much of something is done, from 0 to 1; `nil` if it is not known.
  case progress(Double?)
  /// A field to type in: `onEdit` and `onCommit`.
  case textField(RowTextField)
}
