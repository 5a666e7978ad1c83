/// A node: a leaf with elements, or an inner node with children. The other array is empty.
@usableFromInline final class TreeNode<Summary: TreeSummary> {
  @usableFromInline var elements: [Summary.Element]
  @usableFromInline var children: [TreeChild<Summary>]

  @inlinable init(elements: [Summary.Element], children: [TreeChild<Summary>]) {
    self.elements = elements
    self.children = children
  }
}

/// A node as its parent sees it: with the size and the summary of all below.
@usableFromInline struct TreeChild<Summary: TreeSummary> {
  @usableFromInline var node: TreeNode<Summary>
  @usableFromInline var count: Int
  @usableFromInline var summary: Summary

  @inlinable init(elements: [Summary.Element]) {
    node = TreeNode(elements: elements, children: [])
    count = 0
    summary = Summary()
    summarizeElements()
  }

  @inlinable init(children: [TreeChild<Summary>]) {
    node = TreeNode(elements: [], children: children)
    count = 0
    summary = Summary()
    summarizeChildren()
  }

  /// The number of elements or of children.
  @inlinable var size: Int { node.elements.count + node.children.count }

  /// Makes the node this tree's alone, so that it may be changed in place.
  ///
  /// A copy shares the arrays of the node at first: the array that changes is copied by the change.
  @inlinable mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&node) {
      node = TreeNode(elements: node.elements, children: node.children)
    }
  }

  /// Puts an element into a leaf. Room is made for a few at a time: an array that makes its own
  /// would double it, and leaves are what a tree mostly consists of.
  @inlinable mutating func insert(_ element: Summary.Element, at position: Int) {
    if node.elements.count == node.elements.capacity {
      node.elements.reserveCapacity(node.elements.count + TreeSize.leaf / 8)
    }
    node.elements.insert(element, at: position)
  }

  @inlinable mutating func summarizeElements() {
    var total = Summary()
    for element in node.elements { total.add(Summary(element)) }
    count = node.elements.count
    summary = total
  }

  @inlinable mutating func summarizeChildren() {
    var total = Summary()
    var number = 0
    for child in node.children {
      number += child.count
      total.add(child.summary)
    }
    count = number
    summary = total
  }

  /// The child that holds a position, and the position within it; with `end`, a position just
  /// behind a child belongs to that child, else to the next.
  @inlinable func child(holding position: Int, end: Bool) -> (index: Int, inner: Int) {
    var rest = position
    var index = 0
    let last = node.children.count - 1
    while index < last {
      let size = node.children[index].count
      if rest < size || (end && rest == size) { break }
      rest -= size
      index += 1
    }
    return (index, rest)
  }
}
