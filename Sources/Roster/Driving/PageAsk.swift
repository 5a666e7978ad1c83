/// A page that was asked for, with what has to change before it may be asked for again.
struct PageAsk {
  /// The table at that time.
  let table: TableSnapshot
  /// What was in view.
  var anchor: Anchor?
  /// Whether the end is out of reach: a person has scrolled, or what is shown while the page is
  /// loaded has pushed it away.
  var isAway = false

  init(table: TableSnapshot) { self.table = table }

  /// Whether a person has scrolled since. A host that cannot say what is in view is believed.
  func isScrolled(_ now: Anchor?) -> Bool {
    guard let anchor, let now else { return true }
    return now.row != anchor.row || abs(now.offset - anchor.offset) >= 0.5
  }

  /// Whether rows of sections have come, gone or moved since.
  ///
  /// - Complexity: O(s) for s sections that are the same or differ in their counts, else what the
  ///   difference of one section costs
  func hasOtherRows(_ now: TableSnapshot) -> Bool {
    let old = table.sections.filter { $0.role == .content }
    let new = now.sections.filter { $0.role == .content }
    if old.count != new.count { return true }
    if zip(old, new).contains(where: { $0.id != $1.id || $0.count != $1.count }) { return true }
    return zip(old, new).contains { old, new in
      if new.source.isIdentical(to: old.source) { return false }
      let diff = UniqueRows.difference(from: old.source, to: new.source)
      return !(diff.deletes.isEmpty && diff.inserts.isEmpty && diff.moves.isEmpty)
    }
  }
}
