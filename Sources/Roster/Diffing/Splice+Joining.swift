extension Splice {
  /// The range of the old list that each of some splices, front to back, takes out.
  package static func removedRanges(of splices: [Splice]) -> [Range<Int>] {
    var growth = 0
    return splices.map { splice in
      let start = splice.position - growth
      growth += splice.added - splice.removed
      return start..<start + splice.removed
    }
  }

  /// One splice in place of neighbors, which also takes out and puts in again what lies between them.
  static func joining(_ splices: ArraySlice<Splice>) -> Splice? {
    guard let first = splices.first, let last = splices.last else { return nil }
    let growth = splices.dropLast().reduce(0) { $0 + $1.added - $1.removed }
    let oldEnd = last.position - growth + last.removed
    return Splice(
      position: first.position, removed: oldEnd - first.position,
      added: last.position + last.added - first.position)
  }

  /// The same change with all splices that touch a range of the old list joined into one.
  ///
  /// A host that keeps widgets for a part of its list sees there at once what leaves and what enters, so
  /// that a row which moves keeps its widget.
  ///
  /// - Complexity: O(*k*) for *k* splices.
  package static func joined(_ splices: [Splice], touching range: Range<Int>) -> [Splice] {
    let (before, within, after) = split(splices, at: range)
    return before + [joining(within)].compactMap { $0 } + after
  }

  /// A few splices in place of many, as a host takes them best that keeps widgets for a range of the old
  /// list and tells them their positions after each splice.
  ///
  /// Where there are more than `limit` splices before the range, and where there are more within it, they
  /// become one or two. Those after it, which touch no widget, stay as they are up to `farLimit`.
  ///
  /// - Complexity: O(*k*) for *k* splices.
  package static func condensed(
    _ splices: [Splice], around range: Range<Int>, limit: Int, farLimit: Int
  ) -> [Splice] {
    let (before, within, after) = split(splices, at: range)
    return condensed(before, above: limit) { _ in false }
      + condensed(within, above: limit) { $0.added <= 4 * range.count }
      + condensed(after, above: farLimit) { _ in false }
  }

  /// All lines from the first change to the last taken out and put in again, if there are very many.
  ///
  /// Unless it may be one splice, lines leave before others enter: toolkits look what is taken out up
  /// among all that is put in at once.
  private static func condensed(
    _ splices: ArraySlice<Splice>, above limit: Int, mayBeOne: (Splice) -> Bool
  ) -> [Splice] {
    guard splices.count > limit, let joined = joining(splices) else { return Array(splices) }
    if mayBeOne(joined) { return [joined] }
    return [
      Splice(position: joined.position, removed: joined.removed, added: 0),
      Splice(position: joined.position, removed: 0, added: joined.added),
    ].filter { $0.removed + $0.added > 0 }
  }

  /// The splices before, touching and after a range of the old list.
  private static func split(_ splices: [Splice], at range: Range<Int>) -> (
    ArraySlice<Splice>, ArraySlice<Splice>, ArraySlice<Splice>
  ) {
    let ranges = removedRanges(of: splices)
    let start = ranges.partitionPoint {
      $0.isEmpty ? $0.lowerBound >= range.lowerBound : $0.upperBound > range.lowerBound
    }
    let end = ranges.partitionPoint {
      $0.isEmpty ? $0.lowerBound > range.upperBound : $0.lowerBound >= range.upperBound
    }
    return (splices[..<start], splices[start..<max(start, end)], splices[max(start, end)...])
  }
}
