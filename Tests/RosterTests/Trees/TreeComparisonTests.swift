import ListTestSupport
import Testing

@testable import Roster

@Suite("Comparing versions of a tree")
struct TreeComparisonTests {
  typealias Tree = SummaryTree<Sum>

  /// Checks that a comparison tells the truth about two lists of distinct elements, and all of it.
  private func check(_ result: TreeComparison, _ old: [Int], _ new: [Int]) {
    var olds = Set(result.oldRest)
    var news = Set(result.newRest)
    #expect(result.oldRest == result.oldRest.sorted())
    #expect(result.newRest == result.newRest.sorted())
    var end = -1
    for run in result.runs {
      #expect(run.new >= end)
      end = run.new + run.count
      #expect(old[run.old..<run.old + run.count] == new[run.new..<run.new + run.count])
      for offset in 0..<run.count {
        if !olds.insert(run.old + offset).inserted { Issue.record("old place twice") }
        if !news.insert(run.new + offset).inserted { Issue.record("new place twice") }
      }
    }
    #expect(olds == Set(old.indices))
    #expect(news == Set(new.indices))
    #expect(Set(result.oldRest.map { old[$0] }).isDisjoint(with: result.newRest.map { new[$0] }))
  }

  @Test("A moved range is one run, whatever lies in between")
  func movedRange() {
    let tree = Tree(0..<20_000)
    let (head, rest) = tree.split(at: 5_000)
    let (middle, tail) = rest.split(at: 3_000)
    let moved = head.joined(tail).joined(middle)
    let result = moved.comparison(from: tree) { $0 }
    #expect(
      result.runs == [
        .init(old: 0, new: 0, count: 5_000), .init(old: 8_000, new: 5_000, count: 12_000),
        .init(old: 5_000, new: 17_000, count: 3_000),
      ])
    #expect(result.oldRest == [] && result.newRest == [])
  }

  @Test("Equal versions are one run, and not one node of them is opened")
  func equal() {
    let tree = Tree(0..<10_000)
    #expect(
      tree.comparison(from: tree) { $0 }.runs == [.init(old: 0, new: 0, count: 10_000)])
    #if DEBUG
      #expect(TreeVisits.count { _ = tree.comparison(from: tree) { $0 } } == 0)
    #endif
  }

  @Test("Versions with nothing in common, and empty ones, are told apart", arguments: [0, 1, 3000])
  func nothingShared(size: Int) {
    for other in [0, 1, 100, 5000] {
      let old = Tree(0..<size)
      let new = Tree((0..<other).map { $0 + 100_000 })
      check(new.comparison(from: old) { $0 }, Array(old), Array(new))
    }
  }

  @Test("Thousands of random edits between two versions are found exactly", arguments: 1...4)
  func randomized(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var tree = Tree(0..<2_500)
    var next = 1_000_000
    for _ in 0..<150 {
      let old = tree
      for _ in 0..<Int.random(in: 0...40, using: &random) {
        let place = Int.random(in: 0...tree.count, using: &random)
        switch Int.random(in: 0..<8, using: &random) {
        case 0..<3:
          tree.insert(next, at: place)
          next += 1
        case 3,
          4 where place < tree.count:
          tree.remove(at: place)
        case 5 where place < tree.count:
          tree.update(at: place) { $0 = next }
          next += 1
        case 6 where place < tree.count:
          let element = tree.remove(at: place)
          tree.insert(element, at: Int.random(in: 0...tree.count, using: &random))
        case 7 where Bool.random(using: &random):
          let (head, tail) = tree.split(at: place)
          tree = tail.joined(head)
        default: break
        }
      }
      check(tree.comparison(from: old) { $0 }, Array(old), Array(tree))
      check(old.comparison(from: tree) { $0 }, Array(tree), Array(old))
      if tree.count > 4_000 { tree = tree.split(at: 2_000).tail }
    }
  }

  @Test("Trees of different height are aligned from the leaves up")
  func heights() {
    let small = Tree(0..<60)
    var big = small
    big.replaceSubrange(30..<30, with: 1_000..<40_000)
    check(big.comparison(from: small) { $0 }, Array(small), Array(big))
    check(small.comparison(from: big) { $0 }, Array(big), Array(small))
  }
}
