import Roster
import RosterTesting
import Testing

@MainActor @Suite("Heights: one rule and one report for each value at each entry")
struct SoundHeightsTests {
  private nonisolated static let values = [
    Double.nan, .infinity, -.infinity, -5, -1e300, 1e300, 1_000_001, -0.0, 0, 1e-300, 60, 1_000_000,
  ]

  /// Where a height comes in.
  enum Entry: CaseIterable {
    case fixedRow
    case fixedHeader
    case fixedFooter
    case fixedAnew
    case fixedHeaderAnew
    case estimate
    case estimateOfSection
    case measuredRow
    case measuredHeader
    case measuredElsewhere

    /// Whether the height is in the host's unit, rather than in points.
    var isMeasured: Bool {
      switch self {
      case .measuredRow, .measuredHeader, .measuredElsewhere: true
      default: false
      }
    }
  }

  /// The rule, in plain words: what is not a finite number is the estimate, anything else the nearest.
  private func wanted(_ value: Double, _ entry: Entry, lines: Bool) -> Double {
    let estimate = lines ? 1.0 : 44
    guard value.isFinite else { return estimate }
    let height = lines && !entry.isMeasured ? value / 20 : value
    let nearest = lines ? min(max(height, 1), 500).rounded() : min(max(height, 0), 1_000_000)
    return (nearest * 1024).rounded() / 1024
  }

  /// A list in which one line, the first of its section or the second, has a height at an entry.
  private func height(_ value: Double, _ entry: Entry, _ metrics: LayoutMetrics) -> Double? {
    let isNew = Box(false)
    func row(_ id: String, _ height: RowHeight = .automatic) -> Row<TallRow> {
      Row(TallRow(id, 0)).height(height)
    }
    let driver = TableDriver {
      var section: SectionModel
      switch entry {
      case .fixedRow: section = SectionModel("s") { row("x", .fixed(value)) }
      case .fixedAnew:
        section = SectionModel("s") {
          if isNew.value { Row(TallRow("x", 0, text: "*")).height(.fixed(value)) } else { row("x") }
        }
      case .estimate: section = SectionModel("s") { row("x", .estimated(value)) }
      case .estimateOfSection:
        section = SectionModel("s", count: 1) { _ in TallRow("x", 0) }.estimatedHeight(value)
      default: section = SectionModel("s") { row("x") }
      }
      switch entry {
      case .fixedHeader: section = section.header(row("h", .fixed(value)))
      case .fixedHeaderAnew:
        section = section.header(
          row(isNew.value ? "*" : "h", isNew.value ? .fixed(value) : .automatic))
      case .measuredHeader: section = section.header(row("h"))
      case .fixedFooter: section = section.footer(row("f", .fixed(value)))
      default: break
      }
      return TableModel(sections: [SectionModel("top", rows: [TallRow("top", 0)]), section])
    }
    let host = HeadlessHost(driver, height: 50, metrics: metrics) { row, _ in
      let name = (row.model as? TallRow)?.id
      switch entry {
      case .measuredRow where name == "x": return value
      case .measuredHeader where name == "h": return value
      default: return name == "top" ? 50 : 7
      }
    }
    driver.attach(host)
    isNew.value = true
    driver.apply()
    let table = driver.table
    let line: TableLine =
      switch entry {
      case .fixedHeader, .fixedHeaderAnew, .measuredHeader: .header(section: 1)
      case .fixedFooter: .footer(section: 1)
      default: .row(RowPath(section: 1, row: 0))
      }
    let id = table.id(of: line)
    if entry == .measuredElsewhere { host.viewport.setHeight(value, of: id) }
    // What is given holds before the line is shown, what is measured from then on.
    if !entry.isMeasured {
      let before = host.viewport.heights.height(of: table.lineIndex(of: line))
      host.viewport.scroll(to: id, at: .top)
      if entry == .estimate || entry == .estimateOfSection { return before }
      if before != host.viewport.heights.height(of: table.lineIndex(of: line)) { return nil }
    } else if entry != .measuredElsewhere {
      host.viewport.scroll(to: id, at: .top)
    }
    // Once more: it is reported once.
    driver.remeasure(id)
    #expect(host.viewport.offset >= 0 && host.viewport.offset <= host.viewport.maxOffset)
    return host.viewport.heights.height(of: table.lineIndex(of: line))
  }

  @Test("Rows, headers, footers, sections, given and measured", arguments: Entry.allCases)
  func entries(_ entry: Entry) {
    for value in Self.values {
      for metrics in [LayoutMetrics.points, .lines(atMost: 500)] {
        let reports = Guarded<[String]>([])
        Diagnostics.withHandler({ report in
          reports.withLock { $0.append(report.cause.rawValue) }
        }) {
          let height = height(value, entry, metrics)
          #expect(height == wanted(value, entry, lines: metrics.isWhole), "\(value), \(entry)")
        }
        let isSound = value >= 0 && value <= 1_000_000
        #expect(reports.withLock { $0 } == (isSound ? [] : ["absurd-height"]), "\(value), \(entry)")
      }
    }
  }

  @Test("A row that says what it is until it is measured has that where a measure is no number")
  func ownEstimate() {
    Diagnostics.withHandler({ _ in }) {
      for value in [Double.nan, .infinity, -.infinity] {
        let list = TallList([TallRow("a", value, estimate: 70)], height: 200)
        #expect(list.viewport.contentHeight == 70)
      }
    }
  }

  @Test("A table in which all heights are absurd reports the first of them")
  func many() {
    let reports = Box(0)
    Diagnostics.withHandler({ _ in MainActor.assumeIsolated { reports.value += 1 } }) {
      let list = TallList((0..<1_000).map { .fixed("\($0)", -1) }, height: 200)
      #expect(list.viewport.contentHeight == 0)
    }
    #expect(reports.value == 100)
  }

  @Test("Runs of heights that were made by hand", arguments: Self.values)
  func runs(_ value: Double) {
    var heights = LineHeights([
      HeightRun(3, measured: value, estimate: 10), HeightRun(2, estimated: value),
    ])
    heights.insert([HeightRun(1, measured: value, estimate: value)], at: 1)
    let given = wanted(value, .measuredRow, lines: false)
    #expect(heights.height(of: 0) == (value.isFinite ? given : 10))
    #expect(heights.height(of: 1) == (value.isFinite ? given : 0))
    #expect(heights.height(of: 4) == (value.isFinite ? given : 0))
    heights.setHeight(value, of: 2)
    #expect(heights.height(of: 2) == (value.isFinite ? given : 10))
    #expect(heights.total.isFinite && heights.total >= 0)
  }

  @Test("Limits of a host that are absurd themselves")
  func metrics() {
    let metrics = LayoutMetrics(estimate: .nan, heights: -5...Double.infinity)
    #expect(metrics.heights == 0...1_000_000)
    #expect(metrics.sound(.nan) == 0)
    #expect(LayoutMetrics.lines(atMost: -3).sound(9) == 1)
    let list = TallSections(
      [.init("a", header: TallRow("h", 30), (0..<9).map { TallRow("\($0)", 50) })],
      pinsHeaders: true)
    for limit in [Double.nan, -3, 0] {
      list.viewport.pinnedHeightLimit = limit
      list.viewport.scroll(to: 60)
      list.viewport.scroll(by: 1)
      #expect(list.viewport.pinned?.height == 0)
    }
  }
}
