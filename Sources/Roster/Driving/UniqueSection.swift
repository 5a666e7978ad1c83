/// A section of a table in which each id occurs once, as it is kept until the next time.
@MainActor struct UniqueSection {
  let id: SectionID
  /// Its place among the sections.
  private(set) var rank: Int
  /// All of its rows.
  private(set) var base: any RowSource
  /// The spaces whose indexes know the section.
  let spaces: Set<RowID.Space>
  /// The rows that cannot be shown by what the section itself has.
  let faults: RowFaults
  /// The positions that are not shown, ascending.
  private var hidden: [Int] = []
  /// The rows among them that were reported as repeats.
  private var repeated: Set<RowID> = []

  init(_ id: SectionID, rank: Int, base: any RowSource, faults: RowFaults, before: UniqueSection?) {
    self.id = id
    self.rank = rank
    self.base = base
    self.faults = faults
    spaces = base.isSelfContained ? [] : base.spaces
    if let before { (hidden, repeated) = (before.hidden, before.repeated) }
  }

  /// The rows that are shown.
  var shown: any RowSource { hidden.isEmpty ? base : UniqueRows(base: base, hidden: hidden) }

  /// Whether nothing has happened to the rows, as is told without a look at them; then the section has them,
  /// at its place of now.
  mutating func stays(_ source: any RowSource, rank: Int) -> Bool {
    guard source.isIdentical(to: base) else { return false }
    base = source.adopting(base)
    self.rank = rank
    return true
  }

  /// Hides the rows that cannot be shown, and those that an earlier section shows. They are reported unless
  /// they were before.
  mutating func hide(_ crossing: [Int], _ before: UniqueSection?) {
    hidden = (faults.positions + crossing).sorted()
    repeated = []
    for position in hidden {
      let row = base.id(at: position)
      guard row == row else { continue }
      repeated.insert(row)
      if before?.repeated.contains(row) != true { reportRepeat(row, at: position) }
    }
    if let first = faults.unusable.first,
      faults.unusable.count > before?.faults.unusable.count ?? 0
    {
      reportUnusable(faults.unusable.count, first: first)
    }
  }

  private func reportRepeat(_ row: RowID, at position: Int) {
    Diagnostics.report(
      Diagnostic(
        "repeated-id", what: "The row \(row) occurs more than once.",
        place: "section \(id), position \(position)",
        why: "A row is found by its id, so one table shows it once: the first in table order.",
        remedy: "Give the rows ids of their own, or take the repeat out of the data."))
  }

  private func reportUnusable(_ count: Int, first: Int) {
    Diagnostics.report(
      Diagnostic(
        "unusable-id",
        what: "\(count == 1 ? "One row has an id that is" : "\(count) rows have ids that are") not "
          + "equal to \(count == 1 ? "itself" : "themselves"), as \(base.id(at: first)).",
        place: "section \(id), position \(first)",
        why: "A row is found by its id, and nothing is ever found by such a one: it is not shown.",
        remedy: "Give the rows ids that are equal to themselves: a NaN is not."))
  }
}
