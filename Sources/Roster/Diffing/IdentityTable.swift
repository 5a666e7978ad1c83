/// A flat table from ids to numbers: open addressing over slots of 8 bytes.
///
/// A slot holds the upper half of a hash and a number, plus one so that an empty slot is zero. The ids
/// themselves stay where they are; the caller compares them.
@usableFromInline struct IdentityTable: ~Copyable {
  // Owned by this value alone, freed when it ends; `slot` masks every index into it.
  @usableFromInline let slots: UnsafeMutablePointer<UInt64>
  @usableFromInline let mask: Int

  /// An empty table with room for `count` ids, at most half full.
  @usableFromInline init(count: Int) {
    var capacity = 16
    while capacity < count * 2 { capacity <<= 1 }
    slots = .allocate(capacity: capacity)
    slots.initialize(repeating: 0, count: capacity)
    mask = capacity - 1
  }

  @inlinable deinit { slots.deallocate() }

  /// The slot of the id that has this hash and that `isSame` finds at a number; else a free one.
  @inlinable @inline(__always) func slot(of hash: UInt64, where isSame: (Int) -> Bool) -> Int {
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      if (slots[slot] ^ hash) >> 32 == 0, isSame(number(at: slot)!) { return slot }
      slot = (slot &+ 1) & mask
    }
    return slot
  }

  /// The number in a slot; `nil` if it is free.
  @inlinable @inline(__always) func number(at slot: Int) -> Int? {
    let number = slots[slot] & 0xFFFF_FFFF
    return number == 0 ? nil : Int(truncatingIfNeeded: number &- 1)
  }

  /// Fills a free slot.
  @inlinable @inline(__always) func fill(_ slot: Int, hash: UInt64, number: Int) {
    slots[slot] = hash & 0xFFFF_FFFF_0000_0000 | UInt64(truncatingIfNeeded: number &+ 1)
  }
}
