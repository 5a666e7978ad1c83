/// What heights a layout can reckon with.
package enum HeightLimits {
  /// The greatest height of one line.
  static let tallest = 1_000_000.0
  /// The most lines that one layout looks at: rows without height would otherwise never fill a view.
  static let linesPerLayout = 10_000

  /// Whether a layout can reckon with a height as it is.
  static func isSound(_ height: Double) -> Bool { height >= 0 && height <= tallest }

  /// The one rule for whatever is given or measured: what is not a finite number is the estimate, which
  /// keeps the row as it is without that, and everything else the nearest height within limits.
  static func sound(
    _ height: Double, estimate: Double, in range: ClosedRange<Double> = 0...tallest
  ) -> Double {
    let height = height.isFinite ? height : estimate.isFinite ? estimate : range.lowerBound
    return min(max(range.lowerBound, height), range.upperBound)
  }
}
