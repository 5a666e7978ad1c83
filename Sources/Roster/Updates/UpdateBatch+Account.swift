extension UpdateBatch {
  /// The change from one table to another as a source tells it: which rows it removed, and which it
  /// changed.
  ///
  /// Its word decides which rows are updated: contents are not compared. Everything else is found by
  /// id, and the tables decide where the account does not fit them; each misfit is reported through
  /// `Diagnostics`.
  ///
  /// - Parameters:
  ///   - old: The table before the change.
  ///   - new: The table after the change.
  ///   - removed: Places in `old` of rows that were removed. One whose id is still in `new` was removed
  ///     and put back: it is kept, and updated.
  ///   - changedAfter: Places in `new` of rows that were changed.
  /// - Complexity: O(*n*), and what the comparison of the tables costs.
  public init(
    old: TableSnapshot, new: TableSnapshot, removed: [RowPath], changedAfter: [RowPath]
  ) {
    self.init(from: old, to: new)
    rowUpdates = []
    let account = Account(
      removed: removed, among: old.contains, changed: changedAfter, among: new.contains)
    let carriedAway = Set(carried.map(\.before))
    account.expect(left: rowDeletes.filter { !carriedAway.contains($0) })
    let places = origins(from: old.sections.map(\.count), to: new.sections.map(\.count))
    for (section, part) in (places?.parts ?? []).enumerated() {
      for (row, before) in part.rows.enumerated() {
        let after = RowPath(section: section, row: row)
        if let before, account.updates(before: before, after: after) {
          rowUpdates.append(RowPair(before: before, after: after))
        }
      }
    }
  }

  /// For each place in the new table the place in the old one, and for each section likewise: `nil`
  /// and −1 for what enters.
  ///
  /// - Parameters:
  ///   - before: The number of rows of each section in the old table.
  ///   - after: The number of rows of each section in the new table.
  /// - Returns: `nil` if the batch does not lead from the one to the other.
  /// - Complexity: O(*n*)
  package func origins(from before: [Int], to after: [Int]) -> TableCopy<Int, RowPath?>? {
    let old = TableCopy<Int, RowPath?>(
      before.enumerated().map { section, count in
        .init(section, rows: (0..<count).map { RowPath(section: section, row: $0) })
      })
    let new = TableCopy<Int, RowPath?>(
      after.map { .init(-1, rows: Array(repeating: nil, count: $0)) })
    var structure = self
    structure.rowUpdates = []
    structure.headerUpdates = []
    structure.footerUpdates = []
    return structure.apply(to: old, from: new)
  }
}
