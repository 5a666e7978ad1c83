import RosterTesting
import Testing

@testable import Roster

@MainActor @Suite("What layout and trees cost: counted in visited nodes, and in copied memory")
struct LayoutCostTests {
  #if DEBUG
    /// The most nodes that an operation visits at a few places of a list.
    private func worst(_ size: Int, _ operation: (LineHeights, Int) -> Void) -> Int {
      let heights = LineHeights(
        (0..<size).map { HeightRun(1, measured: 20 + Double($0 % 7), estimate: 20) })
      return stride(from: 0, to: size, by: size / 13).map { line in
        TreeVisits.count { operation(heights, line) }
      }.max() ?? 0
    }

    @Test("Each operation on heights visits nodes by the logarithm of the runs")
    func heights() {
      let operations: [(String, (LineHeights, Int) -> Void)] = [
        ("offset", { heights, line in _ = heights.offset(of: line) }),
        ("line", { heights, line in _ = heights.line(at: Double(line) * 20) }),
        ("height", { heights, line in _ = heights.height(of: line) }),
        ("isMeasured", { heights, line in _ = heights.isMeasured(line) }),
        ("estimate", { heights, line in _ = heights.estimate(of: line) }),
        ("split", { heights, line in _ = heights.split(at: line) }),
        (
          "setHeight",
          { heights, line in
            var copy = heights; copy.setHeight(99, of: line)
          }
        ),
        (
          "setEstimate",
          { heights, line in
            var copy = heights; copy.setEstimate(9, of: line)
          }
        ),
        (
          "doubt",
          { heights, line in
            var copy = heights; copy.doubt(line)
          }
        ),
        (
          "insert",
          { heights, line in
            var copy = heights
            copy.insert([HeightRun(3, estimated: 1)], at: line)
          }
        ),
        (
          "remove",
          { heights, line in
            var copy = heights
            copy.remove(line..<line + 5)
          }
        ),
        (
          "followed",
          { heights, line in _ = heights.followed(by: LineHeights([HeightRun(1, estimated: 3)])) }
        ),
        (
          "rearranged",
          { heights, line in
            var map = LineMap()
            map.keep(0, count: line)
            map.enter(2)
            map.keep(line, count: heights.count - line)
            _ = heights.rearranged(by: map) { [HeightRun($0.count, estimated: 7)] }
          }
        ),
      ]
      for (name, operation) in operations {
        let (small, large) = (worst(2_000, operation), worst(128_000, operation))
        #expect(large > 0, "\(name)")
        #expect(large <= 3 * small + 12, "\(name): \(small) at 2,000, \(large) at 128,000")
      }
    }

    @Test("Operations on trees visit nodes by the logarithm of the count")
    func trees() {
      typealias Tree = SummaryTree<Sum>
      let operations: [(String, (Tree, Int) -> Void)] = [
        ("element", { tree, position in tree.withElement(at: position) { _ in } }),
        ("summary", { tree, position in _ = tree.summary(before: position) }),
        ("beyond", { tree, position in _ = tree.position(beyond: position) { $0.value } }),
        (
          "in last child",
          { tree, position in
            _ = tree.position(inLastChild: { $0.value <= position }, where: { $0 == 1 })
          }
        ),
        ("joined", { tree, position in _ = tree.joined(tree) }),
        (
          "range",
          { tree, position in
            tree.forEach(in: position..<min(position + 3, tree.count)) { _ in }
          }
        ),
        (
          "replace",
          { tree, position in
            var copy = tree
            copy.replaceSubrange(position..<position + 1, with: [5, 6, 7])
          }
        ),
      ]
      func worst(_ size: Int, _ operation: (Tree, Int) -> Void) -> Int {
        let tree = Tree((0..<size).map { _ in 1 })
        return stride(from: 0, to: size, by: size / 13).map { position in
          TreeVisits.count { operation(tree, position) }
        }.max() ?? 0
      }
      for (name, operation) in operations {
        let (small, large) = (worst(2_000, operation), worst(128_000, operation))
        #expect(large > 0, "\(name)")
        #expect(large <= 3 * small + 12, "\(name): \(small) at 2,000, \(large) at 128,000")
      }
      func calls(_ size: Int) -> Int {
        var calls = 0
        _ = Tree((0..<size).map { $0 }).partitionPosition { element in
          calls += 1
          return element > size / 3
        }
        return calls
      }
      #expect(calls(128_000) <= calls(2_000) + 7)
    }
  #endif

  @Test("Building trees and heights, and forgetting what was measured, cost what they have")
  func building() {
    let counter = ProbeCounter()
    expectProportional("a tree", 4_000) { size in
      Cost.of(counter) { #expect(SummaryTree<Sum>(0..<size).count == size) }
    }
    expectProportional("a tree by position", 4_000) { size in
      Cost.of(counter) { #expect(SummaryTree<Sum>(count: size) { $0 }.count == size) }
    }
    expectProportional("heights", 4_000) { size in
      let runs = (0..<size).map { HeightRun(1, measured: Double($0), estimate: 20) }
      return Cost.of(counter) {
        var heights = LineHeights(runs)
        #expect(heights.runs.count == size)
        heights.forgetMeasures()
        #expect(heights.runs.count == 1)
      }
    }
    expectProportional("heights in another order", 2_000) { size in
      let heights = LineHeights(
        (0..<size).map { HeightRun(1, measured: Double($0), estimate: 20) })
      var map = LineMap()
      for line in (0..<size).reversed() { map.keep(line, isMoved: true) }
      return Cost.of(counter) {
        #expect(heights.rearranged(by: map) { _ in [] }.height(of: 0) == Double(size - 1))
      }
    }
  }

  @Test("Lines that enter: each written row is looked at once, rows made when shown not at all")
  func entering() {
    let counter = ProbeCounter()
    let layout = TableLayout(metrics: LayoutMetrics(estimate: 20))
    expectProportional("written", 1_000) { size in
      let section = SectionModel("s") { (0..<size).map { ProbeRow($0, counter) } }
      let table = TableSnapshot(sections: [section])
      return Cost.of(counter) { _ = layout.entering(0..<size, of: table) }
    }
    expectProportional("sections", 500) { size in
      let table = TableSnapshot(
        sections: (0..<size).map { SectionModel($0, header: "h", rows: [ProbeRow($0, counter)]) })
      return Cost.of(counter) { _ = layout.entering(0..<table.lineCount, of: table) }
    }
    let made = Guarded(0)
    let counted = SectionModel("s", count: 1_000_000) { index in
      made.withLock { $0 += 1 }
      return ProbeRow(index, counter)
    }
    #expect(
      layout.entering(0..<1_000_000, of: TableSnapshot(sections: [counted])).map(\.count)
        == [1_000_000])
    #expect(made.withLock { $0 } == 0)
  }

  @Test("The map of a change of one row has as many pieces as it has ends, however long the table")
  func map() {
    for size in [1_000, 100_000] {
      let sections = [0, 1].map { offset in
        SectionModel("s", rows: (offset..<size).map { SampleRow("\($0)") })
      }
      let (old, new) = (
        TableSnapshot(sections: [sections[0]]), TableSnapshot(sections: [sections[1]])
      )
      let stage = UpdateStage(
        batch: UpdateBatch(from: old, to: new), before: old, after: new)
      #expect(LineMap(stage).pieces.count == 1)
    }
  }

  @Test("A running median keeps to its window")
  func median() {
    let counter = ProbeCounter()
    expectProportional("medians", 1_000) { size in
      var median = RunningMedian()
      return Cost.of(counter) { for height in 0..<size { median.add(Double(height * 7 % 101)) } }
    }
  }
}
