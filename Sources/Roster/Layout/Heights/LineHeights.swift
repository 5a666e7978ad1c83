/// The heights of all lines of a table, as runs in a tree that knows the total height of each subtree.
///
///     var heights = LineHeights([HeightRun(1_000_000, estimated: 44)])
///     heights.setHeight(90, of: 10)
///     heights.offset(of: 50)                 // 2246
///     heights.line(at: 2246)                 // 50
///
/// Behavior:
/// - Neighbouring lines with nothing to tell them apart are one run, so that lines which nobody has
///   measured cost nothing.
/// - Heights are kept in steps of 1/1024, so that sums are exact and do not depend on their order up
///   to a total of 8 · 10¹². An offset is therefore the same whichever way the layout came about.
/// - A height that is not a finite number is taken as the line's estimate, any other as the nearest from 0
///   to 1,000,000.
/// - Copies share their nodes and cost nothing.
/// - A line outside the list is taken as the nearest inside; nothing stops.
public struct LineHeights: Sendable {
  var tree: SummaryTree<HeightSummary>

  /// No lines.
  public init() { tree = SummaryTree() }

  /// Lines of the given runs.
  ///
  /// - Complexity: O(*r*) for *r* runs
  public init(_ runs: [HeightRun]) { tree = SummaryTree(Self.joined(runs)) }

  init(tree: SummaryTree<HeightSummary>) { self.tree = tree }

  /// The number of lines.
  public var count: Int { tree.summary.lines }
  /// The height of all lines.
  public var total: Double { tree.summary.height }
  /// The runs in order.
  ///
  /// - Complexity: O(*r*) for *r* runs
  public var runs: [HeightRun] { Array(tree) }

  /// A height as the tree keeps it.
  static func rounded(_ height: Double, estimate: Double = 0) -> Double {
    (HeightLimits.sound(height, estimate: estimate) * 1024).rounded() / 1024
  }

  /// The same lines in as few runs as possible. Empty runs are left out.
  static func joined(_ runs: [HeightRun]) -> [HeightRun] {
    var result: [HeightRun] = []
    for run in runs where run.count > 0 {
      var run = run
      run.estimate = rounded(run.estimate)
      run.height = rounded(run.height, estimate: run.estimate)
      if let last = result.last, last.joins(run) {
        result[result.count - 1].count += run.count
      } else {
        result.append(run)
      }
    }
    return result
  }
}
