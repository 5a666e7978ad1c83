/// Neighbouring lines of one height: a million lines that nobody has looked at are one run.
public struct HeightRun: Sendable, Hashable {
  /// The number of lines.
  public var count: Int
  /// The height of each line that the layout reckons with.
  public var height: Double
  /// The height that a line has until it is measured, and again when the width changes.
  public var estimate: Double
  /// Whether `height` was measured, or is given by the rows.
  public var isMeasured: Bool

  /// Lines that are not measured yet.
  public init(_ count: Int, estimated estimate: Double) {
    self.count = count
    height = estimate
    self.estimate = estimate
    isMeasured = false
  }

  /// Lines that are measured.
  public init(_ count: Int, measured height: Double, estimate: Double) {
    self.count = count
    self.height = height
    self.estimate = estimate
    isMeasured = true
  }

  /// The height of all lines of the run.
  var total: Double { Double(count) * height }

  /// Whether lines of both runs are told apart by nothing but their place.
  func joins(_ other: HeightRun) -> Bool {
    height == other.height && estimate == other.estimate && isMeasured == other.isMeasured
  }

  func with(count: Int) -> HeightRun {
    var copy = self
    copy.count = count
    return copy
  }
}

/// The number of lines of some runs, and their height.
struct HeightSummary: TreeSummary {
  var lines: Int
  var height: Double

  init() {
    lines = 0
    height = 0
  }

  init(_ run: HeightRun) {
    lines = run.count
    height = run.total
  }

  mutating func add(_ next: HeightSummary) {
    lines += next.lines
    height += next.height
  }
}
