/// Hides the rows whose id is shown before in table order, and reports each once.
///
/// Only what has entered since the last time is looked up: within its section, and in those sections
/// whose ids are of the same space.
@MainActor struct Uniqueness {
  /// A section as it was the last time.
  struct Known {
    let base: any RowSource
    /// Its place among the sections.
    let rank: Int
    /// Positions of repeats within the section.
    let own: [Int]
    /// Positions of rows that an earlier section has.
    let crossing: [Int]
  }

  /// How a section differs from the last time.
  enum Delta {
    case none
    case some(ListDiff)
    case all
  }

  private struct Suppressed: Hashable {
    let section: SectionID
    let row: RowID
  }

  private var known: [SectionID: Known] = [:]
  private var suppressed: Set<Suppressed> = []

  /// The same sections, in which each id occurs once.
  ///
  /// - Complexity: O(sections), and what has entered
  mutating func unique(_ sections: [SectionModel]) -> [SectionModel] {
    var next: [SectionID: Known] = [:]
    var sharing = SharedSpaces()
    var hidden: Set<Suppressed> = []
    let shown = sections.enumerated().map { index, section in
      var base = section.source.withHidden
      let before = known[section.id]
      if let before { base = base.adopting(before.base) }
      let delta = delta(of: base, from: before)
      let own = own(base, delta, before)
      let crossing = sharing.add(base, delta, before)
      next[section.id] = Known(base: base, rank: index, own: own, crossing: crossing)
      var section = section
      let positions = own.isEmpty ? crossing : Set(own).union(crossing).sorted()
      section.source = positions.isEmpty ? base : UniqueRows(base: base, hidden: positions)
      for position in positions {
        let row = Suppressed(section: section.id, row: base.id(at: position))
        hidden.insert(row)
        if !suppressed.contains(row) { report(row, at: position) }
      }
      return section
    }
    known = next
    suppressed = hidden
    return shown
  }

  private func delta(of base: any RowSource, from before: Known?) -> Delta {
    guard let before else { return .all }
    return base.isIdentical(to: before.base) ? .none : .some(base.difference(from: before.base))
  }

  /// Repeats within the section.
  private func own(_ base: any RowSource, _ delta: Delta, _ before: Known?) -> [Int] {
    if base.isUnique { return [] }
    guard let before else { return base.repeats }
    switch delta {
    case .none: return before.own
    case .some(let diff) where before.own.isEmpty:
      return diff.inserts.isEmpty
        ? [] : base.repeats(among: diff.inserts) ?? base.repeats
    case .some, .all: return base.repeats
    }
  }

  private func report(_ row: Suppressed, at position: Int) {
    Diagnostics.report(
      Diagnostic(
        "repeated-id", what: "The row \(row.row) occurs more than once.",
        place: "section \(row.section), position \(position)",
        why: "A row is found by its id, so one table shows it once: the first in table order.",
        remedy: "Give the rows ids of their own, or take the repeat out of the data."))
  }
}
