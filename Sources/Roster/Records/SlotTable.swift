/// A flat hash table from the hash of a key to the slot of its record, eight bytes an entry.
///
/// It keeps no keys: whoever asks compares the key of the record that is found. Entries that collide
/// lie behind each other; a removal closes the gap.
@usableFromInline struct SlotTable {
  /// Hash in the upper half, slot + 1 in the lower; 0 is free.
  private var entries: [UInt64] = []
  private var count = 0

  @usableFromInline init() {}

  private var mask: Int { entries.count - 1 }

  /// The place to look at first for a hash, or `nil` if nothing can be there.
  @usableFromInline func first(_ hash: UInt32) -> Int? {
    entries.isEmpty ? nil : match(from: Int(hash) & mask, hash)
  }

  /// The place to look at after another.
  @usableFromInline func next(after place: Int, _ hash: UInt32) -> Int? {
    match(from: (place + 1) & mask, hash)
  }

  /// The slot at a place.
  @usableFromInline func slot(at place: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: entries[place]) - 1
  }

  private func match(from start: Int, _ hash: UInt32) -> Int? {
    var place = start
    while entries[place] != 0 {
      if UInt32(truncatingIfNeeded: entries[place] >> 32) == hash { return place }
      place = (place + 1) & mask
    }
    return nil
  }

  /// Adds an entry.
  @usableFromInline mutating func insert(_ hash: UInt32, slot: UInt32) {
    if (count + 1) * 4 > entries.count * 3 { reserve(count + 1) }
    put(UInt64(hash) << 32 | UInt64(slot + 1))
    count += 1
  }

  /// Removes the entry of a slot. A hash that is not the entry's costs a search through all.
  @usableFromInline mutating func remove(_ hash: UInt32, slot: UInt32) {
    var place = first(hash)
    while let found = place, self.slot(at: found) != slot { place = next(after: found, hash) }
    // An object's key may have been changed under the store: then its hash is not the one noted.
    let found = place ?? entries.firstIndex { $0 & 0xFFFF_FFFF == UInt64(slot) + 1 }
    if let found { close(found) }
  }

  /// Makes room for a number of entries.
  @usableFromInline mutating func reserve(_ wanted: Int) {
    var capacity = 16
    while capacity * 3 < wanted * 4 { capacity *= 2 }
    guard capacity > entries.count else { return }
    let old = entries
    entries = [UInt64](repeating: 0, count: capacity)
    for entry in old where entry != 0 { put(entry) }
  }

  private mutating func put(_ entry: UInt64) {
    var place = Int(entry >> 32) & mask
    while entries[place] != 0 { place = (place + 1) & mask }
    entries[place] = entry
  }

  /// Frees a place, and moves up what could not be put there or before for want of room.
  private mutating func close(_ place: Int) {
    var free = place
    var next = (place + 1) & mask
    while entries[next] != 0 {
      let home = Int(entries[next] >> 32) & mask
      if (next - home) & mask >= (next - free) & mask {
        entries[free] = entries[next]
        free = next
      }
      next = (next + 1) & mask
    }
    entries[free] = 0
    count -= 1
  }
}
