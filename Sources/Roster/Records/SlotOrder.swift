/// The order of the records of a store: a label for each slot, ascending in the order of the list.
///
/// With it a record's position is found from its slot by descending the tree. A label is written
/// once, when the record comes; only where the labels of two neighbours leave no room between them
/// is a stretch around them spread again (after Bender and others, "Two simplified algorithms for
/// maintaining order in a list", 2002: the longer the stretch, the sparser it has to be).
@usableFromInline struct SlotOrder {
  @usableFromInline var labels: [UInt64] = []
  private var free: [UInt32] = []

  @usableFromInline init() {}

  /// The label of a slot.
  @inlinable func label(_ slot: UInt32) -> UInt64 { labels[Int(slot)] }

  /// A slot that no record has.
  @usableFromInline mutating func take() -> UInt32 {
    if let slot = free.popLast() { return slot }
    labels.append(0)
    return UInt32(labels.count - 1)
  }

  /// Gives back a slot whose record has left.
  @usableFromInline mutating func giveBack(_ slot: UInt32) { free.append(slot) }

  /// Makes room for a number of slots.
  @usableFromInline mutating func reserve(_ count: Int) { labels.reserveCapacity(count) }

  /// Labels a slot between two neighbours.
  ///
  /// - Returns: Whether there was room. If not, spread a stretch around the slot.
  @usableFromInline mutating func place(
    _ slot: UInt32, after before: UInt32?, before after: UInt32?
  ) -> Bool {
    let low = before.map(label) ?? 0
    let high = after.map(label) ?? .max
    guard high - low > 1 else { return false }
    let half = (high - low) / 2
    // At an end, a fixed step leaves more room for what follows than half of what is left would.
    let step = min(half, 1 << 40)
    switch (before, after) {
    case (.some, .none): labels[Int(slot)] = low + step
    case (.none, .some): labels[Int(slot)] = high - step
    default: labels[Int(slot)] = low + half
    }
    return true
  }

  /// Spreads slots evenly between two neighbours.
  ///
  /// - Returns: Whether there was room for them.
  /// - Complexity: O(*m*) for *m* slots.
  @usableFromInline mutating func spread(
    _ slots: [UInt32], after before: UInt32?, before after: UInt32?, minimumGap: UInt64 = 1
  ) -> Bool {
    let low = before.map(label) ?? 0
    let high = after.map(label) ?? .max
    let gap = (high - low) / (UInt64(slots.count) + 1)
    guard gap >= minimumGap else { return false }
    var next = low
    for slot in slots {
      next += gap
      labels[Int(slot)] = next
    }
    return true
  }

  /// How far apart labels must be for a stretch of a length to be spread, so that the next
  /// spreading of it lies as many edits away as it has slots.
  @usableFromInline static func minimumGap(for length: Int) -> UInt64 {
    (1 << 12) * UInt64(length / 32 + 1)
  }
}
