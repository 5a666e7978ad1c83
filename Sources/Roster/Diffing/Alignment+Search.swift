extension Alignment {
  /// Stage 3: hashes each remaining id once and matches equal ids, the first with the first.
  @inlinable mutating func search(_ input: some DiffInput) {
    // All hashes come before the table, whose cache misses then overlap instead of waiting in line.
    let hasher = IdentityHasher.shared
    let oldHashes = oldRest.map { input.hash(input.oldID(Int($0)), hasher) }
    let newHashes = newRest.map { input.hash(input.newID(Int($0)), hasher) }
    let table = IdentityTable(count: oldRest.count)
    var repeats = enter(oldHashes, into: table, input)
    look(up: newHashes, in: table, &repeats, input)
    compareFound(input)
  }

  /// Enters the old ids, and chains those that occur again.
  @inlinable func enter(
    _ hashes: [UInt64], into table: borrowing IdentityTable, _ input: some DiffInput
  ) -> RepeatChains {
    var repeats = RepeatChains()
    for number in hashes.indices {
      let old = Int(oldRest[number])
      // Ids that are not equal to themselves would lie behind each other in the table, and match nothing.
      if !input.isSameOld(old, old) { continue }
      let slot = table.slot(of: hashes[number]) { input.isSameOld(Int(oldRest[$0]), old) }
      if let first = table.number(at: slot) {
        repeats.append(number, after: first, of: hashes.count)
      } else {
        table.fill(slot, hash: hashes[number], number: number)
      }
    }
    return repeats
  }

  /// Looks up the new ids: each takes the first old element of its id that is still free.
  @inlinable mutating func look(
    up hashes: [UInt64], in table: borrowing IdentityTable, _ repeats: inout RepeatChains,
    _ input: some DiffInput
  ) {
    var isTaken = [Bool](repeating: false, count: oldRest.count)
    sources = [Int32](repeating: -1, count: newRest.count)
    hasRepeats = !repeats.isEmpty
    for index in hashes.indices {
      let new = Int(newRest[index])
      let slot = table.slot(of: hashes[index]) { input.isSame(Int(oldRest[$0]), new) }
      guard let first = table.number(at: slot) else { continue }
      guard let number = repeats.isEmpty ? first : repeats.next(after: first), !isTaken[number]
      else {
        hasRepeats = true
        continue
      }
      isTaken[number] = true
      sources[index] = Int32(truncatingIfNeeded: number)
    }
  }

  /// Compares what was found. By itself, so that here too cache misses overlap.
  @inlinable mutating func compareFound(_ input: some DiffInput) {
    for index in sources.indices where sources[index] >= 0 {
      let (old, new) = (Int(oldRest[Int(sources[index])]), Int(newRest[index]))
      if !input.isEqual(old, new) { foundUpdates.append(.init(before: old, after: new)) }
    }
  }
}
