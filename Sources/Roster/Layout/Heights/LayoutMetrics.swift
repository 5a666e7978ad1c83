/// The unit in which a host counts heights, and what it reckons with where nothing is known.
public struct LayoutMetrics: Sendable {
  /// The height of a row that nobody has given or measured, in the host's unit.
  public var estimate: Double
  /// Turns a height that a row gives, in points, into the host's unit.
  public var convert: @Sendable (Double) -> Double

  /// Metrics of a host.
  public init(estimate: Double, convert: @escaping @Sendable (Double) -> Double) {
    self.estimate = estimate
    self.convert = convert
  }

  /// Heights in points.
  public static let points = LayoutMetrics(estimate: 44) { $0 }

  /// Heights in whole lines of text, of 20 points each: at least one, and one where a height is not a
  /// finite number.
  public static func lines(atMost most: Int) -> LayoutMetrics {
    LayoutMetrics(estimate: 1) { $0.isFinite ? min(max(1, ($0 / 20).rounded()), Double(most)) : 1 }
  }
}
