extension LineHeights {
  /// The lines before a line, and those from it on.
  ///
  /// - Complexity: O(log *r*) for *r* runs
  public func split(at line: Int) -> (head: LineHeights, tail: LineHeights) {
    if line <= 0 { return (LineHeights(), self) }
    guard line < count, let place = place(of: line) else { return (self, LineHeights()) }
    var (head, tail) = tree.split(at: place.index)
    if place.inner > 0 {
      head.insert(place.run.with(count: place.inner), at: head.count)
      tail.update(at: 0) { $0.count -= place.inner }
    }
    return (LineHeights(tree: head), LineHeights(tree: tail))
  }

  /// These lines with others behind them.
  ///
  /// - Complexity: O(log *r*) for *r* runs
  public func followed(by other: LineHeights) -> LineHeights {
    guard !tree.isEmpty else { return other }
    guard !other.tree.isEmpty else { return self }
    var (left, right) = (tree, other.tree)
    let (last, first) = (left[left.count - 1], right[0])
    if last.joins(first) {
      left.remove(at: left.count - 1)
      right.update(at: 0) { $0.count += last.count }
    }
    return LineHeights(tree: left.joined(right))
  }

  /// The same heights after the lines have changed: what stayed or moved keeps its height.
  ///
  /// - Parameters:
  ///   - map: Where each line of the new list comes from.
  ///   - entering: The heights of lines that are new, by their places in the new list.
  /// - Complexity: O(*k* log *r*) for *k* pieces of the map and *r* runs, at most O(*k* + *r*)
  func rearranged(by map: LineMap, entering: (Range<Int>) -> [HeightRun]) -> LineHeights {
    // To take a tree apart costs more per piece than to walk over all runs.
    if map.pieces.count > 64, map.pieces.count * 16 > tree.count {
      return rearrangedByWalking(map, entering: entering)
    }
    var result = LineHeights()
    for piece in map.pieces {
      if let old = piece.old {
        let lines = split(at: old + piece.count).head.split(at: old).tail
        result = result.followed(by: lines)
      } else {
        result = result.followed(by: LineHeights(entering(piece.lines)))
      }
    }
    return result
  }

  private func rearrangedByWalking(
    _ map: LineMap, entering: (Range<Int>) -> [HeightRun]
  ) -> LineHeights {
    let runs = runs
    var starts: [Int] = []
    var start = 0
    for run in runs {
      starts.append(start)
      start += run.count
    }
    var result: [HeightRun] = []
    for piece in map.pieces {
      guard var line = piece.old else {
        result += entering(piece.lines)
        continue
      }
      let end = line + piece.count
      var index = starts.partitionPoint { $0 > line } - 1
      while line < end {
        let count = min(end, starts[index] + runs[index].count) - line
        result.append(runs[index].with(count: count))
        line += count
        index += 1
      }
    }
    return LineHeights(result)
  }
}
