extension CountedRows {
  /// So many lines at most can a table have: toolkits number them in 32 bits.
  static var mostLines: Int { Int(Int32.max) }
  /// So many rows of a section at most can have names: all are asked for, and kept.
  static var mostNamed: Int { 1 << 22 }

  /// A count that a section can have. Another is reported.
  static func contained(_ count: Int, limit: Int, _ section: SectionID) -> Int {
    if count < 0 {
      Diagnostics.report(
        Diagnostic(
          "negative-count", what: "A section was given \(count) rows.", place: "section \(section)",
          why: "A count cannot be below 0.", remedy: "The section is shown without rows."))
    }
    if count > limit { reportTooMany(count, shown: limit, section) }
    return min(max(0, count), limit)
  }

  private static func reportTooMany(_ count: Int, shown: Int, _ section: SectionID) {
    Diagnostics.report(
      Diagnostic(
        "too-many-rows", what: "A section was given \(count) rows; the first \(shown) are shown.",
        place: "section \(section)",
        why:
          "Toolkits number the lines of a table in 32 bits, and what is named by a function is kept: "
          + "a table can have \(mostLines) lines, and a section \(mostNamed) rows with names.",
        remedy: "Check where the count comes from, or show the rows on several screens."))
  }

  /// The sections of a table that have more lines together than can be numbered, the longest cut.
  ///
  /// - Complexity: O(s log s) for s sections
  static func limited(_ sections: [SectionModel]) -> [SectionModel] {
    let lines = sections.reduce(0) { $0 + $1.lineCount }
    let counts = sections.compactMap { ($0.source as? CountedRows)?.count }
    let limit = share(of: counts, in: mostLines - (lines - counts.reduce(0, +)))
    return sections.map { section in
      guard let rows = section.source as? CountedRows, rows.count > limit else { return section }
      reportTooMany(rows.count, shown: limit, section.id)
      var section = section
      section.source = rows.prefix(limit)
      return section
    }
  }

  /// How many rows each section can have at most, so that all have room together.
  private static func share(of counts: [Int], in room: Int) -> Int {
    var room = max(0, room)
    let counts = counts.sorted()
    for (index, count) in counts.enumerated() {
      let share = room / (counts.count - index)
      if count > share { return share }
      room -= count
    }
    return .max
  }

  private func prefix(_ count: Int) -> CountedRows {
    CountedRows(count, section: section, key: key, make: make)
  }
}
