extension Alignment {
  /// Whether both lists have something between the common ends, few enough to be numbered by the
  /// stages that follow. Longer lists are replaced between their ends: exact, if not small.
  @inlinable var hasBothSides: Bool {
    start < oldEnd && start < newEnd && max(oldEnd, newEnd) < Int(Int32.max)
  }

  /// The old positions that no new one has taken, ascending.
  func unmatchedOld() -> [Int] {
    var isTaken = [Bool](repeating: false, count: oldRest.count)
    for source in sources where source >= 0 { isTaken[Int(source)] = true }
    return zip(oldRest, isTaken).compactMap { $1 ? nil : Int($0) }
  }

  /// The new positions that found no old one, ascending.
  func unmatchedNew() -> [Int] {
    if sources.isEmpty { return newRest.map { Int($0) } }
    return zip(newRest, sources).compactMap { $1 < 0 ? Int($0) : nil }
  }

  /// The updates of all stages by their position in the new list.
  func allUpdates() -> [ListDiff.Pair] {
    merged(updates, foundUpdates) { $0.after < $1.after } + endUpdates.reversed()
  }
}
