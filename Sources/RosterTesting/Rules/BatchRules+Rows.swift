import Roster

extension BatchRules {
  /// Judges row deletes, inserts and moves by the number of rows of each section.
  mutating func judgeRows(_ origins: [Int]) {
    let gone = Set(batch.sectionDeletes)
    let fresh = Set(batch.sectionInserts)
    judgeMoves(gone: gone, fresh: fresh)
    let moves = batch.rowMoves.map { ("row move \($0.before) → \($0.after)", $0) }
    judge(
      batch.rowDeletes.map { ("row delete \($0)", $0) } + moves.map { ($0, $1.before) },
      counts: before, whole: gone, inside: .oldPlaceInside, once: .oldPlaceOnce, "before")
    judge(
      batch.rowInserts.map { ("row insert \($0)", $0) } + moves.map { ($0, $1.after) },
      counts: after, whole: fresh, inside: .newPlaceInside, once: .newPlaceOnce, "after")
    if violations.isEmpty { judgeCounts(origins) }
  }

  private mutating func judgeMoves(gone: Set<Int>, fresh: Set<Int>) {
    for move in batch.rowMoves {
      let name = "row move \(move.before) → \(move.after)"
      if gone.contains(move.before.section) {
        report(
          .moveBetweenKeptSections, name, "section \(move.before.section) before is deleted",
          remedy: fresh.contains(move.after.section)
            ? "no row operation, and the pair among the carried"
            : "a row insert \(move.after), and the pair among the carried")
      } else if fresh.contains(move.after.section) {
        report(
          .moveBetweenKeptSections, name, "section \(move.after.section) after is inserted",
          remedy: "a row delete \(move.before), and the pair among the carried")
      }
    }
  }

  private mutating func judge(
    _ operations: [(name: String, place: RowPath)], counts: [Int], whole: Set<Int>,
    inside: BatchViolation.Rule, once: BatchViolation.Rule, _ word: String
  ) {
    var first: [RowPath: String] = [:]
    for (name, place) in operations {
      if !counts.indices.contains(place.section) {
        report(
          inside, name,
          "there are \(amount(counts.count, "section")) \(word), and no section \(place.section)",
          remedy: counts.isEmpty ? "none" : "a section of 0…\(counts.count - 1)")
        continue
      }
      let count = counts[place.section]
      if !(0..<count).contains(place.row) {
        report(
          inside, name,
          "section \(place.section) has \(amount(count, "row")) \(word), and no row \(place.row)",
          remedy: count == 0
            ? "none" : "a place of \(place.section):0…\(place.section):\(count - 1)")
      } else if let other = first.updateValue(name, forKey: place) {
        report(
          once, name, "\(place) \(word) is named by \(other) too", remedy: "only one of the two")
      } else if whole.contains(place.section), !name.hasPrefix("row move") {
        report(
          .sectionSpeaksForRows, name,
          "section \(place.section) \(word) \(word == "before" ? "is deleted" : "is inserted")",
          remedy: "the section operation alone")
      }
    }
  }

  private mutating func judgeCounts(_ origins: [Int]) {
    var leaving = [Int](repeating: 0, count: before.count)
    var entering = [Int](repeating: 0, count: after.count)
    for place in batch.rowDeletes + batch.rowMoves.map(\.before) { leaving[place.section] += 1 }
    for place in batch.rowInserts + batch.rowMoves.map(\.after) { entering[place.section] += 1 }
    for (section, origin) in origins.enumerated() where origin >= 0 {
      let result = before[origin] - leaving[origin] + entering[section]
      if result == after[section] { continue }
      report(
        .countsAgree, "section \(section) (\(origin) before)",
        "\(amount(before[origin], "row")) − \(leaving[origin]) + \(entering[section]) = \(result), "
          + "but the table has \(after[section])",
        remedy: result < after[section]
          ? "\(after[section] - result) more to enter, or fewer to leave"
          : "\(result - after[section]) more to leave, or fewer to enter")
    }
  }
}
