/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState {
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
  /// Whether it is being edited.
  public var isEditing = false
  /// Whether it is swiped.
  public var isSwiped = false
  /// Whether it is being moved.
  public var isReordering = false

  /// A state with nothing set.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
