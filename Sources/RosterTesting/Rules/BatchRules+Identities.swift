import Roster

extension BatchRules {
  /// Judges whether the batch leads to the table it was announced with, and leaves nothing stale.
  mutating func judgeIdentities(_ stage: UpdateStage) {
    guard let places = batch.origins(from: before, to: after) else { return }
    for (section, part) in places.parts.enumerated() where part.section >= 0 {
      let (before, after) = (stage.before.sections[part.section], stage.after.sections[section])
      if before.id == after.id {
        judgeEnds(part.section, section, stage)
        judgeRows(part.rows, at: section, stage)
      } else {
        report(
          .leadsToTable, "section \(section) after",
          "the batch puts section \(before.id) there, the table has \(after.id)",
          remedy: "section operations that end in \(after.id)")
      }
    }
    if violations.isEmpty { judgeCarried(places, stage) }
  }

  private mutating func judgeRows(_ rows: [RowPath?], at section: Int, _ stage: UpdateStage) {
    let updated = Set(batch.rowUpdates.map(\.after))
    for (row, origin) in rows.enumerated() {
      guard let origin else { continue }
      let place = RowPath(section: section, row: row)
      let (old, new) = (stage.before.id(at: origin), stage.after.id(at: place))
      if old != new {
        report(
          .leadsToTable, "\(place) after",
          "the batch puts \(old) there, from \(origin) before, the table has \(new)",
          remedy: "row operations that end in \(new)")
      } else if !updated.contains(place), differ(origin, place, stage) {
        report(
          .differenceIsUpdated, "\(place) after",
          "the content of \(new) differs, and is not updated",
          remedy: "row update \(origin) → \(place)")
      }
    }
  }

  private func differ(_ old: RowPath, _ new: RowPath, _ stage: UpdateStage) -> Bool {
    !stage.after.sections[new.section].source.isEqual(
      at: new.row, to: stage.before.sections[old.section].source, at: old.row)
  }

  private mutating func judgeEnds(_ old: Int, _ new: Int, _ stage: UpdateStage) {
    let (before, after) = (stage.before.sections[old], stage.after.sections[new])
    judgeEnd("header", before.header, after.header, old, new, batch.headerUpdates)
    judgeEnd("footer", before.footer, after.footer, old, new, batch.footerUpdates)
  }

  private mutating func judgeEnd(
    _ word: String, _ before: AnyRow?, _ after: AnyRow?, _ old: Int, _ new: Int,
    _ updates: [ListDiff.Pair]
  ) {
    if before == nil && after == nil { return }
    if let before, let after, after.isEqual(to: before) { return }
    if updates.contains(where: { $0.after == new }) { return }
    report(
      .differenceIsUpdated, "\(word) of section \(new) after", "it differs, and is not updated",
      remedy: "\(word) update \(old) → \(new)")
  }

  /// Judges whether each row that leaves and enters is carried, since it is the same row.
  private mutating func judgeCarried(_ places: TableCopy<Int, RowPath?>, _ stage: UpdateStage) {
    let gone = batch.sectionDeletes.flatMap { section in
      (0..<before[section]).map { RowPath(section: section, row: $0) }
    }
    let left = Dictionary(
      (batch.rowDeletes + gone).map { (stage.before.id(at: $0), $0) },
      uniquingKeysWith: { first, _ in first })
    let carried = Set(batch.carried)
    for (section, part) in places.parts.enumerated() {
      for (row, origin) in part.rows.enumerated() where origin == nil {
        let after = RowPath(section: section, row: row)
        guard let before = left[stage.after.id(at: after)],
          !carried.contains(.init(before: before, after: after))
        else { continue }
        report(
          .sameRowIsCarried, "\(after) after",
          "\(stage.after.id(at: after)) enters here and leaves at \(before) before",
          remedy: "carried \(before) → \(after)")
      }
    }
  }
}
