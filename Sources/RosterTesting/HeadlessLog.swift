import Roster

/// What happens to the cells of a headless host.
@MainActor final class HeadlessLog {
  var measured: [RowID] = []
  var bound: [RowID] = []
  var unbound: [RowID] = []
  var made = 0
  var faults: [String] = []
  var didFill: (@MainActor (HeadlessCell, RowSlot) -> Void)?

  func make(_ kind: RowKind) -> HeadlessCell {
    made += 1
    return HeadlessCell(kind: kind)
  }

  func fill(_ cell: HeadlessCell, _ row: AnyRow, _ slot: RowSlot) {
    if cell.kind != row.kind {
      faults.append("A cell of \(cell.kind) was filled with \(row.id) of kind \(row.kind).")
    }
    if let old = cell.row, old.id != row.id {
      faults.append("The cell of \(old.id) was bound to \(row.id) without being let go of.")
    }
    if cell.row == nil { bound.append(row.id) }
    cell.row = row
    cell.content = row.content
    didFill?(cell, slot)
  }

  func clear(_ cell: HeadlessCell) {
    if let row = cell.row {
      unbound.append(row.id)
    } else {
      faults.append("A cell was let go of that showed nothing.")
    }
    cell.row = nil
    cell.content = nil
    cell.loaded = nil
  }

  func forget() {
    measured = []
    bound = []
    unbound = []
    faults = []
  }
}
