/// What a list takes of heights that rows give and hosts measure. Absurd ones are reported, once for each
/// row and section, and for the first few only: where one is wrong, often all are.
package struct SoundHeights: Sendable {
  /// So many are reported.
  static let mostReports = 100

  package let metrics: LayoutMetrics
  private var reported: Set<String> = []

  /// Heights in the unit of a host.
  package init(_ metrics: LayoutMetrics) { self.metrics = metrics }

  /// A height that was measured, in the host's unit.
  ///
  /// - Parameters:
  ///   - height: What was measured.
  ///   - estimate: What holds where that is not a finite number.
  ///   - row: The row.
  package mutating func measured(_ height: Double, estimate: Double, of row: RowID) -> Double {
    let used = metrics.sound(height, estimate: estimate)
    if !HeightLimits.isSound(height) { report(height, used, at: "row \(row)") }
    return used
  }

  /// A height that a row gives in points, in the host's unit.
  @discardableResult package mutating func given(_ points: Double, by row: RowID) -> Double {
    let used = metrics.height(ofPoints: points)
    if !HeightLimits.isSound(points) { report(points, used, at: "row \(row)") }
    return used
  }

  /// A height that a section gives for all its rows in points, in the host's unit.
  @discardableResult package mutating func given(_ points: Double, by section: SectionID) -> Double
  {
    let used = metrics.height(ofPoints: points)
    if !HeightLimits.isSound(points) { report(points, used, at: "section \(section)") }
    return used
  }

  private mutating func report(_ height: Double, _ used: Double, at place: String) {
    guard reported.count < Self.mostReports, reported.insert(place).inserted else { return }
    Diagnostics.report(
      Diagnostic(
        "absurd-height", what: "The height \(height) is used as \(used).", place: place,
        why: "A height is a number from 0 to \(HeightLimits.tallest).",
        remedy:
          "Look at what gives or measures it: a cell without content or width often does this."
      ))
  }
}
