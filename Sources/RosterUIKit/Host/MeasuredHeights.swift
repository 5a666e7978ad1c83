#if canImport(UIKit)
  import Roster
  import UIKit

  /// What UIKit is told of heights before it measures: those that rows had, and estimates by kind, both
  /// kept as in the layout of hosts that have none of their own.
  ///
  /// UIKit measures what is in view and asks for the estimate of a row once, when it enters. Exact
  /// estimates keep the content from jumping when it is scrolled back over rows that were measured before.
  @MainActor struct MeasuredHeights {
    private var cache = HeightCache()
    private var estimates = HeightEstimates()
    private var width = 0.0
    private var sound = SoundHeights(.points)

    /// Heights hold for one width.
    mutating func use(width: CGFloat) {
      guard Double(width) != self.width else { return }
      self.width = Double(width)
      estimates.forget()
    }

    /// The height that a row had when it was shown last at this width.
    func known(_ id: RowID) -> CGFloat? {
      cache.peek(id).flatMap { $0.width == width ? CGFloat($0.height) : nil }
    }

    /// Whether a row shows what it was measured with, so that it is as high.
    func holds(for row: AnyRow) -> Bool {
      cache.peek(row.id)?.holds(for: row, width: width) ?? false
    }

    /// About the height of a row that was not measured; `nil` if nothing is known.
    ///
    /// - Parameters:
    ///   - row: What is known of the row before it is made.
    ///   - section: Its section.
    mutating func estimate(_ row: RowPreview?, in section: SectionModel) -> CGFloat? {
      switch row?.height {
      case .fixed(let height), .estimated(let height):
        // What is absurd in it is reported when the row is shown.
        return CGFloat(sound.metrics.height(ofPoints: height))
      case .automatic, nil: break
      }
      if let given = section.estimatedHeight {
        return CGFloat(sound.given(given, by: section.id))
      }
      let kind = row.map { HeightEstimates.Kind.made($0.kind) } ?? .unmade(section.id)
      return estimates[kind].map { CGFloat($0) }
    }

    /// Notes the height of a row that is shown.
    mutating func note(_ height: CGFloat, of row: AnyRow, in section: SectionID?) {
      let kind = HeightEstimates.Kind.made(row.kind)
      let height = sound.measured(
        Double(height), estimate: estimates[kind] ?? sound.metrics.estimate, of: row.id)
      guard height > 0 else { return }
      if cache.peek(row.id)?.height != height || cache.peek(row.id)?.width != width {
        estimates.add(height, for: kind)
        if let section { estimates.add(height, for: .unmade(section)) }
      }
      cache.store(MeasuredRow(row, width: width, height: height), for: row.id)
    }

    /// Forgets the height of a row whose content has changed.
    mutating func forget(_ id: RowID) { cache.remove(id) }

    /// The height that a row gives, as UIKit can bear it; `nil` if its content decides.
    mutating func fixed(_ height: RowHeight, of id: RowID) -> CGFloat? {
      switch height {
      case .fixed(let points): return CGFloat(sound.given(points, by: id))
      case .estimated(let points): sound.given(points, by: id)
      case .automatic: break
      }
      return nil
    }
  }
#endif
