/// The difference of two lists some of whose elements are hidden, out of that of all elements.
struct ShownDifference {
  private let hiddenBefore: [Int]
  private let hiddenAfter: [Int]
  private(set) var diff = ListDiff()
  private var runs: [ListDiff.Run] = []

  /// - Parameters:
  ///   - whole: The difference of all elements.
  ///   - oldCount: The number of all old elements.
  ///   - hiddenBefore: The positions of hidden elements in the old list, ascending.
  ///   - hiddenAfter: The same in the new list.
  /// - Complexity: O((k + h) log (k + h)) for k operations and h hidden elements
  init(of whole: ListDiff, oldCount: Int, hiddenBefore: [Int], hiddenAfter: [Int]) {
    self.hiddenBefore = hiddenBefore
    self.hiddenAfter = hiddenAfter
    diff.deletes = whole.deletes.compactMap(shownBefore)
    diff.inserts = whole.inserts.compactMap(shownAfter)
    for pair in whole.updates {
      if let before = shownBefore(pair.before), let after = shownAfter(pair.after) {
        diff.updates.append(.init(before: before, after: after))
      }
    }
    for run in whole.runs(oldCount: oldCount) { add(run) }
    diff.deletes.sort()
    diff.inserts.sort()
    diff.addMoves(of: runs)
  }

  /// Takes the hidden elements out of a run. One that is hidden in one list alone leaves or enters.
  private mutating func add(_ run: ListDiff.Run) {
    let before = offsets(of: hiddenBefore, from: run.old, count: run.count)
    let after = offsets(of: hiddenAfter, from: run.new, count: run.count)
    var start = 0
    for offset in Set(before).union(after).sorted() + [run.count] {
      if let old = shownBefore(run.old + start), let new = shownAfter(run.new + start),
        offset > start
      {
        runs.append(.init(old: old, new: new, count: offset - start))
      }
      start = offset + 1
      if offset == run.count { return }
      if let old = shownBefore(run.old + offset) { diff.deletes.append(old) }
      if let new = shownAfter(run.new + offset) { diff.inserts.append(new) }
    }
  }

  private func offsets(of hidden: [Int], from start: Int, count: Int) -> [Int] {
    let first = hidden.hiddenCount(before: start)
    return hidden[first..<hidden.hiddenCount(before: start + count)].map { $0 - start }
  }

  private func shownBefore(_ position: Int) -> Int? { hiddenBefore.shownPosition(of: position) }
  private func shownAfter(_ position: Int) -> Int? { hiddenAfter.shownPosition(of: position) }
}

extension ListDiff {
  /// The stretches of elements that are in both lists and stand next to each other in both.
  ///
  /// - Complexity: O(k log k) for k operations
  fileprivate func runs(oldCount: Int) -> [ListDiff.Run] {
    let leaving = ascending(deletes + moves.map(\.before)) + [oldCount]
    let entering = RangeList(merged(inserts, moves.map(\.after), by: <)).ranges
    var runs = moves.map { ListDiff.Run(old: $0.before, new: $0.after, count: 1) }
    var (old, new, range) = (0, 0, 0)
    for stop in leaving {
      while true {
        if range < entering.count, entering[range].lowerBound == new {
          new = entering[range].upperBound
          range += 1
        }
        let room = range < entering.count ? entering[range].lowerBound - new : Int.max
        let count = min(stop - old, room)
        if count <= 0 { break }
        runs.append(.init(old: old, new: new, count: count))
        old += count
        new += count
      }
      old = stop + 1
    }
    return runs
  }
}
