/// What rows are reckoned with that nobody has measured: the median height of their kind.
///
/// Behavior:
/// - A row that is written has its kind (`RowKind`). Rows that are made when they are shown have none
///   until then: all unmade rows of one section are of one kind, that of their section. A row that was
///   made and measured counts for its kind and for its section.
/// - Without any measure there is no estimate: the host's default holds.
package struct HeightEstimates: Sendable {
  /// What rows share an estimate.
  package enum Kind: Hashable, Sendable {
    /// Rows that are written, headers and footers.
    case made(RowKind)
    /// The rows of a section that are made when they are shown.
    case unmade(SectionID)
  }

  private var medians: [Kind: RunningMedian] = [:]

  package init() {}

  package subscript(kind: Kind) -> Double? { medians[kind]?.value }

  /// Takes a measured height into account.
  package mutating func add(_ height: Double, for kind: Kind) {
    medians[kind, default: RunningMedian()].add(height)
  }

  /// Forgets the kinds of sections that have left, and keeps those that `isThere` names.
  mutating func forgetSections(except isThere: (SectionID) -> Bool) {
    medians = medians.filter { kind, _ in
      if case .unmade(let section) = kind { isThere(section) } else { true }
    }
  }

  /// Forgets all measures.
  package mutating func forget() { medians = [:] }
}
