/// Keeps absurd heights out of the layout.
package enum HeightLimits {
  /// The greatest height of one line.
  static let tallest = 1_000_000.0
  /// The most lines that one layout looks at: rows without height would otherwise never fill a view.
  static let linesPerLayout = 10_000

  /// The nearest height that a layout can reckon with; the estimate where it is not a number.
  package static func nearest(_ height: Double, estimate: Double) -> Double {
    height.isNaN ? estimate : min(max(0, height), tallest)
  }

  /// A height that a layout can reckon with; what is absurd is reported.
  ///
  /// - Parameters:
  ///   - height: What was measured or given.
  ///   - estimate: What holds where it is not a number.
  ///   - row: The row, for the report.
  package static func contained(_ height: Double, estimate: Double, of row: RowID) -> Double {
    if isSound(height) { return height }
    let used = nearest(height, estimate: estimate)
    report(height, used: used, of: row)
    return used
  }

  /// Whether a layout can reckon with a height as it is.
  package static func isSound(_ height: Double) -> Bool { height >= 0 && height <= tallest }

  /// Reports an absurd height, and what is used in its place.
  package static func report(_ height: Double, used: Double, of row: RowID) {
    Diagnostics.report(
      Diagnostic(
        "absurd-height", what: "The height \(height) is used as \(used).", place: "row \(row)",
        why: "A height is a number from 0 to \(tallest).",
        remedy: "Look at what measures the row: a cell without content or width often does this."))
  }
}
