#if canImport(UIKit)
  import Roster
  import UIKit

  /// The heights that rows had when they were shown last, by identity, and what a kind is high on average.
  ///
  /// UIKit measures what is in view and estimates the rest. Exact estimates keep the content from jumping
  /// when it is scrolled back over rows that were measured before.
  struct MeasuredHeights {
    private struct Mean {
      var sum = 0.0
      var count = 0.0
      var value: Double { sum / count }
    }

    private var heights: [RowID: CGFloat] = [:]
    private var means: [RowKind: Mean] = [:]
    private var width: CGFloat = 0

    /// The height a row had.
    subscript(id: RowID) -> CGFloat? { heights[id] }
    /// What a row of a kind is high on average, if any was measured.
    func mean(of kind: RowKind) -> CGFloat? { means[kind].map { CGFloat($0.value) } }

    /// Notes the height of a row that is shown.
    mutating func note(_ height: CGFloat, of id: RowID, _ kind: RowKind) {
      guard height > 0, heights.updateValue(height, forKey: id) == nil else { return }
      means[kind, default: Mean()].sum += Double(height)
      means[kind, default: Mean()].count += 1
    }

    /// Forgets the height of a row whose content has changed.
    mutating func forget(_ id: RowID) { heights[id] = nil }

    /// Heights hold for one width.
    mutating func use(width: CGFloat) {
      guard width != self.width else { return }
      self.width = width
      heights = [:]
      means = [:]
    }
  }
#endif
