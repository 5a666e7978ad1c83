/// Which rows of a section an earlier one has, section by section in table order.
@MainActor struct SharedSpaces {
  private struct Sharer {
    let source: any RowSource
    let delta: Uniqueness.Delta
    /// Its place the last time; `Int.max` if it was not there.
    let rank: Int
  }

  /// The sections so far whose ids are of one space.
  private struct Group {
    var sharers: [Sharer] = []
    /// Those among them that differ from the last time.
    var changed: [Int] = []
    var rowCount = 0
    var lastRank = -1
    /// The ids of the first of them, collected once so many are looked for that it is less work.
    var ids: Set<RowID> = []
    var collected = 0
    var collectedRows = 0

    init(_ sharer: Sharer) { add(sharer) }

    mutating func add(_ sharer: Sharer) {
      if case .none = sharer.delta {} else { changed.append(sharers.count) }
      sharers.append(sharer)
      rowCount += sharer.source.count
      lastRank = max(lastRank, sharer.rank)
    }

    /// The positions in a source of rows that the sections so far may have: found from whichever side has
    /// fewer rows.
    @MainActor func positions(in base: any RowSource) -> [Int] {
      if rowCount >= base.count { return Array(0..<base.count) }
      return sharers.flatMap { sharer in
        (0..<sharer.source.count).compactMap { base.index(of: sharer.source.id(at: $0)) }
      }
    }

    /// Those positions whose id one of the sections so far has.
    @MainActor mutating func shared(among positions: [Int], of base: any RowSource)
      -> [Int]
    {
      let isMany = positions.count * sharers.count > rowCount - collectedRows + positions.count
      if isMany && sharers.count > 1 { collect() }
      let rest = sharers[collected...]
      return positions.filter { position in
        let id = base.id(at: position)
        return ids.contains(id) || rest.contains { $0.source.index(of: id) != nil }
      }
    }

    private mutating func collect() {
      for sharer in sharers[collected...] {
        for position in 0..<sharer.source.count { ids.insert(sharer.source.id(at: position)) }
        collectedRows += sharer.source.count
      }
      collected = sharers.count
    }
  }

  private var groups: [RowID.Space: Group] = [:]

  /// Adds the next section.
  ///
  /// - Returns: The positions of its rows that an earlier section has, ascending.
  mutating func add(
    _ base: any RowSource, _ delta: Uniqueness.Delta, _ before: Uniqueness.Known?
  ) -> [Int] {
    var crossing: Set<Int> = []
    let sharer = Sharer(source: base, delta: delta, rank: before?.rank ?? .max)
    for space in base.spaces {
      // In most tables no other section has the space; then this is all.
      guard var group = groups.removeValue(forKey: space) else {
        groups[space] = Group(sharer)
        continue
      }
      let positions = candidates(base, delta, before, group)
      crossing.formUnion(group.shared(among: positions, of: base))
      group.add(sharer)
      groups[space] = group
    }
    return crossing.sorted()
  }

  /// The positions that may have become repeats, or may be no longer: those of rows that have entered
  /// here or in an earlier section, and those that were hidden before.
  private func candidates(
    _ base: any RowSource, _ delta: Uniqueness.Delta, _ before: Uniqueness.Known?, _ group: Group
  ) -> [Int] {
    guard let before else { return group.positions(in: base) }
    var positions: Set<Int> = []
    switch delta {
    case .none: positions.formUnion(before.crossing)
    case .some(let diff):
      positions.formUnion(diff.inserts)
      for position in before.crossing {
        if let now = base.index(of: before.base.id(at: position)) { positions.insert(now) }
      }
    case .all: return group.positions(in: base)
    }
    if group.lastRank > before.rank,
      group.sharers.contains(where: { $0.rank > before.rank && $0.source.count > 0 })
    {
      // A section that comes before this one now, and did not.
      return positions.union(group.positions(in: base)).sorted()
    }
    for index in group.changed {
      guard case .some(let diff) = group.sharers[index].delta else { continue }
      let source = group.sharers[index].source
      for entered in diff.inserts {
        if let now = base.index(of: source.id(at: entered)) { positions.insert(now) }
      }
    }
    return positions.sorted()
  }
}
