extension BatchRules {
  /// Judges section deletes, inserts and moves by the number of sections.
  mutating func judgeSections() {
    let leaving =
      batch.sectionDeletes.map { ("section delete \($0)", $0) }
      + batch.sectionMoves.map { ("section move \($0.before) → \($0.after)", $0.before) }
    let entering =
      batch.sectionInserts.map { ("section insert \($0)", $0) }
      + batch.sectionMoves.map { ("section move \($0.before) → \($0.after)", $0.after) }
    judge(leaving, count: before.count, inside: .oldPlaceInside, once: .oldPlaceOnce, "before")
    judge(entering, count: after.count, inside: .newPlaceInside, once: .newPlaceOnce, "after")
    let result = before.count - batch.sectionDeletes.count + batch.sectionInserts.count
    if violations.isEmpty, result != after.count {
      report(
        .countsAgree,
        "\(amount(batch.sectionDeletes.count, "section delete")), "
          + amount(batch.sectionInserts.count, "insert"),
        "\(amount(before.count, "section")) become \(result), but the table has \(after.count)",
        remedy: result < after.count
          ? "name \(after.count - result) more as inserted, or fewer as deleted"
          : "name \(result - after.count) more as deleted, or fewer as inserted")
    }
  }

  private mutating func judge(
    _ operations: [(name: String, section: Int)], count: Int,
    inside: BatchViolation.Rule, once: BatchViolation.Rule, _ word: String
  ) {
    var first: [Int: String] = [:]
    for (name, section) in operations {
      if !(0..<count).contains(section) {
        report(
          inside, name, "there are \(amount(count, "section")) \(word), and no section \(section)",
          remedy: count == 0 ? "none" : "a section of 0…\(count - 1)")
      } else if let other = first.updateValue(name, forKey: section) {
        report(
          once, name, "section \(section) \(word) is named by \(other) too",
          remedy: "only one of the two")
      }
    }
  }
}
