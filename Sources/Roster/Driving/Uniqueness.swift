/// Hides the rows whose id is shown before in table order, and those whose id is not equal to itself, and
/// reports them.
///
/// What a section has lost and gained since the last time is told to the index of each space that it
/// shares with others (`SpaceIndex`); nothing else is looked up.
@MainActor struct Uniqueness {
  private var known: [SectionID: UniqueSection.State] = [:]
  private var indexes: [RowID.Space: SpaceIndex] = [:]
  /// How many numbers were given to sections, and those that are free again.
  private var numberCount = 0
  private var freeNumbers: [Int] = []

  /// The same sections, in which each id occurs once.
  ///
  /// - Complexity: O(sections), and what has entered and left; O(h) for h hidden rows where another section
  ///   may show them now
  mutating func unique(_ sections: [SectionModel]) -> [SectionModel] {
    var gone = known
    var lastRank = -1
    var isReordered = false
    var entries: [UniqueSection] = []
    entries.reserveCapacity(sections.count)
    for (rank, section) in sections.enumerated() {
      let before = gone.removeValue(forKey: section.id)
      if let before {
        isReordered = isReordered || before.rank < lastRank
        lastRank = before.rank
      }
      let number = before?.number ?? freeNumber()
      entries.append(UniqueSection(section, number: number, rank: rank, before: before))
    }
    // What leaves goes first: so a row that changes its section is never in two.
    for left in gone.values { forget(left) }
    for entry in entries { takeOut(entry) }
    for entry in entries { putIn(entry) }
    let settled = settle(entries, isReordered: isReordered)
    known.removeAll(keepingCapacity: true)
    return entries.map { entry in
      var entry = entry
      let isSettled = entry.state.spaces.contains(where: settled.contains)
      let shown = entry.shown(isSettled: isSettled) { space, number in
        indexes[space]?.hidden(in: number) ?? []
      }
      known[shown.id] = entry.state
      return shown
    }
  }

  private mutating func freeNumber() -> Int {
    if let free = freeNumbers.popLast() { return free }
    numberCount += 1
    return numberCount - 1
  }

  private mutating func forget(_ left: UniqueSection.State) {
    for space in left.spaces { remove(left.number, from: space) }
    freeNumbers.append(left.number)
  }

  private mutating func remove(_ number: Int, from space: RowID.Space) {
    indexes[space]?.remove(number)
    if indexes[space]?.isEmpty == true { indexes[space] = nil }
  }

  /// Tells the indexes what has left a section.
  private mutating func takeOut(_ entry: UniqueSection) {
    guard let before = entry.before, !entry.isSame else { return }
    let kept = entry.keptSpaces
    for space in before.spaces where !kept.contains(space) {
      remove(entry.state.number, from: space)
    }
    let shared = kept.filter { indexes[$0]?.isShared == true }
    let left = shared.isEmpty ? [] : entry.left
    for space in shared { indexes[space]?.leave(left, entry.state.number) }
    for space in kept {
      indexes[space]?.replace(entry.state.number, entry.state.base, entry.state.faults)
    }
  }

  /// Tells the indexes what has entered a section.
  private mutating func putIn(_ entry: UniqueSection) {
    if entry.isSame { return }
    let kept = entry.keptSpaces
    let shared = kept.filter { indexes[$0]?.isShared == true }
    let entered = shared.isEmpty ? [] : entry.entered
    for space in shared { indexes[space]?.enter(entered, entry.state.number) }
    for space in entry.state.spaces where !kept.contains(space) {
      indexes[space, default: SpaceIndex(space)]
        .add(entry.state.number, entry.state.base, entry.state.faults)
    }
  }

  /// Has the indexes say which section shows an id that several have, where that may have changed.
  ///
  /// - Returns: The spaces of these ids.
  private mutating func settle(_ entries: [UniqueSection], isReordered: Bool) -> Set<RowID.Space> {
    var ranks: [Int] = []
    var settled: Set<RowID.Space> = []
    var index = indexes.startIndex
    while index != indexes.endIndex {
      if isReordered { indexes.values[index].unsettle() }
      if indexes.values[index].isUnsettled {
        if ranks.isEmpty {
          ranks = Array(repeating: .max, count: numberCount)
          for entry in entries { ranks[entry.state.number] = entry.state.rank }
        }
        indexes.values[index].settle { ranks[$0] }
        settled.insert(indexes.keys[index])
      }
      indexes.formIndex(after: &index)
    }
    return settled
  }
}
