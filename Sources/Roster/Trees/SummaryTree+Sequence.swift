extension SummaryTree: Sequence {
  /// Walks the elements in order.
  public struct Iterator: IteratorProtocol {
    @usableFromInline var path: [(children: [TreeChild<Summary>], next: Int)] = []
    @usableFromInline var leaf: [Element] = []
    @usableFromInline var offset = 0

    @inlinable init(_ tree: SummaryTree) {
      if let root = tree.root { descend(root, height: tree.height) }
    }

    @inlinable mutating func descend(_ child: TreeChild<Summary>, height: Int) {
      var child = child
      for _ in 0..<height {
        path.append((child.node.children, 1))
        child = child.node.children[0]
      }
      leaf = child.node.elements
      offset = 0
    }

    /// The next element.
    @inlinable public mutating func next() -> Element? {
      while offset == leaf.count {
        var levels = 0
        while let last = path.last, last.next == last.children.count {
          path.removeLast()
          levels += 1
        }
        guard let last = path.last else { return nil }
        path[path.count - 1].next += 1
        descend(last.children[last.next], height: levels)
      }
      defer { offset += 1 }
      return leaf[offset]
    }
  }

  /// An iterator over the elements in order.
  @inlinable public func makeIterator() -> Iterator { Iterator(self) }

  /// The number of elements, which is known.
  @inlinable public var underestimatedCount: Int { count }

  /// Reads the elements of a range, which must lie in `0...count`, in order.
  ///
  /// - Complexity: O(log *n* + *m*) for *m* elements.
  @inlinable public func forEach(in range: Range<Int>, _ body: (Element) -> Void) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "range outside the list")
    if let root, !range.isEmpty { Self.forEach(in: range, below: root, height: height, body) }
  }

  @inlinable static func forEach(
    in range: Range<Int>, below child: TreeChild<Summary>, height: Int, _ body: (Element) -> Void
  ) {
    visit()
    if height == 0 {
      for position in range { body(child.node.elements[position]) }
      return
    }
    var start = 0
    for next in child.node.children {
      let end = start + next.count
      let part = range.clamped(to: start..<end)
      if !part.isEmpty {
        forEach(
          in: (part.lowerBound - start)..<(part.upperBound - start), below: next,
          height: height - 1, body)
      }
      start = end
      if start >= range.upperBound { break }
    }
  }
}
