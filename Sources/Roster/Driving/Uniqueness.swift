/// Hides the rows whose id is shown before in table order, and those whose id is not equal to itself, and
/// reports them.
///
/// What a section has lost and gained since the last time is told to the index of each space that it
/// shares with others (`SpaceIndex`); nothing else is looked up.
@MainActor struct Uniqueness {
  /// For each section the number that stands for it in the indexes.
  private var numbers: [SectionID: Int] = [:]
  /// The sections as they were the last time, by number; `nil` where a number is free.
  private var states: [UniqueSection?] = []
  private var freeNumbers: [Int] = []
  private var indexes: [RowID.Space: SpaceIndex] = [:]

  /// The same sections, in which each id occurs once.
  ///
  /// - Complexity: O(sections), and what has entered and left; O(h) for h hidden rows where another section
  ///   may show them now
  mutating func unique(_ sections: [SectionModel]) -> [SectionModel] {
    let oldCount = numbers.count
    var keptCount = 0
    var order: [Int] = []
    order.reserveCapacity(sections.count)
    var changes: [SectionChange] = []
    var lastRank = -1
    var isReordered = false
    for (rank, section) in sections.enumerated() {
      guard let number = numbers[section.id], let rankBefore = states[number]?.rank else {
        let number = newNumber(section.id)
        order.append(number)
        changes.append(SectionChange(section, number: number, rank: rank, before: nil))
        continue
      }
      keptCount += 1
      order.append(number)
      isReordered = isReordered || rankBefore < lastRank
      lastRank = rankBefore
      if states[number]?.stays(section.source.withHidden, rank: rank) == true { continue }
      changes.append(SectionChange(section, number: number, rank: rank, before: states[number]))
    }
    // What leaves goes first: so a row that changes its section is never in two.
    if keptCount < oldCount { forget(allBut: order) }
    for change in changes { takeOut(change) }
    for change in changes { putIn(change) }
    for change in changes { states[change.number] = change.state }
    let settled = settle(isReordered: isReordered)
    hide(changes, settled, in: order)
    return zip(sections, order).map { section, number in
      var section = section
      if let shown = states[number]?.shown { section.source = shown }
      return section
    }
  }

  private mutating func newNumber(_ section: SectionID) -> Int {
    let number = freeNumbers.popLast() ?? states.count
    if number == states.count { states.append(nil) }
    numbers[section] = number
    return number
  }

  private mutating func forget(allBut order: [Int]) {
    var isThere = [Bool](repeating: false, count: states.count)
    for number in order { isThere[number] = true }
    for (section, number) in numbers where !isThere[number] {
      for space in states[number]?.spaces ?? [] { remove(number, from: space) }
      states[number] = nil
      numbers[section] = nil
      freeNumbers.append(number)
    }
  }

  private mutating func remove(_ number: Int, from space: RowID.Space) {
    guard let index = indexes[space] else { return }
    index.remove(number)
    if index.isEmpty { indexes[space] = nil }
  }

  /// Tells the indexes what has left a section.
  private mutating func takeOut(_ change: SectionChange) {
    guard let before = change.before else { return }
    for space in before.spaces {
      guard change.keeps(space), let index = indexes[space] else {
        remove(change.number, from: space)
        continue
      }
      if index.isShared { index.leave(change.left, change.number) }
      index.replace(change.number, change.state.base, change.state.faults)
    }
  }

  /// Tells the indexes what has entered a section.
  private mutating func putIn(_ change: SectionChange) {
    for space in change.state.spaces {
      if change.keeps(space), let index = indexes[space] {
        if index.isShared { index.enter(change.entered, change.number) }
        continue
      }
      let index = indexes[space] ?? SpaceIndex(space)
      indexes[space] = index
      index.add(change.number, change.state.base, change.state.faults)
    }
  }

  /// Has the indexes say which section shows an id that several have, where that may have changed.
  ///
  /// - Returns: The spaces of these ids.
  private func settle(isReordered: Bool) -> Set<RowID.Space> {
    var settled: Set<RowID.Space> = []
    for (space, index) in indexes
    where index.isUnsettled || isReordered && index.isContested {
      index.settle { states[$0]?.rank ?? .max }
      settled.insert(space)
    }
    return settled
  }

  /// Finds out which rows are hidden, where they may be others than before.
  private mutating func hide(
    _ changes: [SectionChange], _ settled: Set<RowID.Space>, in order: [Int]
  ) {
    for change in changes where change.isRearranged { hide(change.number, change.before) }
    if settled.isEmpty { return }
    for number in order where states[number]?.spaces.isDisjoint(with: settled) == false {
      hide(number, states[number])
    }
  }

  private mutating func hide(_ number: Int, _ before: UniqueSection?) {
    var crossing: [Int] = []
    for space in states[number]?.spaces ?? [] {
      crossing += indexes[space]?.hidden(in: number) ?? []
    }
    states[number]?.hide(crossing, before)
  }
}
