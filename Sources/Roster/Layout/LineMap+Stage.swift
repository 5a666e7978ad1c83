extension LineMap {
  /// The lines of a stage, headers and footers included.
  ///
  /// - Complexity: O(*s* + *k* log *k*) for *s* sections and *k* rows that come, go or move
  package init(_ stage: UpdateStage) {
    let changes = RowChanges(stage.batch)
    let inserted = Set(stage.batch.sectionInserts)
    let moved = Set(stage.batch.sectionMoves.map(\.after))
    for (index, section) in stage.after.sections.enumerated() {
      let before = stage.before.index(of: section.id).flatMap { before in
        // What is nothing but a count has its rows still, if it is replaced as a whole.
        !inserted.contains(index)
          || changes.arriving[index] == nil && section.source.isSelfContained
            && stage.before.sections[before].source.isSelfContained
          ? before : nil
      }
      let old = before.map { stage.before.sections[$0] }
      let start = before.map { stage.before.linesBefore(section: $0) } ?? 0
      let isMoved = moved.contains(index)
      var next = start
      if old?.header != nil {
        if section.header != nil { keep(next, isMoved: isMoved) }
        next += 1
      } else if section.header != nil {
        enter()
      }
      addRows(
        of: index, count: section.count, from: before, oldStart: next, oldCount: old?.count ?? 0,
        isMoved: isMoved, changes: changes, stage: stage)
      next += old?.count ?? 0
      if section.footer != nil {
        if old?.footer != nil { keep(next, isMoved: isMoved) } else { enter() }
      }
    }
  }

  private mutating func addRows(
    of section: Int, count: Int, from before: Int?, oldStart: Int, oldCount: Int, isMoved: Bool,
    changes: RowChanges, stage: UpdateStage
  ) {
    let entering = before == nil ? [] : changes.entering[section] ?? []
    let leaving = before.flatMap { changes.leaving[$0] } ?? []
    // In a section that is new every row enters; those carried over are the only ones to look at.
    let carried = before == nil ? changes.arriving[section] ?? [] : []
    var (old, new, nextEntering, nextLeaving, nextCarried) = (0, 0, 0, 0, 0)
    while new < count {
      if before == nil {
        let end = nextCarried < carried.count ? min(carried[nextCarried], count) : count
        enter(end - new)
        new = end
        if new < count {
          addArrival(RowPath(section: section, row: new), changes, stage)
          new += 1
          nextCarried += 1
        }
      } else if nextEntering < entering.count, entering[nextEntering] <= new {
        if entering[nextEntering] == new {
          addArrival(RowPath(section: section, row: new), changes, stage)
          new += 1
        }
        nextEntering += 1
      } else if nextLeaving < leaving.count, leaving[nextLeaving] <= old {
        if leaving[nextLeaving] == old { old += 1 }
        nextLeaving += 1
      } else {
        let untilEntering =
          nextEntering < entering.count ? entering[nextEntering] - new : count - new
        let untilLeaving =
          nextLeaving < leaving.count ? min(leaving[nextLeaving], oldCount) - old : oldCount - old
        let run = min(count - new, untilEntering, untilLeaving)
        if run > 0 {
          keep(oldStart + old, count: run, isMoved: isMoved)
          old += run
          new += run
        } else {
          // The batch names fewer rows than have come: what is left over counts as new.
          let rest = max(1, untilEntering)
          enter(rest)
          new += rest
        }
      }
    }
  }

  /// Adds a row that is named by itself: one that moved, was carried over, or is new.
  private mutating func addArrival(_ path: RowPath, _ changes: RowChanges, _ stage: UpdateStage) {
    if let source = changes.sources[path], stage.before.contains(source) {
      keep(stage.before.lineIndex(of: .row(source)), isMoved: true)
    } else {
      enter()
    }
  }
}

/// The rows that a batch names, by section.
private struct RowChanges {
  /// Positions in each old section of rows that leave their place, ascending.
  var leaving: [Int: [Int]] = [:]
  /// Positions in each new section of rows that come to their place, ascending.
  var entering: [Int: [Int]] = [:]
  /// Those of them that were elsewhere before.
  var arriving: [Int: [Int]] = [:]
  /// Where they were.
  var sources: [RowPath: RowPath] = [:]

  init(_ batch: UpdateBatch) {
    for path in batch.rowDeletes { leaving[path.section, default: []].append(path.row) }
    for path in batch.rowInserts { entering[path.section, default: []].append(path.row) }
    for pair in batch.rowMoves {
      leaving[pair.before.section, default: []].append(pair.before.row)
      entering[pair.after.section, default: []].append(pair.after.row)
    }
    for pair in batch.rowMoves + batch.carried {
      sources[pair.after] = pair.before
    }
    for path in sources.keys { arriving[path.section, default: []].append(path.row) }
    for section in leaving.keys { leaving[section]?.sort() }
    for section in entering.keys { entering[section]?.sort() }
    for section in arriving.keys { arriving[section]?.sort() }
  }
}
