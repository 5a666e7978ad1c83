/// An ordered list as a persistent B+ tree that keeps a summary of every subtree.
///
/// The tree is a value. A copy shares all nodes and costs nothing; an edit copies only the nodes on
/// the path to its place that another copy still uses, and works in place on the others. So two
/// versions of a list share all but the few nodes in which they differ, which is what
/// `comparison(from:stamp:)` lives on.
public struct SummaryTree<Summary: TreeSummary> {
  /// What the list is made of.
  public typealias Element = Summary.Element

  @usableFromInline var root: TreeChild<Summary>?
  /// The number of levels above the leaves. All leaves are at the same depth.
  @usableFromInline var height: Int

  @inlinable init(root: TreeChild<Summary>?, height: Int) {
    self.root = root
    self.height = height
  }

  /// An empty list.
  @inlinable public init() {
    root = nil
    height = 0
  }

  /// The number of elements.
  @inlinable public var count: Int { root?.count ?? 0 }
  /// Whether there are no elements.
  @inlinable public var isEmpty: Bool { root == nil }
  /// The summary of all elements.
  @inlinable public var summary: Summary { root?.summary ?? Summary() }

  /// Whether two lists are the same version, told without a look at the elements.
  ///
  /// - Complexity: O(1)
  func isIdentical(to other: SummaryTree) -> Bool { root?.node === other.root?.node }

  /// The element at a position, which must be in `0..<count`.
  ///
  /// - Complexity: O(log *n*).
  @inlinable public subscript(position: Int) -> Element {
    withElement(at: position) { $0 }
  }
}

/// The sizes of nodes. Measured: shorter leaves are copied faster where versions share them, and a
/// snapshot keeps less alive; longer ones are fewer to compare. Between 32 and 64 it is a draw.
@usableFromInline enum TreeSize {
  @inlinable static var leaf: Int { 48 }
  @inlinable static var fanOut: Int { 32 }
}

// A tree's nodes are changed only while one tree alone refers to them, checked by
// `isKnownUniquelyReferenced` before each change. So what two isolations share is never written.
extension SummaryTree: @unchecked Sendable where Summary.Element: Sendable {}
