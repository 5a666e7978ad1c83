import Roster

extension BatchRules {
  /// Judges what names a pair of places: updates, headers, footers and carried rows.
  mutating func judgeUpdates(_ origins: [Int]) {
    judgeRowUpdates()
    for (word, pairs) in [("header", batch.headerUpdates), ("footer", batch.footerUpdates)] {
      judgeSectionUpdates(word, pairs, origins)
    }
    judgeCarried()
  }

  private mutating func judgeRowUpdates() {
    if batch.rowUpdates.isEmpty { return }
    guard let places = batch.origins(from: before, to: after) else { return }
    var seen: Set<RowPath> = []
    for update in batch.rowUpdates {
      let name = "row update \(update.before) → \(update.after)"
      if !seen.insert(update.before).inserted {
        report(
          .updateOfKept, name, "\(update.before) before is updated twice", remedy: "one of them")
      } else if places[update.after] != .some(.some(update.before)) {
        report(
          .updateOfKept, name, "the row at \(update.before) before is not at \(update.after) after",
          remedy: place(of: update.before, in: places).map {
            "row update \(update.before) → \($0)"
          } ?? "no update: no row at \(update.before) before stays or moves")
      }
    }
  }

  private func place(of before: RowPath, in places: TableCopy<Int, RowPath?>) -> RowPath? {
    for (section, part) in places.parts.enumerated() {
      if let row = part.rows.firstIndex(of: before) { return RowPath(section: section, row: row) }
    }
    return nil
  }

  private mutating func judgeSectionUpdates(
    _ word: String, _ pairs: [ListDiff.Pair], _ origins: [Int]
  ) {
    var seen: Set<Int> = []
    for pair in pairs {
      let name = "\(word) update \(pair.before) → \(pair.after)"
      if !seen.insert(pair.after).inserted {
        report(
          .sectionUpdateOfKept, name, "section \(pair.after) after is named twice",
          remedy: "one of them")
      } else if !origins.indices.contains(pair.after) || origins[pair.after] != pair.before
        || pair.before < 0
      {
        report(
          .sectionUpdateOfKept, name, "section \(pair.before) before is not \(pair.after) after",
          remedy: origins.firstIndex(of: pair.before).map {
            "\(word) update \(pair.before) → \($0)"
          } ?? "no update: a section that enters is fresh")
      }
    }
  }

  private mutating func judgeCarried() {
    let (gone, fresh) = (Set(batch.sectionDeletes), Set(batch.sectionInserts))
    let (deleted, inserted) = (Set(batch.rowDeletes), Set(batch.rowInserts))
    var seen: Set<RowPath> = []
    for pair in batch.carried {
      let name = "carried \(pair.before) → \(pair.after)"
      let leaves = deleted.contains(pair.before) || gone.contains(pair.before.section)
      let enters = inserted.contains(pair.after) || fresh.contains(pair.after.section)
      if !leaves || !enters {
        report(
          .carriedLeavesAndEnters, name,
          leaves ? "nothing enters at \(pair.after)" : "nothing leaves at \(pair.before)",
          remedy: leaves ? "a row insert \(pair.after)" : "a row delete \(pair.before)")
      } else if !seen.insert(pair.before).inserted {
        report(
          .carriedLeavesAndEnters, name, "\(pair.before) before is carried twice",
          remedy: "one of them")
      }
    }
  }
}
