extension Alignment {
  /// Stage 1: matches the common beginning and the common end, pair by pair.
  @inlinable mutating func trim(_ input: some DiffInput) {
    let count = min(oldEnd, newEnd)
    var first = 0
    while first < count, input.isSame(first, first) {
      if !input.isEqual(first, first) { updates.append(.init(before: first, after: first)) }
      first &+= 1
    }
    start = first

    var old = oldEnd
    var new = newEnd
    while old > first, new > first, input.isSame(old &- 1, new &- 1) {
      old &-= 1
      new &-= 1
      if !input.isEqual(old, new) { endUpdates.append(.init(before: old, after: new)) }
    }
    (oldEnd, newEnd) = (old, new)
  }
}
