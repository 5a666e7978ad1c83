extension LineHeights {
  /// Where a line lies: its run, its place there, and what comes before the run.
  struct Place {
    let index: Int
    let inner: Int
    let run: HeightRun
    let before: HeightSummary
  }

  /// Where a line is; `nil` if there are no lines.
  ///
  /// - Complexity: O(log *r*) for *r* runs
  func place(of line: Int) -> Place? {
    let line = min(max(0, line), count - 1)
    guard let (index, before) = tree.position(beyond: line, by: { $0.lines }) else { return nil }
    return Place(index: index, inner: line - before.lines, run: tree[index], before: before)
  }

  /// The distance from the top of the first line to the top of a line; the total for the line after
  /// the last.
  ///
  /// - Complexity: O(log *r*) for *r* runs
  public func offset(of line: Int) -> Double {
    if line >= count { return total }
    guard let place = place(of: line) else { return 0 }
    return place.before.height + Double(place.inner) * place.run.height
  }

  /// The first line whose bottom lies below an offset: the line that is seen there. The last line for
  /// an offset behind the end; `nil` if there are no lines.
  ///
  /// - Complexity: O(log *r*) for *r* runs
  public func line(at offset: Double) -> Int? {
    guard count > 0 else { return nil }
    let offset = offset.isNaN ? 0 : max(0, offset)
    guard let (index, before) = tree.position(beyond: offset, by: { $0.height }) else {
      return count - 1
    }
    let run = tree[index]
    let inner = Int(((offset - before.height) / run.height).rounded(.down))
    return before.lines + min(max(0, inner), run.count - 1)
  }

  /// The height of a line; 0 if there are no lines.
  ///
  /// - Complexity: O(log *r*) for *r* runs
  public func height(of line: Int) -> Double { place(of: line)?.run.height ?? 0 }

  /// Whether the height of a line was measured or is given.
  ///
  /// - Complexity: O(log *r*) for *r* runs
  public func isMeasured(_ line: Int) -> Bool { place(of: line)?.run.isMeasured ?? false }

  /// The height that a line has while it is not measured.
  ///
  /// - Complexity: O(log *r*) for *r* runs
  public func estimate(of line: Int) -> Double { place(of: line)?.run.estimate ?? 0 }
}
