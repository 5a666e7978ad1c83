/// What a batch does to the lines of a table seen as one flat list.
struct FlatChange {
  /// Lines of the old list that leave.
  private(set) var leaving = RangeList()
  /// Lines of the new list that enter.
  private(set) var entering = RangeList()
  /// Lines of the new list that stay and show something else.
  private(set) var refreshed = RangeList()

  /// What happens to the lines of one section.
  private enum Treatment {
    case whole
    case single
    case none
  }

  /// The lines of single sections that are named one by one, by section.
  private struct Ends {
    var headers: Set<Int> = []
    var footers: Set<Int> = []
  }

  /// - Complexity: O(*s* + *k* log *k*) for *s* sections and *k* operations.
  init(_ stage: UpdateStage, _ lines: FlatLines) {
    let (batch, before, after) = (stage.batch, stage.before, stage.after)
    let old = FlatTable(table: before, lines: lines)
    let new = FlatTable(table: after, lines: lines)
    var oldSections = [Treatment](repeating: .whole, count: before.sections.count)
    var newSections = [Treatment](repeating: .whole, count: after.sections.count)
    for pair in Self.stayingSections(batch, old, new) {
      oldSections[pair.before] = .single
      newSections[pair.after] = .single
    }
    var (gone, fresh, changed) = (Ends(), Ends(), Ends())
    if lines == .withHeaders {
      for pair in batch.headerUpdates {
        switch (before.sections[pair.before].header, after.sections[pair.after].header) {
        case (nil, _): fresh.headers.insert(pair.after)
        case (_, nil): gone.headers.insert(pair.before)
        default: changed.headers.insert(pair.after)
        }
      }
      for pair in batch.footerUpdates {
        switch (before.sections[pair.before].footer, after.sections[pair.after].footer) {
        case (nil, _): fresh.footers.insert(pair.after)
        case (_, nil): gone.footers.insert(pair.before)
        default: changed.footers.insert(pair.after)
        }
      }
    }
    leaving = Self.lines(
      of: old, oldSections, gone,
      ascending((batch.rowDeletes + batch.rowMoves.map(\.before)).map(old.index)))
    entering = Self.lines(
      of: new, newSections, fresh,
      merged(batch.rowInserts, batch.rowMoves.map(\.after), by: <).map(new.index))
    refreshed = Self.lines(
      of: new, newSections.map { $0 == .whole ? .none : $0 }, changed,
      Self.staying(batch).map(new.index))
  }

  /// The places in the new table of rows that are updated and do not move.
  private static func staying(_ batch: UpdateBatch) -> [RowPath] {
    var move = 0
    return batch.rowUpdates.compactMap { update in
      while move < batch.rowMoves.count, batch.rowMoves[move].after < update.after { move += 1 }
      let moves = move < batch.rowMoves.count && batch.rowMoves[move].after == update.after
      return moves ? nil : update.after
    }
  }

  /// The sections that keep their order, as many lines of them as can be.
  private static func stayingSections(
    _ batch: UpdateBatch, _ old: FlatTable, _ new: FlatTable
  ) -> [ListDiff.Pair] {
    let kept = ListDiff(
      deletes: batch.sectionDeletes, inserts: batch.sectionInserts, moves: batch.sectionMoves
    ).kept(oldCount: old.table.sections.count, newCount: new.table.sections.count)
    if batch.sectionMoves.isEmpty { return kept }
    let stays = heaviestIncreasing(
      keys: kept.map(\.before), weights: kept.map { new.range(of: $0.after).count })
    return zip(kept, stays).filter(\.1).map(\.0)
  }

  /// The lines of whole sections, and of rows and ends of others.
  ///
  /// - Parameter rows: The lines of single rows, ascending.
  private static func lines(
    of flat: FlatTable, _ sections: [Treatment], _ ends: Ends, _ rows: [Int]
  ) -> RangeList {
    var list = RangeList()
    var next = 0
    for (section, treatment) in sections.enumerated() {
      let range = flat.range(of: section)
      if treatment == .whole { list.append(range) }
      if treatment == .single, ends.headers.contains(section) {
        list.append(range.lowerBound..<range.lowerBound + 1)
      }
      while next < rows.count, rows[next] < range.upperBound {
        if treatment == .single { list.append(rows[next]..<rows[next] + 1) }
        next += 1
      }
      if treatment == .single, ends.footers.contains(section) {
        list.append(range.upperBound - 1..<range.upperBound)
      }
    }
    return list
  }
}
