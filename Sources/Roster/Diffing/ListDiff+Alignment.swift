extension ListDiff {
  /// The difference of two lists, stage by stage.
  @inlinable init(comparing input: some DiffInput) {
    self.init(comparing: input) { $0.search(input) }
  }

  /// The same with a search of its own.
  @inlinable init(comparing input: some DiffInput, search: (inout Alignment) -> Void) {
    var alignment = Alignment(oldCount: input.oldCount, newCount: input.newCount)
    alignment.trim(input)
    if alignment.hasBothSides {
      alignment.walk(input)
      if !alignment.oldRest.isEmpty && !alignment.newRest.isEmpty { search(&alignment) }
    }
    self.init(alignment)
    if alignment.hasRepeats { findRepeats(input) }
  }

  /// The last stage: what is matched nowhere leaves or enters.
  @usableFromInline init(_ alignment: Alignment) {
    self.init()
    updates = alignment.allUpdates()
    guard alignment.hasBothSides else {
      deletes = Array(alignment.start..<alignment.oldEnd)
      inserts = Array(alignment.start..<alignment.newEnd)
      return
    }
    moves = alignment.moves()
    deletes = alignment.unmatchedOld()
    inserts = alignment.unmatchedNew()
  }
}
