/// A node and the position of its first element.
@usableFromInline struct TreePart<Summary: TreeSummary> {
  @usableFromInline var start: Int
  @usableFromInline var child: TreeChild<Summary>

  @inlinable init(start: Int, child: TreeChild<Summary>) {
    self.start = start
    self.child = child
  }
}

/// Nodes of one level that lie between nodes which both versions have.
@usableFromInline struct TreeGap<Summary: TreeSummary> {
  @usableFromInline var old: [TreePart<Summary>]
  @usableFromInline var new: [TreePart<Summary>]

  @inlinable init(old: [TreePart<Summary>], new: [TreePart<Summary>]) {
    self.old = old
    self.new = new
  }
}
