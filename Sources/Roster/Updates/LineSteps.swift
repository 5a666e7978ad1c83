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
  private var splices: [Splice]
  /// The range of the old list that each splice takes out.
  private var leaving: [Range<Int>]
  private var done = 0
  /// How many lines at the front are the new list's.
  private var front = 0
  /// How many lines of the old list `front` stands for.
  private var oldFront = 0

  /// The steps of a stage, before the first.
  public init(_ stage: UpdateStage, _ lines: FlatLines) {
    self.init(stage, lines, splices: stage.splices(lines))
  }

  /// The steps of a stage, some of its splices joined, before the first.
  package init(_ stage: UpdateStage, _ lines: FlatLines, splices: [Splice]) {
    old = FlatTable(table: stage.before, lines: lines)
    new = FlatTable(table: stage.after, lines: lines)
    self.splices = splices
    leaving = Splice.removedRanges(of: splices)
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

  /// The splice that `next` will do.
  package var upcoming: Splice? { done < splices.count ? splices[done] : nil }

  /// Makes two splices of the next one: the first takes out the front of what leaves, the second takes
  /// out the rest and puts in what enters.
  ///
  /// - Complexity: O(*k*) for *k* splices.
  package mutating func cutNext(after removed: Int) {
    guard let splice = upcoming, removed > 0, removed < splice.removed else { return }
    let range = leaving[done]
    let middle = range.lowerBound + removed
    splices[done] = Splice(position: splice.position, removed: removed, added: 0)
    leaving[done] = range.lowerBound..<middle
    splices.insert(
      Splice(
        position: splice.position, removed: splice.removed - removed, added: splice.added),
      at: done + 1)
    leaving.insert(middle..<range.upperBound, at: done + 1)
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

  /// The line of the new table that a line of now will be; `nil` if a later step takes it out, be it to
  /// put it in elsewhere.
  ///
  /// - Complexity: O(log *k* + log *s*) for *k* steps and *s* sections.
  public func finalLine(at index: Int) -> TableLine? {
    if index < front || done == splices.count { return new.line(at: index) }
    let oldIndex = index - front + oldFront
    let next = leaving.partitionPoint { $0.lowerBound > oldIndex }
    guard next > 0 else { return new.line(at: oldIndex) }
    let (range, splice) = (leaving[next - 1], splices[next - 1])
    if range.contains(oldIndex) { return nil }
    return new.line(at: oldIndex - range.upperBound + splice.addedRange.upperBound)
  }
}
