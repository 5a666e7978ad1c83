/// The heights of all lines of a table: which line is where, and how high the whole is.
///
/// A layout follows the table by its updates. Lines that are not measured yet have an estimate: the
/// one their row or section gives, which is never replaced; otherwise the median height of their kind
/// when they entered; otherwise that of the host's metrics. What kind unmade rows have is said at
/// `HeightEstimates`.
///
/// Heights that were measured are remembered by the identity of the row, with what it showed and the
/// width it had. So a row that moves, or leaves and returns, is not measured again as long as it shows
/// the same at the same width.
@MainActor struct TableLayout {
  /// The heights of all lines.
  private(set) var heights = LineHeights()
  /// The width that rows are measured for.
  private(set) var width: Double
  private var sound: SoundHeights
  private(set) var cache = HeightCache()
  private(set) var estimates = HeightEstimates()

  init(metrics: LayoutMetrics, width: Double = 0) {
    sound = SoundHeights(metrics)
    self.width = width
  }

  var metrics: LayoutMetrics { sound.metrics }

  /// Begins with a table from scratch. What was measured before is still remembered.
  mutating func load(_ table: TableSnapshot) {
    followSections(of: table)
    heights = LineHeights(entering(0..<table.lineCount, of: table))
  }

  /// Follows the table through a change.
  mutating func apply(_ map: LineMap, to table: TableSnapshot) {
    followSections(of: table)
    heights = heights.rearranged(by: map) { entering($0, of: table) }
  }

  /// Takes another width. No height that was measured before is used from now on.
  ///
  /// - Returns: Whether the width differs.
  mutating func setWidth(_ width: Double) -> Bool {
    if width == self.width { return false }
    self.width = width
    estimates.forget()
    heights.forgetMeasures()
    return true
  }

  /// The height of a row that need not be measured: it is fixed, or was measured before while it
  /// showed the same at the same width.
  mutating func knownHeight(of row: AnyRow) -> Double? {
    switch row.height {
    case .fixed(let points): return sound.given(points, by: row.id)
    case .estimated(let points): sound.given(points, by: row.id)
    case .automatic: break
    }
    guard let known = cache.find(row.id), known.holds(for: row, width: width) else { return nil }
    return known.height
  }

  /// Takes into account what was measured of a row.
  ///
  /// - Parameters:
  ///   - height: What was measured.
  ///   - line: The line among all lines.
  ///   - row: What it shows.
  ///   - section: The section, if the row was not written, so that its kind was not known before.
  /// - Returns: The height that a layout can reckon with.
  mutating func note(_ height: Double, of line: Int, _ row: AnyRow, unmadeIn section: SectionID?)
    -> Double
  {
    let height = measured(height, of: row.id, at: line)
    cache.store(MeasuredRow(row, width: width, height: height), for: row.id)
    estimates.add(height, for: .made(row.kind))
    if let section { estimates.add(height, for: .unmade(section)) }
    return height
  }

  /// Notes a height that was found out elsewhere.
  mutating func setHeight(_ height: Double, of line: Int, row: RowID) -> Bool {
    heights.setHeight(measured(height, of: row, at: line), of: line)
  }

  /// Takes into account that a line has another content, before it is shown with it.
  ///
  /// - Returns: Whether the layout reckoned with another height than is known now.
  mutating func contentChanged(of line: Int, _ preview: RowPreview?) -> Bool {
    switch preview?.height {
    case .fixed(let points):
      let differs = heights.setEstimate(contained(points), of: line)
      heights.setHeight(contained(points), of: line)
      return differs
    case .estimated(let points) where contained(points) != heights.estimate(of: line):
      return heights.setEstimate(contained(points), of: line)
    default:
      heights.doubt(line)
      return false
    }
  }

  /// Forgets what was measured of a row, so that it is measured again when it is shown.
  mutating func forget(_ row: RowID) { cache.remove(row) }

  private mutating func measured(_ height: Double, of row: RowID, at line: Int) -> Double {
    LineHeights.rounded(sound.measured(height, estimate: heights.estimate(of: line), of: row))
  }

  /// - Complexity: O(*s*) for *s* sections
  private mutating func followSections(of table: TableSnapshot) {
    estimates.forgetSections { table.index(of: $0) != nil }
    for section in table.sections {
      if let points = section.estimatedHeight { sound.given(points, by: section.id) }
    }
  }
}
