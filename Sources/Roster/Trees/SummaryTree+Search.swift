extension SummaryTree {
  /// Reads the element at a position in `0..<count` without copying it.
  ///
  /// - Complexity: O(log *n*).
  @inlinable public func withElement<Result>(
    at position: Int, _ body: (Element) throws -> Result
  ) rethrows -> Result {
    precondition(position >= 0 && position < count, "position outside the list")
    var child = root!
    var rest = position
    for _ in 0..<height {
      Self.visit()
      let (index, inner) = child.child(holding: rest, end: false)
      child = child.node.children[index]
      rest = inner
    }
    Self.visit()
    return try body(child.node.elements[rest])
  }

  /// The summary of the elements before a position in `0...count`.
  ///
  /// - Complexity: O(log *n*).
  @inlinable public func summary(before position: Int) -> Summary {
    precondition(position >= 0 && position <= count, "position outside the list")
    var total = Summary()
    guard var child = root else { return total }
    var rest = position
    for _ in 0..<height {
      Self.visit()
      let (index, inner) = child.child(holding: rest, end: true)
      for before in child.node.children[..<index] { total.add(before.summary) }
      child = child.node.children[index]
      rest = inner
    }
    Self.visit()
    for element in child.node.elements[..<rest] { total.add(Summary(element)) }
    return total
  }

  /// The element in which a running total first goes beyond a value, and the total before it:
  /// with heights, the row at an offset. `nil` if the total of all does not go beyond it.
  ///
  /// The measure must not fall from element to element.
  ///
  /// - Complexity: O(log *n*).
  @inlinable public func position<Value: Comparable>(
    beyond value: Value, by measure: (Summary) -> Value
  ) -> (position: Int, before: Summary)? {
    guard var child = root, measure(child.summary) > value else { return nil }
    var before = Summary()
    var position = 0
    for _ in 0..<height {
      Self.visit()
      var next = child.node.children.count - 1
      for (index, candidate) in child.node.children.enumerated() {
        var total = before
        total.add(candidate.summary)
        if measure(total) > value || index == next {
          next = index
          break
        }
        before = total
        position += candidate.count
      }
      child = child.node.children[next]
    }
    Self.visit()
    for element in child.node.elements {
      var total = before
      total.add(Summary(element))
      if measure(total) > value { break }
      before = total
      position += 1
    }
    // Rounding may put the last total of a leaf below the total its parent has: stay in the list.
    return (Swift.min(position, count - 1), before)
  }

  /// The position of an element in the last subtree for whose first element a condition holds.
  ///
  /// - Parameters:
  ///   - holds: a condition that holds up to some element and for none behind it, asked of the first
  ///     element of a subtree through the subtree's summary.
  ///   - isElement: whether an element of that leaf is the one to be found.
  /// - Complexity: O(log *n*).
  @inlinable public func position(
    inLastChild holds: (Summary) -> Bool, where isElement: (Element) -> Bool
  ) -> Int? {
    guard var node = root?.node else { return nil }
    var position = 0
    for _ in 0..<height {
      Self.visit()
      var low = 1
      var high = node.children.count
      while low < high {
        let middle = (low + high) / 2
        if holds(node.children[middle].summary) { low = middle + 1 } else { high = middle }
      }
      for index in 0..<(low - 1) { position += node.children[index].count }
      node = node.children[low - 1].node
    }
    Self.visit()
    // Asking each is faster than halving: the elements lie in a row, what `holds` looks at may not.
    return node.elements.firstIndex(where: isElement).map { position + $0 }
  }

  /// The first position from which on a condition holds, if it holds for no element before.
  ///
  /// - Complexity: O(log² *n*), O(log *n*) calls.
  @inlinable public func partitionPosition(where holds: (Element) throws -> Bool) rethrows -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = low + (high - low) / 2
      if try withElement(at: middle, holds) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
