extension SummaryTree {
  /// Puts other elements in the place of a range, which must lie in `0...count`.
  ///
  /// - Complexity: O(log *n* + *m*) for *m* new elements.
  @inlinable public mutating func replaceSubrange(
    _ range: Range<Int>, with elements: some Sequence<Element>
  ) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "range outside the list")
    let (head, rest) = split(at: range.lowerBound)
    let (_, tail) = rest.split(at: range.count)
    self = head.joined(SummaryTree(elements)).joined(tail)
  }

  /// This list followed by another.
  ///
  /// - Complexity: O(log *n*).
  @inlinable public func joined(_ other: SummaryTree) -> SummaryTree {
    guard let left = root else { return other }
    guard let right = other.root else { return self }
    let top = Swift.max(height, other.height)
    let (first, second) = Self.join(left, height, right, other.height)
    return SummaryTree(level: second.map { [first, $0] } ?? [first], height: top)
  }

  /// The elements before a position in `0...count`, and those from it on.
  ///
  /// - Complexity: O(log *n*).
  @inlinable public func split(at position: Int) -> (head: SummaryTree, tail: SummaryTree) {
    precondition(position >= 0 && position <= count, "position outside the list")
    guard let root, position > 0 else { return (SummaryTree(), self) }
    if position == count { return (self, SummaryTree()) }
    return Self.split(root, height: height, at: position)
  }

  @inlinable static func split(
    _ child: TreeChild<Summary>, height: Int, at position: Int
  ) -> (head: SummaryTree, tail: SummaryTree) {
    visit()
    if height == 0 {
      let elements = child.node.elements
      return (
        SummaryTree(root: TreeChild(elements: Array(elements[..<position])), height: 0),
        SummaryTree(root: TreeChild(elements: Array(elements[position...])), height: 0)
      )
    }
    let children = child.node.children
    let (index, inner) = child.child(holding: position, end: false)
    let before = SummaryTree(level: Array(children[..<index]), height: height - 1)
    if inner == 0 {
      return (before, SummaryTree(level: Array(children[index...]), height: height - 1))
    }
    let (head, tail) = split(children[index], height: height - 1, at: inner)
    let after = SummaryTree(level: Array(children[(index + 1)...]), height: height - 1)
    return (before.joined(head), tail.joined(after))
  }

  /// Joins two subtrees; the result is one or two nodes of the greater height.
  @inlinable static func join(
    _ left: TreeChild<Summary>, _ leftHeight: Int, _ right: TreeChild<Summary>, _ rightHeight: Int
  ) -> (TreeChild<Summary>, TreeChild<Summary>?) {
    visit()
    if leftHeight == rightHeight {
      let small = isSmall(left, height: leftHeight) || isSmall(right, height: leftHeight)
      return small ? merge(left, right, height: leftHeight) : (left, right)
    }
    var children: [TreeChild<Summary>]
    if leftHeight > rightHeight {
      children = left.node.children
      let (first, second) = join(children.removeLast(), leftHeight - 1, right, rightHeight)
      children.append(first)
      if let second { children.append(second) }
    } else {
      children = right.node.children
      let (first, second) = join(left, leftHeight, children.removeFirst(), rightHeight - 1)
      if let second { children.insert(second, at: 0) }
      children.insert(first, at: 0)
    }
    if children.count <= TreeSize.fanOut { return (TreeChild(children: children), nil) }
    let half = children.count / 2
    return (
      TreeChild(children: Array(children[..<half])), TreeChild(children: Array(children[half...]))
    )
  }

  /// Whether a node that is not the root should share with a neighbour: below a quarter.
  @inlinable static func isSmall(_ child: TreeChild<Summary>, height: Int) -> Bool {
    child.size < (height == 0 ? TreeSize.leaf : TreeSize.fanOut) / 4
  }

  /// Two neighbours as one node; as two of even size if one would be over three quarters full.
  @inlinable static func merge(
    _ left: TreeChild<Summary>, _ right: TreeChild<Summary>, height: Int
  ) -> (TreeChild<Summary>, TreeChild<Summary>?) {
    visit()
    let limit = (height == 0 ? TreeSize.leaf : TreeSize.fanOut) / 4 * 3
    if height == 0 {
      let all = left.node.elements + right.node.elements
      if all.count <= limit { return (TreeChild(elements: all), nil) }
      let half = all.count / 2
      return (
        TreeChild(elements: Array(all[..<half])), TreeChild(elements: Array(all[half...]))
      )
    }
    let all = left.node.children + right.node.children
    if all.count <= limit { return (TreeChild(children: all), nil) }
    let half = all.count / 2
    return (TreeChild(children: Array(all[..<half])), TreeChild(children: Array(all[half...])))
  }
}
