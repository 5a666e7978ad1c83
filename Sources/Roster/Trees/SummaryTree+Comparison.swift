extension SummaryTree {
  /// Finds what this version has in common with another, older one.
  ///
  /// From the roots down to the leaves, only nodes that are not the same object are opened: first
  /// nodes are matched in order, then those left over by a table of identities, so that a moved
  /// range is one run. Elements of the remaining leaves are matched in the same way by their stamps.
  ///
  /// - Parameters:
  ///   - older: the version to compare with.
  ///   - stamp: what tells an element from all others; equal in both versions only if the element
  ///     is the same. Elements with equal stamps are paired once.
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
    gaps = Self.withoutMovedNodes(gaps.flatMap { Self.aligned($0, noting: &result) }, &result)
    for _ in 0..<oldHeight {
      gaps = Self.withoutMovedNodes(
        gaps.flatMap { Self.alignedChildren(of: $0, noting: &result) }, &result)
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

  /// Notes the nodes that both sides have in order, and returns what lies between them.
  @inlinable static func aligned(
    _ gap: TreeGap<Summary>, noting result: inout TreeComparison
  ) -> [TreeGap<Summary>] {
    var rest: [TreeGap<Summary>] = []
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
    return rest
  }

  /// The same for the children of a gap's nodes.
  @inlinable static func alignedChildren(
    of gap: TreeGap<Summary>, noting result: inout TreeComparison
  ) -> [TreeGap<Summary>] {
    guard gap.old.count == 1, gap.new.count == 1 else {
      return aligned(TreeGap(old: opened(gap.old), new: opened(gap.new)), noting: &result)
    }
    // Almost always one node has become another: then its children need not be copied into a list.
    visit()
    visit()
    let olds = gap.old[0].child.node.children
    let news = gap.new[0].child.node.children
    var oldPlace = (index: 0, start: gap.old[0].start)
    var newPlace = (index: 0, start: gap.new[0].start)
    var rest: [TreeGap<Summary>] = []
    TreeAlignment.align(
      olds.count, news.count, same: { olds[$0].node === news[$1].node },
      match: { old, new in
        result.add(
          old: start(of: old, in: olds, &oldPlace), new: start(of: new, in: news, &newPlace),
          count: olds[old].count)
      },
      gap: { old, new in
        rest.append(
          TreeGap(
            old: old.map { TreePart(start: start(of: $0, in: olds, &oldPlace), child: olds[$0]) },
            new: new.map { TreePart(start: start(of: $0, in: news, &newPlace), child: news[$0]) }))
      })
    return rest
  }

  /// The position of the first element below a child, found from that of one before it.
  @inlinable static func start(
    of index: Int, in children: [TreeChild<Summary>], _ place: inout (index: Int, start: Int)
  ) -> Int {
    while place.index < index {
      place.start += children[place.index].count
      place.index += 1
    }
    return place.start
  }

  /// Notes the nodes that both sides have, but not in order, and returns the gaps without them.
  @inlinable static func withoutMovedNodes(
    _ gaps: [TreeGap<Summary>], _ result: inout TreeComparison
  ) -> [TreeGap<Summary>] {
    var places: [ObjectIdentifier: Int] = [:]
    for gap in gaps {
      for part in gap.old where places[ObjectIdentifier(part.child.node)] == nil {
        places[ObjectIdentifier(part.child.node)] = part.start
      }
    }
    var gaps = gaps
    var moved: Set<ObjectIdentifier> = []
    for index in gaps.indices {
      gaps[index].new.removeAll { part in
        let id = ObjectIdentifier(part.child.node)
        guard let old = places.removeValue(forKey: id) else { return false }
        result.add(old: old, new: part.start, count: part.child.count)
        moved.insert(id)
        return true
      }
    }
    if moved.isEmpty { return gaps }
    for index in gaps.indices {
      gaps[index].old.removeAll { part in
        let id = ObjectIdentifier(part.child.node)
        // A node that one tree has twice was matched once.
        return moved.contains(id) && places[id] == nil && moved.remove(id) != nil
      }
    }
    return gaps
  }

  /// Notes the elements that both sides have in the leaves left over.
  @inlinable static func matchElements<Stamp: Hashable>(
    of gaps: [TreeGap<Summary>], noting result: inout TreeComparison, stamp: (Element) -> Stamp
  ) {
    var oldRest: [(stamp: Stamp, position: Int)] = []
    var newRest: [(stamp: Stamp, position: Int)] = []
    for gap in gaps {
      if gap.old.count == 1, gap.new.count == 1 {
        // One leaf has become another: nothing needs to be copied but what differs.
        visit()
        visit()
        let (oldStart, newStart) = (gap.old[0].start, gap.new[0].start)
        let olds = gap.old[0].child.node.elements
        let news = gap.new[0].child.node.elements
        TreeAlignment.align(
          olds.count, news.count, same: { stamp(olds[$0]) == stamp(news[$1]) },
          match: { result.add(old: oldStart + $0, new: newStart + $1, count: 1) },
          gap: { old, new in
            for index in old { oldRest.append((stamp(olds[index]), oldStart + index)) }
            for index in new { newRest.append((stamp(news[index]), newStart + index)) }
          })
      } else {
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
    }
    matchMoved(oldRest, newRest, noting: &result)
  }

  /// Notes the elements that both sides have, but not in order.
  @inlinable static func matchMoved<Stamp: Hashable>(
    _ oldRest: [(stamp: Stamp, position: Int)], _ newRest: [(stamp: Stamp, position: Int)],
    noting result: inout TreeComparison
  ) {
    if oldRest.isEmpty || newRest.isEmpty {
      result.oldRest = oldRest.map(\.position)
      result.newRest = newRest.map(\.position)
      return
    }
    let hasher = IdentityHasher.shared
    let table = IdentityTable(count: oldRest.count)
    for index in oldRest.indices {
      let stamp = oldRest[index].stamp
      let hash = hasher.hash(stamp)
      let slot = table.slot(of: hash) { oldRest[$0].stamp == stamp }
      if table.number(at: slot) == nil { table.fill(slot, hash: hash, number: index) }
    }
    var isMoved = [Bool](repeating: false, count: oldRest.count)
    for item in newRest {
      let slot = table.slot(of: hasher.hash(item.stamp)) { oldRest[$0].stamp == item.stamp }
      if let index = table.number(at: slot), !isMoved[index] {
        isMoved[index] = true
        result.add(old: oldRest[index].position, new: item.position, count: 1)
      } else {
        result.newRest.append(item.position)
      }
    }
    for index in oldRest.indices where !isMoved[index] {
      result.oldRest.append(oldRest[index].position)
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
