/// What is seen of a table: which lines stand where, for hosts that have no list of their own.
///
///     let cells = CellPool(driver, make: …, fill: …, measure: …)
///     let viewport = Viewport(driver, cells: cells)
///     viewport.resize(width: 300, height: 200)
///     viewport.load(keeping: nil)
///     for placed in viewport.visible { draw(cells.cell(of: placed.id), at: placed.y) }
///
/// Heights, offsets and sizes are in the host's unit (`LayoutMetrics`).
///
/// Behavior:
/// - The first row still visible keeps its place when rows come, go or move, when heights become
///   known, and when the width changes, before the change is drawn. A row that stays among its
///   neighbours is preferred to one that has moved away.
/// - The offset is never below 0, nor above the height of the content less that of the view, at every
///   size, 0 included.
/// - Each line in view is measured in a layout, at most once, from the line that keeps its place
///   downwards and upwards. A layout takes one pass, and at most four where filling or measuring a
///   cell changes the layout again; if that does not settle, it is reported and left at that.
/// - Whatever a host calls here ends with a complete layout: `visible`, `pinned` and `offset` agree.
@MainActor public final class Viewport {
  /// The width that rows are measured for.
  public var width: Double { layout.width }
  /// The height of the view.
  public internal(set) var height = 0.0
  /// The distance from the top of the content to the top of the view.
  public internal(set) var offset = 0.0
  /// The lines in view from top to bottom, those between them that have no height included.
  public internal(set) var visible: [PlacedLine] = []
  /// The header that stays at the top of the view; it covers what is below it, and is not in `visible`.
  public internal(set) var pinned: PlacedLine?
  /// How many passes the last layout took.
  public internal(set) var passes = 0
  /// Whether a view that stands at the end stays at the end when rows are added or grow: for chats and
  /// logs.
  public var followsEnd = false
  /// What happens when rows are put in front of a view that stands at the very top.
  public var topPolicy = TopPolicy.keepPlace
  /// Whether the header of the first section in view stays at the top.
  public var pinsHeaders = false { didSet { if pinsHeaders != oldValue { layOut() } } }
  /// How much of a header that is higher stays at the top.
  public var pinnedHeightLimit = Double.infinity
  /// How far ahead of the view rows are prefetched; `nil` for the height of the view.
  public var prefetchDistance: Double?
  /// How near the start or the end must be for more rows to be asked for; `nil` for the height of the
  /// view.
  public var nearDistance: Double?
  /// The scroll that is under way by steps, if any.
  public internal(set) var animation: ScrollAnimation?

  private(set) weak var driver: TableDriver?
  let cells: any ViewportCells
  var layout: TableLayout
  var place = ViewportPlace(line: 0, edge: .top(0))
  var prefetched: [RowID: AnyRow] = [:]
  /// The way that a person scrolled last: 1 towards the end, -1 towards the start.
  var direction = 1
  var isNear = (start: false, end: false)
  /// Whether the view stands at its end. One without content does.
  public internal(set) var isAtEnd = true
  var isLayingOut = false
  /// Whether cells were filled again since the last layout.
  var needsLayout = false
  /// Whether the table changed in the midst of a layout.
  var isInterrupted = false
  /// The line that is being shown by the layout under way.
  var showing: (id: RowID, index: Int)?
  private var reportedUnsettled = false

  /// A view of the table of a driver, which is held weakly.
  public init(_ driver: TableDriver, cells: any ViewportCells, metrics: LayoutMetrics = .points) {
    self.driver = driver
    self.cells = cells
    layout = TableLayout(metrics: metrics)
    cells.viewport = self
  }

  /// The height of all lines, as far as it is known.
  public var contentHeight: Double { layout.heights.total }
  /// The greatest offset.
  public var maxOffset: Double { max(0, contentHeight - height) }
  /// The heights of all lines.
  public var heights: LineHeights { layout.heights }

  /// The first row in view and where it stands; if no row is in view, the first header or footer.
  public var anchor: Anchor? {
    firstVisible.map { Anchor(row: $0.id, offset: $0.y) }
  }

  var firstVisible: PlacedLine? { inView.first { $0.line.path != nil } ?? inView.first }

  /// The lines of which something is seen, or else those behind the pinned header.
  var inView: [PlacedLine] {
    let covered = max(0, pinned?.bottom ?? 0)
    let seen = visible.filter { $0.bottom > covered }
    return seen.isEmpty ? visible.filter { $0.bottom > 0 } : seen
  }

  /// Where a row, header or footer stands, if it is in view.
  public func placement(of id: RowID) -> PlacedLine? {
    pinned?.id == id ? pinned : visible.first { $0.id == id }
  }

  /// The line that is seen at a distance from the top of the view: what a person points at.
  public func line(at y: Double) -> PlacedLine? {
    if let pinned, y >= pinned.y, y < pinned.bottom { return pinned }
    return visible.first { y >= $0.y && y < $0.bottom }
  }

  func reportUnsettled() {
    if reportedUnsettled { return }
    reportedUnsettled = true
    Diagnostics.report(
      Diagnostic(
        "layout-unsettled", what: "The layout was still changing after \(passes) passes.",
        why: "Filling or measuring a cell changed the table or a height each time.",
        remedy: "Let a cell have the same height each time that it shows the same."))
  }
}
