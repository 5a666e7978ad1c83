import ListTestSupport
import Testing

@testable import Roster

@Suite("A tree of elements with summaries")
struct SummaryTreeTests {
  typealias Tree = SummaryTree<Sum>

  private let sizes = [0, 1, 2, 15, 16, 17, 63, 64, 65, 127, 128, 129, 500, 2047, 2048, 2049, 5000]

  @Test("Built of any size, it has the elements in order and sound nodes")
  func build() {
    for size in sizes {
      let tree = Tree(0..<size)
      #expect(Array(tree) == Array(0..<size))
      #expect(tree.count == size)
      #expect(tree.summary.value == size * (size - 1) / 2)
      #expect(tree.faults == [])
      for position in 0..<size where tree[position] != position { Issue.record("\(position)") }
    }
  }

  @Test("Each insertion and removal in small lists does what an array does")
  func exhaustive() {
    for size in [0, 1, 2, 63, 64, 65, 130, 1025] {
      let array = Array(0..<size)
      let tree = Tree(array)
      for position in stride(from: 0, through: size, by: size > 200 ? 31 : 1) {
        var copy = tree
        copy.insert(-1, at: position)
        var expected = array
        expected.insert(-1, at: position)
        #expect(Array(copy) == expected)
        #expect(copy.faults == [])
        if position < size {
          copy = tree
          #expect(copy.remove(at: position) == position)
          expected = array
          expected.remove(at: position)
          #expect(Array(copy) == expected)
          #expect(copy.faults == [])
        }
      }
      #expect(Array(tree) == array)
    }
  }

  @Test("Each split and each join gives the parts")
  func splitAndJoin() {
    for size in sizes {
      let tree = Tree(0..<size)
      for position in stride(from: 0, through: size, by: size > 100 ? 61 : 1) {
        let (head, tail) = tree.split(at: position)
        #expect(Array(head) == Array(0..<position))
        #expect(Array(tail) == Array(position..<size))
        #expect(head.faults == [] && tail.faults == [])
        let whole = head.joined(tail)
        #expect(Array(whole) == Array(0..<size))
        #expect(whole.faults == [])
        let turned = tail.joined(head)
        #expect(Array(turned) == Array(position..<size) + Array(0..<position))
        #expect(turned.faults == [])
      }
    }
  }

  @Test("Thousands of random edits of several versions do what arrays do", arguments: 1...4)
  func randomized(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var versions: [(tree: Tree, array: [Int])] = [(Tree(0..<300), Array(0..<300))]
    for step in 0..<3000 {
      let index = Int.random(in: 0..<versions.count, using: &random)
      var (tree, array) = versions[index]
      let place = Int.random(in: 0...array.count, using: &random)
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<4:
        tree.insert(step, at: place)
        array.insert(step, at: place)
      case 4..<7 where place < array.count:
        #expect(tree.remove(at: place) == array.remove(at: place))
      case 7 where place < array.count:
        tree.update(at: place) { $0 = -step }
        array[place] = -step
      case 8:
        let end = min(array.count, place + Int.random(in: 0...400, using: &random))
        let new = Array(0..<Int.random(in: 0...500, using: &random))
        tree.replaceSubrange(place..<end, with: new)
        array.replaceSubrange(place..<end, with: new)
      default: break
      }
      if array.count > 4000 {
        tree.replaceSubrange(0..<3000, with: [])
        array.removeSubrange(0..<3000)
      }
      if versions.count < 6 && step % 50 == 0 {
        versions.append((tree, array))
      } else {
        versions[index] = (tree, array)
      }
      if step % 20 == 0 {
        for version in versions {
          #expect(version.tree.faults == [])
          #expect(Array(version.tree) == version.array)
        }
      }
    }
  }

  @Test("Lookups by a running total find the element and what is before it")
  func totals() {
    let elements = (0..<3000).map { $0 % 7 }
    let tree = Tree(elements)
    var total = 0
    for (position, element) in elements.enumerated() {
      if position % 13 == 0 {
        #expect(tree.summary(before: position).value == total)
        #expect(tree.summary(before: position).weight == Double(total) / 2)
      }
      for value in total..<(total + element) where value % 11 == 0 {
        let found = tree.position(beyond: value) { $0.value }
        #expect(found?.position == position)
        #expect(found?.before.value == total)
      }
      total += element
    }
    #expect(tree.summary(before: 3000).value == total)
    #expect(tree.position(beyond: total) { $0.value } == nil)
    #expect(Tree().position(beyond: -1) { $0.value } == nil)
  }

  @Test("Lookups by a condition find where it ends, ranges are read in order")
  func conditions() {
    for size in [0, 1, 64, 65, 1000] {
      let tree = Tree((0..<size).map { $0 * 2 })
      for value in -1...(2 * size) where value < 200 || value % 17 == 0 {
        #expect(tree.partitionPosition { $0 >= value } == min(size, max(0, (value + 1) / 2)))
      }
    }
    let tree = Tree(0..<1000)
    for (start, end) in [(0, 0), (0, 1000), (5, 70), (63, 64), (64, 129), (999, 1000)] {
      var seen: [Int] = []
      tree.forEach(in: start..<end) { seen.append($0) }
      #expect(seen == Array(start..<end))
    }
  }

  #if DEBUG
    @Test("The nodes that an operation visits grow with the logarithm of the count")
    func visits() {
      for (size, limit) in [(1_000, 6), (30_000, 8), (1_000_000, 10)] {
        var tree = Tree(0..<size)
        let levels = tree.height + 1
        #expect(levels <= 4)
        for position in stride(from: 0, to: size, by: size / 9) {
          let copy = tree
          #expect(TreeVisits.count { _ = tree[position] } == levels)
          #expect(TreeVisits.count { tree.insert(0, at: position) } <= levels)
          #expect(TreeVisits.count { tree.remove(at: position) } <= limit)
          #expect(TreeVisits.count { tree.update(at: position) { $0 += 1 } } == levels)
          #expect(TreeVisits.count { _ = tree.split(at: position) } <= 6 * levels)
          #expect(TreeVisits.count { _ = tree.comparison(from: copy) { $0 } } <= 6 * levels)
        }
      }
    }
  #endif
}
