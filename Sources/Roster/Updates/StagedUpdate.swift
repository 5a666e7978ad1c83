/// Splits a change into stages: sections enter and move, rows change, sections leave.
struct StagedUpdate {
  private let stage: UpdateStage
  /// The rows that others have taken, by the old section.
  private let carriedOut: [Int: [Int]]
  /// The rows that come from other sections, by the new section.
  private let carriedIn: [Int: [Int]]
  /// Where each old section is while all sections are there.
  private var placeOfOld: [Int]
  /// Where each new section is while all sections are there.
  private var placeOfNew: [Int]
  /// The sections while all are there, before and after the rows change.
  private var arrived: [SectionModel] = []
  private var settled: [SectionModel] = []

  init(_ stage: UpdateStage) {
    self.stage = stage
    let carried = stage.batch.carried
    carriedOut = Dictionary(grouping: carried.map(\.before), by: \.section)
      .mapValues { $0.map(\.row).sorted() }
    carriedIn = Dictionary(grouping: carried.map(\.after), by: \.section)
      .mapValues { $0.map(\.row) }
    placeOfOld = Array(repeating: 0, count: stage.before.sections.count)
    placeOfNew = Array(repeating: 0, count: stage.after.sections.count)
    arrange()
  }

  /// The stages in which something happens.
  var stages: [UpdateStage] {
    let tables = [
      stage.before, TableSnapshot(sections: arrived), TableSnapshot(sections: settled), stage.after,
    ]
    return zip([arrivals, rows, departures], zip(tables, tables.dropFirst()))
      .filter { !$0.0.isEmpty }
      .map { UpdateStage(batch: $0.0, before: $0.1.0, after: $0.1.1) }
  }

  // MARK: The tables between

  /// Puts the sections in their new order, and those that will leave where they are among those that
  /// stay.
  private mutating func arrange() {
    let batch = stage.batch
    let kept = ListDiff(
      deletes: batch.sectionDeletes, inserts: batch.sectionInserts, moves: batch.sectionMoves
    ).kept(oldCount: placeOfOld.count, newCount: placeOfNew.count)
    let oldOfNew = Dictionary(uniqueKeysWithValues: kept.map { ($0.after, $0.before) })
    let moved = Set(batch.sectionMoves.map(\.before))
    var waiting = stage.before.sections.indices.filter { !moved.contains($0) }[...]
    for after in stage.after.sections.indices {
      let before = oldOfNew[after]
      if let before, !moved.contains(before) {
        while let next = waiting.popFirst(), next != before { appendDeparting(next) }
      }
      append(after, from: before)
    }
    for section in waiting { appendDeparting(section) }
  }

  /// A section of the new table: at first with its old rows, or with those that are new to the table.
  private mutating func append(_ after: Int, from before: Int?) {
    let section = stage.after.sections[after]
    placeOfNew[after] = arrived.count
    if let before {
      placeOfOld[before] = arrived.count
      arrived.append(stage.before.sections[before])
    } else {
      arrived.append(section.hiding(carriedIn[after]))
    }
    settled.append(section)
  }

  /// A section of the old table that will leave: at last without the rows that others have taken.
  private mutating func appendDeparting(_ before: Int) {
    placeOfOld[before] = arrived.count
    let section = stage.before.sections[before]
    arrived.append(section)
    settled.append(section.hiding(carriedOut[before]))
  }

  // MARK: The batches between

  private var arrivals: UpdateBatch {
    var batch = UpdateBatch()
    batch.sectionInserts = stage.batch.sectionInserts.map { placeOfNew[$0] }
    batch.sectionMoves = stage.batch.sectionMoves.map {
      ListDiff.Pair(before: $0.before, after: placeOfNew[$0.after])
    }
    return batch
  }

  private var rows: UpdateBatch {
    let whole = stage.batch
    let left = Set(whole.carried.map(\.before))
    let taken = Set(whole.carried.map(\.after))
    var batch = UpdateBatch()
    batch.rowDeletes = whole.rowDeletes.filter { !left.contains($0) }.map(old)
    batch.rowInserts = whole.rowInserts.filter { !taken.contains($0) }.map(new)
    batch.rowMoves = (whole.rowMoves + whole.carried).map(place)
    batch.rowUpdates = (whole.rowUpdates + whole.carried.filter(differs)).map(place)
    batch.headerUpdates = whole.headerUpdates.map(place)
    batch.footerUpdates = whole.footerUpdates.map(place)
    batch.rowDeletes.sort()
    batch.rowMoves.sort { $0.after < $1.after }
    batch.rowUpdates.sort { $0.after < $1.after }
    return batch
  }

  private var departures: UpdateBatch {
    var batch = UpdateBatch()
    batch.sectionDeletes = stage.batch.sectionDeletes.map { placeOfOld[$0] }.sorted()
    return batch
  }

  private func differs(_ pair: UpdateBatch.RowPair) -> Bool {
    !stage.after.sections[pair.after.section].source.isEqual(
      at: pair.after.row, to: stage.before.sections[pair.before.section].source, at: pair.before.row
    )
  }

  private func old(_ place: RowPath) -> RowPath {
    RowPath(section: placeOfOld[place.section], row: place.row)
  }

  private func new(_ place: RowPath) -> RowPath {
    RowPath(section: placeOfNew[place.section], row: place.row)
  }

  private func place(_ pair: UpdateBatch.RowPair) -> UpdateBatch.RowPair {
    .init(before: old(pair.before), after: new(pair.after))
  }

  private func place(_ pair: ListDiff.Pair) -> ListDiff.Pair {
    .init(before: placeOfOld[pair.before], after: placeOfNew[pair.after])
  }
}

extension SectionModel {
  /// The same section without some of its rows, given in ascending order.
  fileprivate func hiding(_ rows: [Int]?) -> SectionModel {
    guard let rows else { return self }
    var copy = self
    copy.source = UniqueRows(base: source, hidden: rows)
    return copy
  }
}
