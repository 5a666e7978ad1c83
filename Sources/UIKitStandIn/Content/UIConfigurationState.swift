/// The state of a view that its configuration may follow.
@MainActor public protocol UIConfigurationState {
  /// A state with nothing set.
  init(traitCollection: UITraitCollection)
  /// The circumstances.
  var traitCollection: UITraitCollection { get set }
}
