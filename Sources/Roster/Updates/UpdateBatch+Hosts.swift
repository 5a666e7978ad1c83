extension UpdateBatch {
  /// The same change for a host that cannot move rows, or sections.
  ///
  /// What would have moved is deleted and inserted, and named in `carried`. It arrives with its
  /// content of now, so it is not named among the updates.
  ///
  /// - Complexity: O(*k*) for *k* operations, and O(*n*) for *n* rows of sections that would have moved.
  func adapted(
    movesRows: Bool, movesSections: Bool, from old: TableSnapshot, to new: TableSnapshot
  ) -> UpdateBatch {
    var batch = self
    if !movesSections { batch.replaceSectionMoves(from: old, to: new) }
    if !movesRows { batch.replaceRowMoves() }
    return batch
  }

  /// Rows that would move leave and enter.
  private mutating func replaceRowMoves() {
    if rowMoves.isEmpty { return }
    let moves = rowMoves
    rowMoves = []
    rowDeletes = merged(rowDeletes, moves.map(\.before).sorted(), by: <)
    rowInserts = merged(rowInserts, moves.map(\.after), by: <)
    carry(moves)
  }

  /// Sections that would move leave and enter, with all their rows.
  private mutating func replaceSectionMoves(from old: TableSnapshot, to new: TableSnapshot) {
    if sectionMoves.isEmpty { return }
    let gone = Set(sectionMoves.map(\.before))
    let fresh = Set(sectionMoves.map(\.after))
    var pairs: [RowPair] = []
    for section in sectionMoves { pairs += rowsThatStay(in: section, from: old, to: new) }
    for move in rowMoves {
      let (leaves, enters) = (
        gone.contains(move.before.section), fresh.contains(move.after.section)
      )
      if !leaves && !enters { continue }
      pairs.append(move)
      if !leaves { rowDeletes.append(move.before) }
      if !enters { rowInserts.append(move.after) }
    }
    sectionDeletes = merged(sectionDeletes, gone.sorted(), by: <)
    sectionInserts = merged(sectionInserts, fresh.sorted(), by: <)
    headerUpdates.removeAll { fresh.contains($0.after) }
    footerUpdates.removeAll { fresh.contains($0.after) }
    rowMoves.removeAll { gone.contains($0.before.section) || fresh.contains($0.after.section) }
    // A section that comes or goes speaks for its rows.
    rowDeletes = rowDeletes.filter { !gone.contains($0.section) }.sorted()
    rowInserts = rowInserts.filter { !fresh.contains($0.section) }.sorted()
    sectionMoves = []
    carry(pairs)
  }

  /// The rows of a section that neither leave it, enter it nor move in it.
  private func rowsThatStay(
    in section: ListDiff.Pair, from old: TableSnapshot, to new: TableSnapshot
  ) -> [RowPair] {
    let leaving = Set(
      (rowDeletes + rowMoves.map(\.before)).lazy.filter { $0.section == section.before }.map(\.row))
    let entering = Set(
      (rowInserts + rowMoves.map(\.after)).lazy.filter { $0.section == section.after }.map(\.row))
    let before = (0..<old.sections[section.before].count).lazy.filter { !leaving.contains($0) }
    let after = (0..<new.sections[section.after].count).lazy.filter { !entering.contains($0) }
    return zip(before, after).map { RowPair(ListDiff.Pair(before: $0, after: $1), in: section) }
  }

  /// Names rows as carried, whose updates are then no operations of their own.
  private mutating func carry(_ pairs: [RowPair]) {
    let before = Set(pairs.map(\.before))
    rowUpdates.removeAll { before.contains($0.before) }
    carried = merged(carried, pairs.sorted { $0.after < $1.after }) { $0.after < $1.after }
  }
}
