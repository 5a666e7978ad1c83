/// Hides the rows whose id is shown before in table order, and reports each once.
///
/// Only what has entered since the last time is looked up: within its section, and in those sections
/// whose ids are of the same space.
@MainActor struct Uniqueness {
  /// A section as it was the last time.
  private struct Known {
    let base: any RowSource
    /// Positions of repeats within the section.
    let own: [Int]
    /// Positions of rows that an earlier section has.
    let crossing: [Int]
    /// The earlier sections that were looked at for that.
    let earlier: Set<SectionID>
  }

  /// How a section differs from the last time.
  private enum Delta {
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
  mutating func unique(_ sections: [SectionModel]) -> [SectionModel] {
    var next: [SectionID: Known] = [:]
    var deltas: [Delta] = []
    var hidden: Set<Suppressed> = []
    let shown = sections.enumerated().map { index, section in
      let base = (section.source as? UniqueRows)?.base ?? section.source
      let delta = delta(of: base, in: section.id)
      let own = own(base, delta, in: section.id)
      let sharers = (0..<index).filter { sections[$0].source.sharesSpace(with: base) }
      let earlier = sharers.map { sharer in
        let isNew = known[section.id]?.earlier.contains(sections[sharer].id) != true
        return (source: sections[sharer].source, delta: isNew ? .all : deltas[sharer])
      }
      let crossing = crossing(base, delta, in: section.id, earlier: earlier)
      deltas.append(delta)
      next[section.id] = Known(
        base: base, own: own, crossing: crossing, earlier: Set(sharers.map { sections[$0].id }))
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

  private func delta(of base: any RowSource, in section: SectionID) -> Delta {
    guard let before = known[section] else { return .all }
    return base.isIdentical(to: before.base) ? .none : .some(base.difference(from: before.base))
  }

  /// Repeats within the section.
  private func own(_ base: any RowSource, _ delta: Delta, in section: SectionID) -> [Int] {
    if base.isUnique { return [] }
    guard let before = known[section] else { return base.repeats }
    switch delta {
    case .none: return before.own
    case .some(let diff) where before.own.isEmpty:
      return diff.inserts.isEmpty
        ? [] : base.repeats(among: diff.inserts) ?? base.repeats
    case .some, .all: return base.repeats
    }
  }

  /// Rows that an earlier section has.
  private func crossing(
    _ base: any RowSource, _ delta: Delta, in section: SectionID,
    earlier: [(source: any RowSource, delta: Delta)]
  ) -> [Int] {
    if earlier.isEmpty { return [] }
    return candidates(base, delta, in: section, earlier: earlier).filter { position in
      let id = base.id(at: position)
      return earlier.contains { $0.source.index(of: id) != nil }
    }
  }

  /// The positions that may have become repeats, or may be no longer: those of rows that have entered
  /// here or in an earlier section, and those that were hidden before.
  private func candidates(
    _ base: any RowSource, _ delta: Delta, in section: SectionID,
    earlier: [(source: any RowSource, delta: Delta)]
  ) -> [Int] {
    guard let before = known[section] else { return Array(0..<base.count) }
    var positions: Set<Int> = []
    switch delta {
    case .none: positions.formUnion(before.crossing)
    case .some(let diff):
      positions.formUnion(diff.inserts)
      for position in before.crossing {
        if let now = base.index(of: before.base.id(at: position)) { positions.insert(now) }
      }
    case .all: return Array(0..<base.count)
    }
    for (source, delta) in earlier {
      switch delta {
      case .none: continue
      case .some(let diff):
        for entered in diff.inserts {
          if let now = base.index(of: source.id(at: entered)) { positions.insert(now) }
        }
      case .all: return Array(0..<base.count)
      }
    }
    return positions.sorted()
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
