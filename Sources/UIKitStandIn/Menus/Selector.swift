/// The name of an action. On Linux nothing can be called by it.
public struct Selector: Sendable, Hashable {
  private let name: String

  /// A name.
  public init(_ name: String) { self.name = name }
}
