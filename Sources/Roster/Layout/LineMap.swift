/// Where each line of a table comes from: the lines before a change, in the order after it.
package struct LineMap {
  /// Neighbouring lines that were neighbours before, or that are all new.
  struct Piece: Hashable {
    /// The place of the first line in the new table.
    var new: Int
    /// The place of the first line in the old table; `nil` if the lines are new.
    var old: Int?
    var count: Int
    /// Whether the lines changed their order among the others.
    var isMoved: Bool

    var lines: Range<Int> { new..<(new + count) }
  }

  /// All lines of the new table, in order.
  private(set) var pieces: [Piece] = []
  private(set) var count = 0

  /// Adds lines that were in the old table.
  mutating func keep(_ old: Int, count: Int = 1, isMoved: Bool = false) {
    guard count > 0 else { return }
    if let last = pieces.last, let start = last.old, start + last.count == old,
      last.isMoved == isMoved
    {
      pieces[pieces.count - 1].count += count
    } else {
      pieces.append(Piece(new: self.count, old: old, count: count, isMoved: isMoved))
    }
    self.count += count
  }

  /// Adds lines that are new.
  mutating func enter(_ count: Int = 1) {
    guard count > 0 else { return }
    if let last = pieces.last, last.old == nil {
      pieces[pieces.count - 1].count += count
    } else {
      pieces.append(Piece(new: self.count, old: nil, count: count, isMoved: false))
    }
    self.count += count
  }

  /// The way back: for lines of the old table, where they are now.
  package func reversed() -> OldLines {
    OldLines(pieces: pieces.filter { $0.old != nil }.sorted { ($0.old ?? 0) < ($1.old ?? 0) })
  }

  /// The lines of the old table that are still there.
  package struct OldLines {
    let pieces: [Piece]

    /// The piece that starts at or before a line of the old table, if any.
    private func index(before line: Int) -> Int? {
      let index = pieces.partitionPoint { ($0.old ?? 0) > line } - 1
      return index < 0 ? nil : index
    }

    /// Where a line of the old table is now, and whether it changed its order; `nil` if it has left.
    package func place(of line: Int) -> (line: Int, isMoved: Bool)? {
      guard let index = index(before: line), let old = pieces[index].old,
        line < old + pieces[index].count
      else { return nil }
      return (pieces[index].new + line - old, pieces[index].isMoved)
    }

    /// The place of the first line behind one of the old table that is still there.
    package func firstPlace(after line: Int) -> Int? {
      let next = index(before: line).map { $0 + 1 } ?? 0
      return next < pieces.count ? pieces[next].new : nil
    }

    /// The place of the last line before one of the old table that is still there.
    package func lastPlace(before line: Int) -> Int? {
      guard let index = index(before: line) else { return nil }
      return pieces[index].new + pieces[index].count - 1
    }
  }
}
