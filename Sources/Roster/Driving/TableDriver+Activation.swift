extension TableDriver {
  /// What Enter on a row means, or a click.
  public func activation(of id: RowID) -> RowActivation {
    guard let (row, _) = found(id) else { return .none }
    let content = row.content
    guard content.isEnabled else { return .none }
    switch content.accessory {
    case .toggle(let isOn) where row.trait(ToggleEvent.self) != nil: return .toggle(isOn: !isOn)
    case .textField: return .edit
    default:
      if row.trait(ActivateEvent.self) != nil { return .open }
      if row.trait(PrimaryActionEvent.self) != nil { return .primaryAction }
      return content.accessory == .info ? .accessory : .none
    }
  }

  /// A person pressed Enter on a row or clicked it: does what that means, with the row pressed
  /// meanwhile.
  ///
  /// - Returns: What it means. To open the text field of the row, `edit`, is left to the host.
  @discardableResult public func activate(_ id: RowID) -> RowActivation {
    let activation = activation(of: id)
    if activation == .none { return .none }
    highlight(id, isPressed: true)
    perform(activation, on: id)
    highlight(id, isPressed: false)
    return activation
  }

  /// Does what a person means, where the host tells by itself that the row is pressed.
  ///
  /// To open the text field of the row, `edit`, is left to the host.
  public func perform(_ activation: RowActivation, on id: RowID) {
    switch activation {
    case .toggle(let isOn): toggle(id, isOn: isOn)
    case .open: open(id)
    case .primaryAction: primaryAction(id)
    case .accessory: tapAccessory(id)
    case .edit, .none: break
    }
  }
}
