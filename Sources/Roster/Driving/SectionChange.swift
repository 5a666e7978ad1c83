/// What has happened to the rows of a section since the last time, or that it is new.
@MainActor struct SectionChange {
  /// Stands for the section in the indexes of spaces.
  let number: Int
  let before: UniqueSection?
  let state: UniqueSection
  /// How the rows differ from the last time; `nil` if there is nothing to compare them with.
  private let difference: ListDiff?

  init(_ section: SectionModel, number: Int, rank: Int, before: UniqueSection?) {
    self.number = number
    self.before = before
    let base = section.source.withHidden
    difference = Self.difference(of: base, from: before?.base)
    let isRearranged = difference?.isRearranging ?? true
    state = UniqueSection(
      section.id, rank: rank, base: base,
      faults: isRearranged
        ? Self.faults(of: base, difference, before) : before?.faults ?? RowFaults(),
      before: isRearranged ? nil : before)
  }

  private static func difference(
    of base: any RowSource, from old: (any RowSource)?
  ) -> ListDiff? {
    guard let old, !old.isSelfContained, !base.isSelfContained else { return nil }
    return base.difference(from: old)
  }

  private static func faults(
    of base: any RowSource, _ difference: ListDiff?, _ before: UniqueSection?
  ) -> RowFaults {
    if base.isUnique { return RowFaults() }
    guard let difference, before?.faults.isEmpty == true else { return base.faults }
    return difference.inserts.isEmpty
      ? RowFaults() : base.faults(among: difference.inserts) ?? base.faults
  }

  /// Whether rows may stand elsewhere, or be others.
  var isRearranged: Bool { difference?.isRearranging ?? true }

  /// Whether the section had ids of a space and has some, so that they differ by what has left and entered.
  func keeps(_ space: RowID.Space) -> Bool {
    guard difference != nil, let before else { return false }
    return before.spaces.contains(space) && state.spaces.contains(space)
  }

  /// The ids that the section had and has no more, each once.
  var left: [RowID] {
    guard let before, let difference else { return [] }
    return ids(at: difference.deletes, of: before.base, missingIn: state.base)
  }

  /// The ids that the section has and had not, each once.
  var entered: [RowID] {
    guard let before, let difference else { return [] }
    return ids(at: difference.inserts, of: state.base, missingIn: before.base)
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
}

extension ListDiff {
  /// Whether elements come, go or move.
  fileprivate var isRearranging: Bool { !(deletes.isEmpty && inserts.isEmpty && moves.isEmpty) }
}
