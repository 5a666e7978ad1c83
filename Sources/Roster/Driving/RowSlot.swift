/// A cell of a host, as the driver sees it: what it shows now, and how it is filled.
///
/// A host makes one slot for each cell and keeps it with the cell while the cell is reused.
@MainActor public final class RowSlot {
  /// The row that the slot shows; `nil` while it shows none.
  public private(set) var id: RowID?
  /// What the slot shows, as it was when it was filled last.
  public internal(set) var row: AnyRow?
  /// Counts the bindings, so that an event or a result for an earlier one is known to be late.
  public private(set) var generation = 0
  /// Whether the row is in view: a toolkit may fill a cell long before it shows it, if ever.
  public internal(set) var isShown = false
  /// Who has filled the cell.
  weak var driver: TableDriver?
  /// The binding that the cell is being filled for now.
  var rendered: Int?
  /// Fills the cell. Set while the slot is bound.
  var render: (@MainActor (AnyRow) -> Void)?
  /// Observes what makes the row, and what fills the cell. Apart, since most rows are made again to be
  /// compared without being filled again.
  let making = Tracking()
  let rendering = Tracking()
  /// What the cell is waiting for.
  let loads = SlotLoads()

  /// A slot that shows nothing.
  public init() {}

  /// A name for this binding, for events and late results.
  public var binding: SlotBinding { SlotBinding(slot: self, generation: generation) }

  func bind(_ row: AnyRow, render: @escaping @MainActor (AnyRow) -> Void) {
    generation &+= 1
    id = row.id
    self.row = row
    self.render = render
  }

  /// Brings the cell up to date now, if something that it read has changed.
  func deliverChanges() {
    making.deliverNow()
    rendering.deliverNow()
  }

  func unbind() {
    making.end()
    rendering.end()
    loads.end()
    generation &+= 1
    id = nil
    row = nil
    render = nil
    isShown = false
  }
}
