/// The state of a header or footer.
public struct UIViewConfigurationState: UIConfigurationState {
  /// The circumstances.
  public var traitCollection: UITraitCollection
  /// Whether it does not react.
  public var isDisabled = false
  /// Whether it is pressed.
  public var isHighlighted = false
  /// Whether it is selected.
  public var isSelected = false
  /// Whether the keyboard acts on it.
  public var isFocused = false

  /// A state with nothing set.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
