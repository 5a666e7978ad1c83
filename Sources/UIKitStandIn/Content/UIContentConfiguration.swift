/// What a content view shows, as a value.
@MainActor public protocol UIContentConfiguration {
  /// Makes a view that shows it.
  func makeContentView() -> any UIView & UIContentView
  /// The same for a state.
  func updated(for state: any UIConfigurationState) -> Self
}
