import Roster

/// Which cells have to be brought up to date.
struct PendingCells {
  /// Rows, headers and footers to be filled again.
  var refilled: Set<RowID> = []
  /// Rows that need another cell.
  var replaced: Set<RowID> = []

  var isEmpty: Bool { refilled.isEmpty && replaced.isEmpty }
}
