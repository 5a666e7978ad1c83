extension Alignment {
  /// Stage 1: matches the common beginning and the common end, pair by pair.
  @inlinable mutating func trim(_ input: some DiffInput) {
    while start < oldEnd, start < newEnd, input.isSame(start, start) {
      if !input.isEqual(start, start) { updates.append(.init(before: start, after: start)) }
      start &+= 1
    }
    while oldEnd > start, newEnd > start, input.isSame(oldEnd &- 1, newEnd &- 1) {
      oldEnd &-= 1
      newEnd &-= 1
      if !input.isEqual(oldEnd, newEnd) {
        endUpdates.append(.init(before: oldEnd, after: newEnd))
      }
    }
  }
}
