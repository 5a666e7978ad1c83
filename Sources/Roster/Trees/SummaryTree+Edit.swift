extension SummaryTree {
  /// Puts an element at a position in `0...count`; those behind it move up by one.
  ///
  /// - Complexity: O(log *n*).
  @inlinable public mutating func insert(_ element: Element, at position: Int) {
    precondition(position >= 0 && position <= count, "position outside the list")
    guard root != nil else {
      self = SummaryTree(root: TreeChild(elements: [element]), height: 0)
      return
    }
    if let right = Self.insert(element, at: position, into: &root!, height: height) {
      root = TreeChild(children: [root!, right])
      height += 1
    }
  }

  /// Takes out the element at a position in `0..<count`.
  ///
  /// - Complexity: O(log *n*).
  @inlinable @discardableResult public mutating func remove(at position: Int) -> Element {
    precondition(position >= 0 && position < count, "position outside the list")
    let removed = Self.remove(at: position, from: &root!, height: height)
    while height > 0, root!.node.children.count == 1 {
      root = root!.node.children[0]
      height -= 1
    }
    if root!.count == 0 { self = SummaryTree() }
    return removed
  }

  /// Changes the element at a position in `0..<count` in place.
  ///
  /// - Complexity: O(log *n*).
  @inlinable public mutating func update(at position: Int, _ body: (inout Element) -> Void) {
    precondition(position >= 0 && position < count, "position outside the list")
    Self.update(at: position, in: &root!, height: height, body)
  }

  /// Inserts below `child`; returns the right half if the node had to be split.
  @inlinable static func insert(
    _ element: Element, at position: Int, into child: inout TreeChild<Summary>, height: Int
  ) -> TreeChild<Summary>? {
    visit()
    child.makeUnique()
    if height > 0 {
      let (index, inner) = child.child(holding: position, end: true)
      if let right = insert(
        element, at: inner, into: &child.node.children[index], height: height - 1)
      {
        child.node.children.insert(right, at: index + 1)
      }
      if child.node.children.count > TreeSize.fanOut {
        return splitInner(&child, at: TreeSize.fanOut / 2)
      }
      child.summarizeChildren()
      return nil
    }
    if child.node.elements.count < TreeSize.leaf {
      child.insert(element, at: position)
      child.summarizeElements()
      return nil
    }
    // A list that grows at one end keeps fuller leaves if the split is uneven there.
    let quarter = TreeSize.leaf / 4
    let cut = position == TreeSize.leaf ? 3 * quarter : position == 0 ? quarter : 2 * quarter
    var right = TreeChild<Summary>(elements: Array(child.node.elements[cut...]))
    child.node.elements = Array(child.node.elements[..<cut])
    if position <= cut && position < TreeSize.leaf {
      child.insert(element, at: position)
    } else {
      right.insert(element, at: position - cut)
      right.summarizeElements()
    }
    child.summarizeElements()
    return right
  }

  @inlinable static func splitInner(
    _ child: inout TreeChild<Summary>, at cut: Int
  ) -> TreeChild<Summary> {
    let tail = Array(child.node.children[cut...])
    child.node.children.removeSubrange(cut...)
    child.summarizeChildren()
    return TreeChild(children: tail)
  }

  @inlinable static func remove(
    at position: Int, from child: inout TreeChild<Summary>, height: Int
  ) -> Element {
    visit()
    child.makeUnique()
    if height == 0 {
      let removed = child.node.elements.remove(at: position)
      child.summarizeElements()
      return removed
    }
    let (index, inner) = child.child(holding: position, end: false)
    let removed = remove(at: inner, from: &child.node.children[index], height: height - 1)
    if isSmall(child.node.children[index], height: height - 1), child.node.children.count > 1 {
      let left = index > 0 ? index - 1 : 0
      let (first, second) = merge(
        child.node.children[left], child.node.children[left + 1], height: height - 1)
      child.node.children[left] = first
      if let second {
        child.node.children[left + 1] = second
      } else {
        child.node.children.remove(at: left + 1)
      }
    }
    child.summarizeChildren()
    return removed
  }

  @inlinable static func update(
    at position: Int, in child: inout TreeChild<Summary>, height: Int,
    _ body: (inout Element) -> Void
  ) {
    visit()
    child.makeUnique()
    if height == 0 {
      body(&child.node.elements[position])
      child.summarizeElements()
    } else {
      let (index, inner) = child.child(holding: position, end: false)
      update(at: inner, in: &child.node.children[index], height: height - 1, body)
      child.summarizeChildren()
    }
  }

  /// Notes a visit in debug builds.
  @inlinable static func visit() {
    #if DEBUG
      TreeVisits.note()
    #endif
  }
}
