extension TableDriver {
  /// Brings every filled cell up to date after an update: what differs is filled again.
  ///
  /// The rows are made anew to be compared. Where the function from state to table did not run for the
  /// update, only those that the update names are: the others are made by the same functions of the
  /// same records, and what these observe is followed for each row by itself.
  ///
  /// - Complexity: O(filled cells + changed rows)
  func refill(after update: TableUpdate) {
    let batch = update.batch
    if !batch.rowUpdates.isEmpty { host?.contentChanged(at: batch.rowUpdates.map(\.after)) }
    // What has changed in place compares as equal, and is known by other signs.
    let inPlace = Set(
      batch.rowUpdates.lazy.map(\.after)
        .filter { self.table.sections[$0.section].source.hasReferenceRecords })
    let refreshed = table.sections.indices.filter { wasInvalidated($0, since: update.old) }
    let named = update.isMadeAnew ? nil : batch.namedRows
    for slot in Array(slots.values) {
      guard let id = slot.id, let line = line(of: id) else { continue }
      let isForced =
        line.path.map(inPlace.contains) ?? false || refreshed.contains(line.section)
      if !isForced, let path = line.path, let named, !named.contains(path), moved(slot, to: path) {
        continue
      }
      refresh(slot, at: line, isForced: isForced)
    }
    forgetForsakenAsks()
    host?.refreshChrome()
  }

  /// Notes where the row of a slot stands by now.
  ///
  /// - Returns: Whether that is all there is to be done for a row that is made from the same as before.
  private func moved(_ slot: RowSlot, to path: RowPath) -> Bool {
    // What a block shows may come from anywhere.
    guard let row = slot.row, !(row.model is BlockRow) else { return false }
    let place = place(of: path)
    if row.place == place { return true }
    if row.showsPlace { return false }
    slot.row?.place = place
    return true
  }

  private func wasInvalidated(_ section: Int, since old: TableSnapshot) -> Bool {
    let section = table.sections[section]
    guard section.link != nil, let before = old.index(of: section.id) else { return false }
    return section.source.wasInvalidated(since: old.sections[before].source)
  }
}

extension UpdateBatch {
  /// The places in the new table of all rows that were not there, or were elsewhere or otherwise;
  /// `nil` if sections changed, and with them any row.
  fileprivate var namedRows: Set<RowPath>? {
    guard sectionDeletes.isEmpty, sectionInserts.isEmpty, sectionMoves.isEmpty else { return nil }
    var rows = Set(rowInserts)
    rows.formUnion(rowMoves.lazy.map(\.after))
    rows.formUnion(rowUpdates.lazy.map(\.after))
    return rows
  }
}
