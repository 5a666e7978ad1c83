extension SummaryTree {
  /// A list of `count` elements, each made once, in order.
  ///
  /// - Complexity: O(`count`).
  @inlinable public init(count: Int, _ element: (Int) -> Element) {
    guard count > 0 else {
      self.init()
      return
    }
    let leaves = (count + TreeSize.leaf - 1) / TreeSize.leaf
    var level: [TreeChild<Summary>] = []
    level.reserveCapacity(leaves)
    for range in Self.evenly(count, in: leaves) {
      let elements = [Element](unsafeUninitializedCapacity: range.count) { buffer, filled in
        // Holds: the capacity asked for is the count of the range, and each place is filled once.
        for position in range {
          (buffer.baseAddress! + filled).initialize(to: element(position))
          filled += 1
        }
      }
      level.append(TreeChild(elements: elements))
    }
    self.init(level: level, height: 0)
  }

  /// A list of the given elements.
  ///
  /// - Complexity: O(*n*).
  @inlinable public init(_ elements: some Sequence<Element>) {
    let array = Array(elements)
    self.init(count: array.count) { array[$0] }
  }

  /// A tree over nodes of one level, which are put under as many levels as it takes.
  @inlinable init(level: [TreeChild<Summary>], height: Int) {
    var level = level
    var height = height
    while level.count > 1 {
      let parents = (level.count + TreeSize.fanOut - 1) / TreeSize.fanOut
      level = Self.evenly(level.count, in: parents).map { TreeChild(children: Array(level[$0])) }
      height += 1
    }
    self.init(root: level.first, height: level.isEmpty ? 0 : height)
  }

  /// `0..<count` cut into ranges whose sizes differ by one at most.
  @inlinable static func evenly(_ count: Int, in parts: Int) -> [Range<Int>] {
    (0..<parts).map { part in
      let start = count / parts * part + Swift.min(part, count % parts)
      return start..<(start + count / parts + (part < count % parts ? 1 : 0))
    }
  }
}
