/// Two lists of things that have an identity, matched in order as far as that goes without hashing.
@usableFromInline enum TreeAlignment {
  /// How far to look for the partner of an item before both sides are given up on.
  @inlinable static var reach: Int { 8 }

  /// Walks both lists at once and skips what one has and the other has not, if that is short.
  ///
  /// - Parameters:
  ///   - same: whether an old and a new item are the same.
  ///   - match: receives a pair that is the same.
  ///   - gap: receives what lies between two matches: a range of the old and one of the new list.
  /// - Complexity: O(*n* + *m*).
  @inlinable static func align(
    _ oldCount: Int, _ newCount: Int, same: (Int, Int) -> Bool,
    match: (Int, Int) -> Void, gap: (Range<Int>, Range<Int>) -> Void
  ) {
    var oldEnd = oldCount
    var newEnd = newCount
    while oldEnd > 0, newEnd > 0, same(oldEnd - 1, newEnd - 1) {
      oldEnd -= 1
      newEnd -= 1
    }
    var old = 0
    var new = 0
    var oldStart = 0
    var newStart = 0
    while old < oldEnd, new < newEnd {
      if !same(old, new) {
        guard let (olds, news) = skip(old..<oldEnd, new..<newEnd, same: same) else {
          old += 1
          new += 1
          continue
        }
        old += olds
        new += news
      }
      if oldStart < old || newStart < new { gap(oldStart..<old, newStart..<new) }
      match(old, new)
      old += 1
      new += 1
      oldStart = old
      newStart = new
    }
    if oldStart < oldEnd || newStart < newEnd { gap(oldStart..<oldEnd, newStart..<newEnd) }
    for index in 0..<(oldCount - oldEnd) { match(oldEnd + index, newEnd + index) }
  }

  /// The fewest items to skip on one side until the first items are the same.
  @inlinable static func skip(
    _ old: Range<Int>, _ new: Range<Int>, same: (Int, Int) -> Bool
  ) -> (Int, Int)? {
    for distance in 1...reach {
      if distance < old.count, same(old.lowerBound + distance, new.lowerBound) {
        return (distance, 0)
      }
      if distance < new.count, same(old.lowerBound, new.lowerBound + distance) {
        return (0, distance)
      }
    }
    return nil
  }
}
