// Replaced by the sectioned diff.
extension UpdateBatch {
  /// The batch between two tables.
  package init(from old: TableSnapshot, to new: TableSnapshot) {
    self.init()
    for (index, section) in old.sections.enumerated() where new.index(of: section.id) == nil {
      sectionDeletes.append(index)
    }
    for (index, section) in new.sections.enumerated() {
      guard let before = old.index(of: section.id) else {
        sectionInserts.append(index)
        continue
      }
      let diff = section.source.difference(from: old.sections[before].source)
      rowDeletes += diff.deletes.map { RowPath(section: before, row: $0) }
      rowInserts += diff.inserts.map { RowPath(section: index, row: $0) }
      func pair(_ p: ListDiff.Pair) -> RowPair {
        RowPair(
          before: RowPath(section: before, row: p.before),
          after: RowPath(section: index, row: p.after))
      }
      rowMoves += diff.moves.map(pair)
      rowUpdates += diff.updates.map(pair)
    }
    rowDeletes.sort()
  }
}
