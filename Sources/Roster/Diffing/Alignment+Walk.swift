extension Alignment {
  /// How far the walk looks for an element on the other side before it gives up on it.
  @inlinable static var lookAhead: Int { 8 }
  /// After so many pairs given up in a row the lists are taken to be unlike, and the rest is hashed.
  @inlinable static var patience: Int { 16 }

  /// Stage 2: walks both lists with a small look-ahead, so that nearly equal lists are never hashed.
  @inlinable mutating func walk(_ input: some DiffInput) {
    var old = start
    var new = start
    var givenUp = 0
    while old < oldEnd, new < newEnd, givenUp <= Self.patience {
      let matched = walkRun(input, old, new)
      if matched > 0 {
        old &+= matched
        new &+= matched
        givenUp = 0
        continue
      }
      var (leaving, entering) = step(input, old, new)
      if leaving == 0, entering == 0 {
        givenUp &+= 1
        (leaving, entering) = (1, 1)
      }
      Self.leave(&old, upTo: old &+ leaving, in: &oldRest)
      Self.leave(&new, upTo: new &+ entering, in: &newRest)
    }
    Self.leave(&old, upTo: oldEnd, in: &oldRest)
    Self.leave(&new, upTo: newEnd, in: &newRest)
  }

  /// Matches pairs from here on for as long as their ids agree, and gives their number.
  @inlinable mutating func walkRun(_ input: some DiffInput, _ old: Int, _ new: Int) -> Int {
    let limit = min(oldEnd &- old, newEnd &- new)
    var count = 0
    while count < limit, input.isSame(old &+ count, new &+ count) {
      if !input.isEqual(old &+ count, new &+ count) {
        updates.append(.init(before: old &+ count, after: new &+ count))
      }
      count &+= 1
    }
    if count > 0 { walked.append(Run(old: old, new: new, count: count)) }
    return count
  }

  /// How many old or new elements have to be passed over until the two sides agree again; 0, 0 if
  /// they do not within the look-ahead.
  @inlinable func step(
    _ input: some DiffInput, _ old: Int, _ new: Int
  ) -> (leaving: Int, entering: Int) {
    var distance = 1
    while distance <= Self.lookAhead {
      if old &+ distance < oldEnd, input.isSame(old &+ distance, new) { return (distance, 0) }
      if new &+ distance < newEnd, input.isSame(old, new &+ distance) { return (0, distance) }
      distance &+= 1
    }
    return (0, 0)
  }

  /// Adds positions to those that are left. Static: called on an alignment it would hold a second reference
  /// to the array that it adds to, which would be copied each time.
  @usableFromInline static func leave(
    _ position: inout Int, upTo end: Int, in rest: inout [Int32]
  ) {
    if position == end { return }
    rest.append(contentsOf: Int32(position)..<Int32(end))
    position = end
  }
}
