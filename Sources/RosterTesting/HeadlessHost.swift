import Roster

/// A list without a screen that can be scrolled, for tests: it shows what a host with a view would,
/// with rows as high as the test says.
///
///     let host = HeadlessHost(driver, width: 300, height: 200) { row, width in 50 }
///     driver.attach(host)
///     host.viewport.scroll(to: id, at: .top)
///     #expect(host.titles == ["a", "b", "c", "d"])
///
/// Behavior:
/// - It counts what costs: `measured`, `bound` and `unbound` name each row in order.
/// - `faults` says when a cell is bound twice without being let go of, or is let go of for another row.
@MainActor public final class HeadlessHost: TableHost {
  /// It takes everything in one batch.
  public let capabilities = HostCapabilities()
  /// What is in view.
  public let viewport: Viewport
  /// The cells.
  public let cells: CellPool<HeadlessCell>
  /// The rows that were measured, in order.
  public var measured: [RowID] { log.measured }
  /// The rows that were bound to a cell, in order.
  public var bound: [RowID] { log.bound }
  /// The rows whose cells were let go of, in order.
  public var unbound: [RowID] { log.unbound }
  /// How many cells were made.
  public var cellCount: Int { log.made }
  /// What was wrong in the use of the cells.
  public var faults: [String] { log.faults }
  /// Is called when a cell has been filled, with its slot, as where a host loads pictures.
  public var didFill: (@MainActor (HeadlessCell, RowSlot) -> Void)? {
    get { log.didFill }
    set { log.didFill = newValue }
  }

  private let log: HeadlessLog

  /// A list for the table of a driver.
  ///
  /// - Parameters:
  ///   - driver: The driver; held weakly.
  ///   - width: The width that rows are measured for.
  ///   - height: The height of the view.
  ///   - metrics: The unit of heights.
  ///   - measure: How high a row really is at a width.
  public init(
    _ driver: TableDriver, width: Double = 300, height: Double = 200,
    metrics: LayoutMetrics = .points,
    measure: @escaping @MainActor (_ row: AnyRow, _ width: Double) -> Double
  ) {
    let log = HeadlessLog()
    self.log = log
    cells = CellPool(
      driver, make: { log.make($0) }, fill: { log.fill($0, $1, $2) },
      measure: { cell, width in
        guard let row = cell.row else { return 0 }
        log.measured.append(row.id)
        return measure(row, width)
      }, clear: { log.clear($0) })
    viewport = Viewport(driver, cells: cells, metrics: metrics)
    viewport.resize(width: width, height: height)
  }

  /// What is in view, by title, from top to bottom.
  public var titles: [String] {
    viewport.visible.map { cells.cell(of: $0.id)?.content?.title ?? "" }
  }

  /// Forgets what was counted so far.
  public func forgetCounts() { log.forget() }

  /// The first row in view.
  public var anchor: Anchor? { viewport.anchor }
  /// Shows the table in force.
  public func load(keeping anchor: Anchor?) { viewport.load(keeping: anchor) }
  /// Follows the table, and keeps the place in the same commit.
  public func apply(
    _ stage: UpdateStage, animated: Bool, commit: () -> Void, done: @escaping @MainActor () -> Void
  ) {
    viewport.apply(stage, commit: commit)
    done()
  }
  /// Forgets heights that may no longer hold.
  public func contentChanged(at rows: [RowPath]) { viewport.contentChanged(at: rows) }
  /// Takes another cell.
  public func replaceCell(of slot: RowSlot) { cells.replaceCell(of: slot) }
  /// Lays out again if cells were filled.
  public func refreshChrome() { viewport.layoutIfNeeded() }
}
