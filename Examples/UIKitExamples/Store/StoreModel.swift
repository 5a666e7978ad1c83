import Observation

/// The state of the store screen.
@MainActor @Observable public final class StoreModel {
  /// What is shown.
  public var shop = Shop()
  /// Who looks at it.
  public var role = Role.manager
  /// Makes one.
  public init() {}
}
