/// The flat list that a step-by-step host shows between two splices of one update.
///
/// Since splices go from front to back it is always the front of the new list and the rest of the old.
///
///     var lines = LineSteps(stage, .withHeaders)
///     while let splice = lines.next() { list.itemsChanged(splice) }
///
/// After each `next()`, `count` and `line(at:)` are those of the list with that splice done.
public struct LineSteps: Sendable {
  private let old: FlatTable
  private let new: FlatTable
  private let splices: [Splice]
  private var done = 0
  /// How many lines at the front are the new list's.
  private var front = 0
  /// How many lines of the old list `front` stands for.
  private var oldFront = 0

  /// The steps of a stage, before the first.
  public init(_ stage: UpdateStage, _ lines: FlatLines) {
    old = FlatTable(table: stage.before, lines: lines)
    new = FlatTable(table: stage.after, lines: lines)
    splices = stage.splices(lines)
  }

  /// Does the next splice and gives it; `nil` when all are done.
  public mutating func next() -> Splice? {
    guard done < splices.count else { return nil }
    let splice = splices[done]
    done += 1
    oldFront += splice.position - front + splice.removed
    front = splice.position + splice.added
    return splice
  }

  /// The number of lines now.
  public var count: Int { front + old.count - oldFront }

  /// Where a line of now is to be read: in the old table or in the new one.
  ///
  /// - Complexity: O(log *s*) for *s* sections.
  public func line(at index: Int) -> (table: TableSnapshot, line: TableLine) {
    index < front || done == splices.count
      ? (new.table, new.line(at: index))
      : (old.table, old.line(at: index - front + oldFront))
  }
}
