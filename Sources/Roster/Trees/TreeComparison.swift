/// What two versions of a tree have in common, as positions.
public struct TreeComparison: Sendable, Hashable {
  /// The common runs, ascending by position in the new list, as long as they can be.
  public var runs: [ListDiff.Run] = []
  /// The positions of all other elements of the old list, ascending.
  public var oldRest: [Int] = []
  /// The positions of all other elements of the new list, ascending.
  public var newRest: [Int] = []

  @usableFromInline init() {}

  /// Notes that a stretch is common; joined to the run before if it continues it.
  @usableFromInline mutating func add(old: Int, new: Int, count: Int) {
    if let last = runs.last, last.old + last.count == old, last.new + last.count == new {
      runs[runs.count - 1].count += count
    } else {
      runs.append(ListDiff.Run(old: old, new: new, count: count))
    }
  }

  /// Sorts what was noted, and joins runs that turn out to be neighbours.
  @usableFromInline mutating func finish() {
    let noted = runs.sorted { $0.new < $1.new }
    runs = []
    for run in noted { add(old: run.old, new: run.new, count: run.count) }
    oldRest.sort()
    newRest.sort()
  }
}
