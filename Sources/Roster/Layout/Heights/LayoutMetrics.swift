/// The unit in which a host counts heights, and what it reckons with where nothing is known.
///
/// Whatever height is given or measured, one rule holds on every host: what is not a finite number is
/// taken as the estimate of the row, anything else as the nearest height that the host can show.
public struct LayoutMetrics: Sendable, Hashable {
  /// The height of a row that nobody has given or measured, in the host's unit.
  public var estimate: Double
  /// The points of one unit.
  public var pointsPerUnit: Double
  /// The heights that a line can have, in the host's unit, from 0 to 1,000,000.
  public var heights: ClosedRange<Double>
  /// Whether heights are whole numbers.
  public var isWhole: Bool

  /// Metrics of a host.
  public init(
    estimate: Double, pointsPerUnit: Double = 1, heights: ClosedRange<Double> = 0...1_000_000,
    isWhole: Bool = false
  ) {
    self.estimate = estimate
    self.pointsPerUnit = pointsPerUnit
    self.heights = heights.clamped(to: 0...HeightLimits.tallest)
    self.isWhole = isWhole
  }

  /// Heights in points.
  public static let points = LayoutMetrics(estimate: 44)

  /// Heights in whole lines of text, of 20 points each: at least one, and one where a height is not a
  /// finite number.
  public static func lines(atMost most: Int) -> LayoutMetrics {
    LayoutMetrics(
      estimate: 1, pointsPerUnit: 20, heights: 1...Double(max(1, most)), isWhole: true)
  }

  /// A height in the host's unit as the host can show it.
  ///
  /// - Parameters:
  ///   - height: What was measured.
  ///   - estimate: What holds where that is not a finite number; `nil` for the estimate of the metrics.
  public func sound(_ height: Double, estimate: Double? = nil) -> Double {
    let sound = HeightLimits.sound(height, estimate: estimate ?? self.estimate, in: heights)
    return isWhole ? sound.rounded() : sound
  }

  /// A height that a row gives in points, in the host's unit.
  public func height(ofPoints points: Double) -> Double { sound(points / pointsPerUnit) }
}
