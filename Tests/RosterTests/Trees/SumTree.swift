@testable import Roster

/// The sum of integers and of their weights, to test lookups by more than the position.
struct Sum: TreeSummary {
  var value = 0
  var weight = 0.0

  init() {}

  init(_ element: Int) {
    value = element
    weight = Double(element) / 2
  }

  mutating func add(_ next: Sum) {
    value += next.value
    weight += next.weight
  }
}

extension SummaryTree {
  /// What is wrong with the inner state of the tree; empty if nothing is.
  var faults: [String] {
    guard let root else { return height == 0 ? [] : ["an empty tree of height \(height)"] }
    var faults: [String] = []
    check(root, height: height, isRoot: true, &faults)
    return faults
  }

  private func check(
    _ child: TreeChild<Summary>, height: Int, isRoot: Bool, _ faults: inout [String]
  ) {
    let limit = height == 0 ? TreeSize.leaf : TreeSize.fanOut
    if child.size > limit { faults.append("\(child.size) entries at height \(height)") }
    if child.size < (isRoot ? 1 : limit / 4) {
      faults.append("only \(child.size) entries at height \(height)")
    }
    if height == 0 {
      if !child.node.children.isEmpty { faults.append("a leaf with children") }
      if child.count != child.node.elements.count { faults.append("a wrong count in a leaf") }
      return
    }
    if isRoot && child.size == 1 { faults.append("a root with one child") }
    if !child.node.elements.isEmpty { faults.append("an inner node with elements") }
    if child.count != child.node.children.reduce(0, { $0 + $1.count }) {
      faults.append("a wrong count at height \(height)")
    }
    for next in child.node.children { check(next, height: height - 1, isRoot: false, &faults) }
  }
}
