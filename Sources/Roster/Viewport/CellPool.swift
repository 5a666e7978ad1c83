/// Cells that are used again: one pool for each kind of row.
///
///     let cells = CellPool<Label>(
///       driver, make: { _ in Label() },
///       fill: { label, row, slot in label.text = row.content.title },
///       measure: { label, width in label.height(for: width) },
///       clear: { label in label.text = "" })
///
/// Behavior:
/// - Each cell that is bound to a row is let go of before it is bound to another, and cleared, so that
///   it never shows anything of an earlier row.
/// - `fill` and `measure` run under observation: when something that they read changes, that cell alone
///   is filled again.
/// - There are about as many cells as rows in view, however many rows there are.
@MainActor public final class CellPool<Cell>: ViewportCells {
  /// The cell that shows a row, and how far it is known.
  private final class Bound {
    let slot: RowSlot
    var cell: (kind: RowKind, cell: Cell)?
    var row: AnyRow?

    init(slot: RowSlot) { self.slot = slot }
  }

  /// The viewport that shows the cells.
  public weak var viewport: Viewport?
  private weak var driver: TableDriver?
  private let make: @MainActor (RowKind) -> Cell
  private let fill: @MainActor (Cell, AnyRow, RowSlot) -> Void
  private let measure: @MainActor (Cell, Double) -> Double
  private let clear: @MainActor (Cell) -> Void
  private var bound: [RowID: Bound] = [:]
  private var spareCells: [RowKind: [Cell]] = [:]
  private var spareSlots: [RowSlot] = []

  /// Pools for the table of a driver, which is held weakly.
  ///
  /// - Parameters:
  ///   - driver: The driver.
  ///   - make: Makes a cell for rows of a kind.
  ///   - fill: Lets a cell show a row. The slot is for events and for what is loaded.
  ///   - measure: The height that a filled cell needs at a width, in the host's unit.
  ///   - clear: Takes everything off a cell that a row has put there.
  public init(
    _ driver: TableDriver, make: @escaping @MainActor (RowKind) -> Cell,
    fill: @escaping @MainActor (_ cell: Cell, _ row: AnyRow, _ slot: RowSlot) -> Void,
    measure: @escaping @MainActor (_ cell: Cell, _ width: Double) -> Double,
    clear: @escaping @MainActor (_ cell: Cell) -> Void
  ) {
    self.driver = driver
    self.make = make
    self.fill = fill
    self.measure = measure
    self.clear = clear
  }

  /// The cell that shows a row, header or footer.
  public func cell(of id: RowID) -> Cell? { bound[id]?.cell?.cell }
  /// The slot of that cell, for its events.
  public func slot(of id: RowID) -> RowSlot? { bound[id]?.slot }
  /// The rows that are shown.
  public var shown: Set<RowID> { Set(bound.keys) }
  /// How many cells wait to be used again.
  public var spareCount: Int { spareCells.values.reduce(0) { $0 + $1.count } }

  /// Binds a cell to a line, unless one is bound to it.
  public func show(_ line: TableLine, id: RowID) {
    if let known = bound[id] {
      if known.slot.id == id { return }
      bound[id] = nil
      letGo(known)
    }
    let new = Bound(slot: spareSlots.popLast() ?? RowSlot())
    bound[id] = new
    fill(new, with: line)
  }

  /// Lets go of the cells whose rows are not in the table in force.
  public func dropGone() {
    let driver = driver
    letGo(except: Set(bound.keys.filter { driver?.line(of: $0) != nil }))
  }

  /// Lets go of all cells but those of some rows.
  ///
  /// What a handler does meanwhile finds only the cells that stay.
  public func letGo(except rows: Set<RowID>) {
    let gone = bound.filter { !rows.contains($0.key) }
    for id in gone.keys { bound[id] = nil }
    for cell in gone.values { letGo(cell) }
  }

  /// Tells the rows that have come into view.
  public func display() {
    for (id, cell) in bound where bound[id] === cell { driver?.show(cell.slot) }
  }

  /// Fills every cell again.
  public func refill() {
    for id in Array(bound.keys) { driver?.remeasure(id) }
  }

  /// Gives a row whose kind has changed a cell of that kind. Call it in `TableHost.replaceCell`.
  public func replaceCell(of slot: RowSlot) {
    guard let id = slot.id, let cell = bound[id], let line = driver?.line(of: id) else { return }
    spare(cell)
    fill(cell, with: line)
    viewport?.setNeedsLayout()
  }

  private func fill(_ cell: Bound, with line: TableLine) {
    driver?.fill(cell.slot, with: line, isShown: false) { [weak self, weak cell] row in
      if let self, let cell { render(row, in: cell) }
    }
  }

  private func render(_ row: AnyRow, in cell: Bound) {
    let before = cell.row
    cell.row = row
    let shown = cell.cell?.cell ?? taken(row.kind)
    cell.cell = (row.kind, shown)
    fill(shown, row, cell.slot)
    // A row that is filled again, equal and at its place, has been filled for what it observes.
    let isChanged = before.map { $0.place == row.place && $0.isEqual(to: row) } ?? false
    viewport?.filled(row, isChanged: isChanged) { measure(shown, $0) }
  }

  private func taken(_ kind: RowKind) -> Cell { spareCells[kind]?.popLast() ?? make(kind) }

  private func letGo(_ cell: Bound) {
    driver?.unbind(cell.slot)
    spare(cell)
    if spareSlots.count < CellPoolLimits.spares { spareSlots.append(cell.slot) }
  }

  private func spare(_ cell: Bound) {
    guard let (kind, used) = cell.cell else { return }
    clear(used)
    cell.cell = nil
    cell.row = nil
    if spareCells[kind]?.count ?? 0 < CellPoolLimits.spares {
      spareCells[kind, default: []].append(used)
    }
  }
}

/// How many cells of a kind wait at most.
private enum CellPoolLimits {
  static let spares = 64
}
