/// How much a constraint matters.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// From 0 to 1,000.
  public var rawValue: Float
  /// A priority.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// A priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// Must hold.
  public static let required = UILayoutPriority(1000)
  /// As small as the content allows.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
