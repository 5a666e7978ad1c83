extension LineHeights {
  /// Notes the measured height of a line.
  ///
  /// - Returns: Whether the layout reckoned with another height.
  /// - Complexity: O(log *r*) for *r* runs
  @discardableResult public mutating func setHeight(_ height: Double, of line: Int) -> Bool {
    guard let place = place(of: line) else { return false }
    let height = Self.rounded(height, estimate: place.run.estimate)
    set(HeightRun(1, measured: height, estimate: place.run.estimate), at: place)
    return place.run.height != height
  }

  /// Gives a line another estimate. What was measured of it holds no longer.
  ///
  /// - Returns: Whether the layout reckoned with another height.
  /// - Complexity: O(log *r*) for *r* runs
  @discardableResult mutating func setEstimate(_ estimate: Double, of line: Int) -> Bool {
    guard let place = place(of: line) else { return false }
    let estimate = Self.rounded(estimate, estimate: place.run.estimate)
    set(HeightRun(1, estimated: estimate), at: place)
    return place.run.height != estimate
  }

  /// Notes that the measured height of a line may no longer hold. It is reckoned with all the same.
  ///
  /// - Complexity: O(log *r*) for *r* runs
  mutating func doubt(_ line: Int) {
    guard let place = place(of: line) else { return }
    var run = place.run.with(count: 1)
    run.isMeasured = false
    set(run, at: place)
  }

  private mutating func set(_ measured: HeightRun, at place: Place) {
    let run = place.run
    if run.joins(measured) { return }
    var pieces = [
      run.with(count: place.inner), measured, run.with(count: run.count - place.inner - 1),
    ]
    var range = place.index..<(place.index + 1)
    // Lines measured one after the other join the run of those before.
    if pieces[0].count == 0, place.index > 0, tree[place.index - 1].joins(measured) {
      pieces[1].count += tree[place.index - 1].count
      range = (place.index - 1)..<range.upperBound
    }
    if pieces[2].count == 0, place.index + 1 < tree.count, tree[place.index + 1].joins(measured) {
      pieces[1].count += tree[place.index + 1].count
      range = range.lowerBound..<(place.index + 2)
    }
    replace(range, with: pieces.filter { $0.count > 0 })
  }

  /// Puts lines before a line.
  ///
  /// - Complexity: O(log *r* + *k*) for *k* runs that are put in
  public mutating func insert(_ runs: [HeightRun], at line: Int) {
    let (head, tail) = split(at: line)
    self = head.followed(by: LineHeights(runs)).followed(by: tail)
  }

  /// Takes lines out.
  ///
  /// - Complexity: O(log *r*) for *r* runs
  public mutating func remove(_ lines: Range<Int>) {
    self = split(at: lines.lowerBound).head.followed(by: split(at: lines.upperBound).tail)
  }

  /// Forgets what was measured: each line has its estimate again. Heights that rows give are forgotten
  /// too, and are read again when the rows are shown.
  ///
  /// - Complexity: O(*r*) for *r* runs
  public mutating func forgetMeasures() {
    self = LineHeights(runs.map { HeightRun($0.count, estimated: $0.estimate) })
  }

  /// Puts one to three runs in place of one to three neighbours, without taking the tree apart.
  private mutating func replace(_ range: Range<Int>, with runs: [HeightRun]) {
    for (step, run) in runs.enumerated() {
      if step < range.count {
        tree.update(at: range.lowerBound + step) { $0 = run }
      } else {
        tree.insert(run, at: range.lowerBound + step)
      }
    }
    for _ in 0..<max(0, range.count - runs.count) {
      tree.remove(at: range.lowerBound + runs.count)
    }
  }
}
