/// A section on its way into a table in which each id occurs once.
@MainActor struct UniqueSection {
  /// What is kept of a section until the next time.
  struct State {
    /// Stands for the section in the indexes of spaces.
    let number: Int
    /// Its place among the sections.
    let rank: Int
    let base: any RowSource
    /// The spaces whose indexes know the section.
    let spaces: Set<RowID.Space>
    /// The rows that cannot be shown by what the section itself has.
    let faults: RowFaults
    /// The positions that are not shown, ascending.
    var hidden: [Int] = []
    /// The rows among them that were reported as repeats.
    var repeated: Set<RowID> = []
  }

  private let section: SectionModel
  let before: State?
  private(set) var state: State
  /// How the rows differ from the last time; `nil` if there is nothing to compare them with.
  private let change: ListDiff?
  /// Whether nothing has happened to the section, as is told without a look at its rows.
  let isSame: Bool

  init(_ section: SectionModel, number: Int, rank: Int, before: State?) {
    self.section = section
    self.before = before
    var base = section.source.withHidden
    if let before { base = base.adopting(before.base) }
    isSame = before.map { base.isIdentical(to: $0.base) } ?? false
    change = Self.change(of: base, from: before?.base, isSame: isSame)
    let isRearranged = change?.isRearranging ?? true
    state = State(
      number: number, rank: rank, base: base,
      spaces: isSame ? before?.spaces ?? [] : base.isSelfContained ? [] : base.spaces,
      faults: isRearranged
        ? Self.faults(of: base, change, before) : before?.faults ?? RowFaults())
  }

  private static func change(
    of base: any RowSource, from old: (any RowSource)?, isSame: Bool
  ) -> ListDiff? {
    if isSame { return ListDiff() }
    guard let old, !old.isSelfContained, !base.isSelfContained else { return nil }
    return base.difference(from: old)
  }

  private static func faults(
    of base: any RowSource, _ change: ListDiff?, _ before: State?
  ) -> RowFaults {
    if base.isUnique { return RowFaults() }
    guard let change, before?.faults.isEmpty == true else { return base.faults }
    return change.inserts.isEmpty ? RowFaults() : base.faults(among: change.inserts) ?? base.faults
  }

  /// The spaces in which the section differs from the last time by what has left and entered.
  var keptSpaces: Set<RowID.Space> {
    change == nil ? [] : before?.spaces.intersection(state.spaces) ?? []
  }

  /// The ids that the section had and has no more, each once.
  var left: [RowID] {
    guard let before, let change else { return [] }
    return ids(at: change.deletes, of: before.base, missingIn: state.base)
  }

  /// The ids that the section has and had not, each once.
  var entered: [RowID] {
    guard let before, let change else { return [] }
    return ids(at: change.inserts, of: state.base, missingIn: before.base)
  }

  private func ids(
    at positions: [Int], of source: any RowSource, missingIn other: any RowSource
  ) -> [RowID] {
    let ids = positions.lazy.map { source.id(at: $0) }
    if before?.faults.isEmpty == true && state.faults.isEmpty { return Array(ids) }
    // Of repeats one may have entered or left, and the id have been there all the time.
    var seen: Set<RowID> = []
    return ids.filter { $0 == $0 && other.index(of: $0) == nil && seen.insert($0).inserted }
  }

  /// The section without the rows that cannot be shown, which are reported unless they were before.
  ///
  /// - Parameters:
  ///   - isSettled: Whether another section may show ids of this one, or none may by now.
  ///   - crossing: The positions of rows that an earlier section shows, by space and number.
  mutating func shown(
    isSettled: Bool, crossing: (RowID.Space, Int) -> [Int]
  ) -> SectionModel {
    if let before, change?.isRearranging == false, !isSettled {
      (state.hidden, state.repeated) = (before.hidden, before.repeated)
    } else {
      var hidden = state.faults.positions
      for space in state.spaces { hidden += crossing(space, state.number) }
      state.hidden = hidden.sorted()
      report()
    }
    var section = section
    section.source =
      state.hidden.isEmpty ? state.base : UniqueRows(base: state.base, hidden: state.hidden)
    return section
  }

  private mutating func report() {
    for position in state.hidden {
      let row = state.base.id(at: position)
      guard row == row else { continue }
      state.repeated.insert(row)
      if before?.repeated.contains(row) != true { reportRepeat(row, at: position) }
    }
    let unusable = state.faults.unusable
    if let first = unusable.first, unusable.count > before?.faults.unusable.count ?? 0 {
      reportUnusable(unusable.count, first: first)
    }
  }

  private func reportRepeat(_ row: RowID, at position: Int) {
    Diagnostics.report(
      Diagnostic(
        "repeated-id", what: "The row \(row) occurs more than once.",
        place: "section \(section.id), position \(position)",
        why: "A row is found by its id, so one table shows it once: the first in table order.",
        remedy: "Give the rows ids of their own, or take the repeat out of the data."))
  }

  private func reportUnusable(_ count: Int, first: Int) {
    Diagnostics.report(
      Diagnostic(
        "unusable-id",
        what: "\(count == 1 ? "One row has an id that is" : "\(count) rows have ids that are") not "
          + "equal to \(count == 1 ? "itself" : "themselves"), as \(state.base.id(at: first)).",
        place: "section \(section.id), position \(first)",
        why: "A row is found by its id, and nothing is ever found by such a one: it is not shown.",
        remedy: "Give the rows ids that are equal to themselves: a NaN is not."))
  }
}

extension ListDiff {
  /// Whether elements come, go or move.
  fileprivate var isRearranging: Bool { !(deletes.isEmpty && inserts.isEmpty && moves.isEmpty) }
}
