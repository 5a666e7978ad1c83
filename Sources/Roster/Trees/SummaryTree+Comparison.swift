extension SummaryTree {
  /// Finds what this version has in common with another, older one.
  ///
  /// From the roots down to the leaves, only nodes that are not the same object are opened: first
  /// nodes are matched in order, then those left over by a table of identities, so that a moved
  /// range is one run. Elements of the remaining leaves are matched in the same way by their stamps.
  ///
  /// - Parameter stamp: what tells an element from all others; equal in both versions only if the
  ///   element is the same. Elements with equal stamps are paired once.
  /// - Complexity: O(*k* log *n*) for *k* edits between the two; O(*n*) if they share nothing.
  @inlinable public func comparison<Stamp: Hashable>(
    from older: SummaryTree, stamp: (Element) -> Stamp
  ) -> TreeComparison {
    var result = TreeComparison()
    var gaps = [TreeGap<Summary>(old: older.parts, new: parts)]
    var oldHeight = older.height
    var newHeight = height
    while oldHeight > newHeight {
      gaps[0].old = Self.opened(gaps[0].old)
      oldHeight -= 1
    }
    while newHeight > oldHeight {
      gaps[0].new = Self.opened(gaps[0].new)
      newHeight -= 1
    }
    for level in stride(from: oldHeight, through: 0, by: -1) {
      gaps = Self.withoutCommonNodes(gaps, noting: &result)
      if level > 0 {
        gaps = gaps.map { TreeGap(old: Self.opened($0.old), new: Self.opened($0.new)) }
      }
    }
    Self.matchElements(of: gaps, noting: &result, stamp: stamp)
    result.finish()
    return result
  }

  @inlinable var parts: [TreePart<Summary>] {
    root.map { [TreePart(start: 0, child: $0)] } ?? []
  }

  /// The children of all nodes.
  @inlinable static func opened(_ parts: [TreePart<Summary>]) -> [TreePart<Summary>] {
    var all: [TreePart<Summary>] = []
    for part in parts {
      visit()
      var start = part.start
      for child in part.child.node.children {
        all.append(TreePart(start: start, child: child))
        start += child.count
      }
    }
    return all
  }

  /// Notes the nodes that both sides have, and returns what lies between them.
  @inlinable static func withoutCommonNodes(
    _ gaps: [TreeGap<Summary>], noting result: inout TreeComparison
  ) -> [TreeGap<Summary>] {
    var rest: [TreeGap<Summary>] = []
    for gap in gaps {
      TreeAlignment.align(
        gap.old.count, gap.new.count,
        same: { gap.old[$0].child.node === gap.new[$1].child.node },
        match: { old, new in
          let part = gap.old[old]
          result.add(old: part.start, new: gap.new[new].start, count: part.child.count)
        },
        gap: { old, new in
          rest.append(TreeGap(old: Array(gap.old[old]), new: Array(gap.new[new])))
        })
    }
    var places: [ObjectIdentifier: Int] = [:]
    for gap in rest {
      for part in gap.old { places[ObjectIdentifier(part.child.node)] = part.start }
    }
    var moved: Set<ObjectIdentifier> = []
    for index in rest.indices {
      rest[index].new.removeAll { part in
        let id = ObjectIdentifier(part.child.node)
        guard let old = places.removeValue(forKey: id) else { return false }
        result.add(old: old, new: part.start, count: part.child.count)
        moved.insert(id)
        return true
      }
    }
    if moved.isEmpty { return rest }
    for index in rest.indices {
      rest[index].old.removeAll { part in
        places[ObjectIdentifier(part.child.node)] == nil
          && moved.contains(ObjectIdentifier(part.child.node))
      }
    }
    return rest
  }

  /// Notes the elements that both sides have in the leaves left over.
  @inlinable static func matchElements<Stamp: Hashable>(
    of gaps: [TreeGap<Summary>], noting result: inout TreeComparison, stamp: (Element) -> Stamp
  ) {
    var oldRest: [(stamp: Stamp, position: Int)] = []
    var newRest: [(stamp: Stamp, position: Int)] = []
    for gap in gaps {
      let old = stamps(gap.old, stamp)
      let new = stamps(gap.new, stamp)
      TreeAlignment.align(
        old.count, new.count, same: { old[$0].stamp == new[$1].stamp },
        match: { result.add(old: old[$0].position, new: new[$1].position, count: 1) },
        gap: {
          oldRest += old[$0]
          newRest += new[$1]
        })
    }
    var places: [Stamp: Int] = [:]
    for (index, item) in oldRest.enumerated() { places[item.stamp] = index }
    var isMoved = [Bool](repeating: false, count: oldRest.count)
    for item in newRest {
      if let index = places.removeValue(forKey: item.stamp) {
        isMoved[index] = true
        result.add(old: oldRest[index].position, new: item.position, count: 1)
      } else {
        result.newRest.append(item.position)
      }
    }
    for (index, item) in oldRest.enumerated() where !isMoved[index] {
      result.oldRest.append(item.position)
    }
  }

  @inlinable static func stamps<Stamp>(
    _ leaves: [TreePart<Summary>], _ stamp: (Element) -> Stamp
  ) -> [(stamp: Stamp, position: Int)] {
    var all: [(stamp: Stamp, position: Int)] = []
    all.reserveCapacity(leaves.reduce(0) { $0 + $1.child.count })
    for leaf in leaves {
      visit()
      var position = leaf.start
      for index in leaf.child.node.elements.indices {
        all.append((stamp(leaf.child.node.elements[index]), position))
        position += 1
      }
    }
    return all
  }
}

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
