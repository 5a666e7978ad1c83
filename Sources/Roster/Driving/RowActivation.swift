/// What a person means by Enter on a row, or by a click.
public enum RowActivation: Sendable, Hashable {
  /// To turn its switch.
  case toggle(isOn: Bool)
  /// To type in its text field.
  case edit
  /// To open it: its `onActivate` is told.
  case open
  /// To have done the main thing that it does.
  case primaryAction
  /// To use the button at its end.
  case accessory
  /// Nothing: the row is disabled, or nothing can be done with it.
  case none
}

extension RowActivation {
  /// Whether a switch is turned.
  package var isToggle: Bool {
    if case .toggle = self { return true }
    return false
  }
}
