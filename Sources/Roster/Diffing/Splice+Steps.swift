extension Splice {
  /// The steps that take ranges out of one list and put others in, front to back.
  ///
  /// Elements outside all ranges stay, in order. Ranges are ascending and do not touch.
  ///
  /// - Complexity: O(*r*) for *r* ranges.
  static func steps(removing removed: [Range<Int>], adding added: [Range<Int>]) -> [Splice] {
    var steps: [Splice] = []
    steps.reserveCapacity(removed.count + added.count)
    var left = 0
    var entered = 0
    var leftCount = 0
    var enteredCount = 0
    while left < removed.count || entered < added.count {
      // Between which of the elements that stay each range lies, counted from the front.
      let leaving = left < removed.count ? removed[left].lowerBound - leftCount : .max
      let entering = entered < added.count ? added[entered].lowerBound - enteredCount : .max
      let gap = min(leaving, entering)
      var step = Splice(position: gap + enteredCount, removed: 0, added: 0)
      if leaving == gap {
        step.removed = removed[left].count
        leftCount += step.removed
        left += 1
      }
      if entering == gap {
        step.added = added[entered].count
        enteredCount += step.added
        entered += 1
      }
      steps.append(step)
    }
    return steps
  }

  /// Steps that replace elements by as many, in ascending ranges.
  static func refreshing(_ ranges: [Range<Int>]) -> [Splice] {
    ranges.map { Splice(position: $0.lowerBound, removed: $0.count, added: $0.count) }
  }
}
