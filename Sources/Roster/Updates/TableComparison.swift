/// Compares two tables, stage by stage.
struct TableComparison {
  private let old: TableSnapshot
  private let new: TableSnapshot
  private(set) var batch = UpdateBatch()
  /// The sections that are in both tables, by their position in the new one.
  private var kept: [ListDiff.Pair] = []
  private var leaving: [LooseRows] = []
  private var entering: [LooseRows] = []

  init(_ old: TableSnapshot, _ new: TableSnapshot) {
    self.old = old
    self.new = new
    compareSections()
    for pair in kept where !isBeyondNaming(pair) {
      compareEnds(of: pair)
      compareRows(of: pair)
    }
    replaceSections(kept.filter(isBeyondNaming))
    matchAcross()
    batch.rowDeletes.sort()
  }

  /// Stage 1: which sections leave, enter and move.
  private mutating func compareSections() {
    let diff = ListDiff(oldIDs: old.sections.map(\.id), newIDs: new.sections.map(\.id))
    batch.sectionDeletes = diff.deletes
    batch.sectionInserts = diff.inserts
    batch.sectionMoves = diff.moves
    leaving = diff.deletes.map { loose(in: old, $0, counterpart: nil, nil) }
    entering = diff.inserts.map { loose(in: new, $0, counterpart: nil, nil) }
    kept = diff.kept(oldCount: old.sections.count, newCount: new.sections.count)
  }

  /// So many rows at most that exist only as a count are named one by one.
  private static var mostNamed: Int { 1 << 20 }

  /// Whether more rows would have to be named than there may be room for, since a section gives nothing but
  /// a count.
  private func isBeyondNaming(_ pair: ListDiff.Pair) -> Bool {
    let (before, after) = (old.sections[pair.before].source, new.sections[pair.after].source)
    switch (before.isSelfContained, after.isSelfContained) {
    case (false, false): return false
    case (true, true): return abs(after.count - before.count) > Self.mostNamed
    default: return before.count + after.count > Self.mostNamed
    }
  }

  /// Sections that leave and enter as a whole.
  private mutating func replaceSections(_ pairs: [ListDiff.Pair]) {
    if pairs.isEmpty { return }
    let replaced = Set(pairs)
    batch.sectionMoves.removeAll { replaced.contains($0) }
    batch.sectionDeletes = (batch.sectionDeletes + pairs.map(\.before)).sorted()
    batch.sectionInserts = (batch.sectionInserts + pairs.map(\.after)).sorted()
    // A mere count has no rows that another section could have.
    leaving += pairs.filter { !old.sections[$0.before].source.isSelfContained }
      .map { loose(in: old, $0.before, counterpart: nil, nil) }
    entering += pairs.filter { !new.sections[$0.after].source.isSelfContained }
      .map { loose(in: new, $0.after, counterpart: nil, nil) }
  }

  /// Stage 2: headers and footers that differ, come or go.
  private mutating func compareEnds(of pair: ListDiff.Pair) {
    let (before, after) = (old.sections[pair.before], new.sections[pair.after])
    if differ(before.header, after.header) { batch.headerUpdates.append(pair) }
    if differ(before.footer, after.footer) { batch.footerUpdates.append(pair) }
  }

  private func differ(_ old: AnyRow?, _ new: AnyRow?) -> Bool {
    guard let old, let new else { return (old == nil) != (new == nil) }
    return !new.isEqual(to: old)
  }

  /// Stage 3: what each section's own rows explain.
  private mutating func compareRows(of pair: ListDiff.Pair) {
    let (before, after) = (old.sections[pair.before].source, new.sections[pair.after].source)
    if after.isIdentical(to: before) { return }
    let diff = UniqueRows.difference(from: before, to: after)
    for move in diff.moves { batch.rowMoves.append(.init(move, in: pair)) }
    for update in diff.updates { batch.rowUpdates.append(.init(update, in: pair)) }
    if !diff.deletes.isEmpty {
      leaving.append(loose(in: old, pair.before, counterpart: pair.after, diff.deletes))
    }
    if !diff.inserts.isEmpty {
      entering.append(loose(in: new, pair.after, counterpart: pair.before, diff.inserts))
    }
  }

  private func loose(
    in table: TableSnapshot, _ section: Int, counterpart: Int?, _ rows: [Int]?
  ) -> LooseRows {
    LooseRows(
      section: section, counterpart: counterpart, source: table.sections[section].source, rows: rows
    )
  }

  /// Stage 4: what no section explains by itself has crossed sections, or leaves and enters.
  private mutating func matchAcross() {
    let pairs = CrossMatch(leaving: leaving, entering: entering).pairs
    let gone = Set(batch.sectionDeletes)
    let fresh = Set(batch.sectionInserts)
    var moves: [UpdateBatch.RowPair] = []
    for pair in pairs {
      if gone.contains(pair.before.section) || fresh.contains(pair.after.section) {
        batch.carried.append(pair)
      } else {
        moves.append(pair)
      }
    }
    let moved = Set(moves.map(\.before))
    let taken = Set(moves.map(\.after))
    for rows in leaving where !rows.isWhole {
      batch.rowDeletes += moved.isEmpty ? rows.places : rows.places.filter { !moved.contains($0) }
    }
    for rows in entering where !rows.isWhole {
      batch.rowInserts += taken.isEmpty ? rows.places : rows.places.filter { !taken.contains($0) }
    }
    if moves.isEmpty { return }
    batch.rowMoves = merged(batch.rowMoves, moves) { $0.after < $1.after }
    batch.rowUpdates = merged(batch.rowUpdates, moves.filter(differ)) { $0.after < $1.after }
  }

  /// Whether a row that crosses sections has another content.
  private func differ(_ pair: UpdateBatch.RowPair) -> Bool {
    let source = new.sections[pair.after.section].source
    let other = old.sections[pair.before.section].source
    return !source.isEqual(at: pair.after.row, to: other, at: pair.before.row)
  }
}

extension UpdateBatch {
  /// The change from one table to another: the fewest section moves, and given these the fewest row
  /// moves.
  ///
  /// Sections are matched by id, and their rows section by section. Only what no section explains by
  /// itself is looked for in other sections, and only where ids can be the same.
  ///
  /// - Complexity: O(*s* + *d*) for *s* sections and *d* rows that differ, and what each section's own
  ///   comparison costs: nothing for shared storage, O(*k* log *n*) for stores, O(*n*) otherwise.
  public init(from old: TableSnapshot, to new: TableSnapshot) {
    self = TableComparison(old, new).batch
  }
}

extension UpdateBatch.RowPair {
  /// A pair of rows of one section that stays.
  init(_ rows: ListDiff.Pair, in sections: ListDiff.Pair) {
    self.init(
      before: RowPath(section: sections.before, row: rows.before),
      after: RowPath(section: sections.after, row: rows.after))
  }
}
