import ListTestSupport
import Testing

@testable import Roster

@Suite("Line heights: a tree of runs against a plain array")
struct LineHeightsTests {
  /// The same, as anyone would write it first.
  struct Plain {
    var heights: [Double]
    func offset(of line: Int) -> Double { heights[..<line].reduce(0, +) }
    func line(at offset: Double) -> Int {
      var bottom = 0.0
      for (line, height) in heights.enumerated() {
        bottom += height
        if bottom > offset { return line }
      }
      return heights.count - 1
    }
  }

  private func check(_ heights: LineHeights, _ plain: Plain, _ random: inout SeededRandom) {
    #expect(heights.count == plain.heights.count)
    #expect(heights.total == plain.heights.reduce(0, +))
    guard !plain.heights.isEmpty else { return }
    for _ in 0..<5 {
      let line = Int.random(in: 0..<plain.heights.count, using: &random)
      #expect(heights.height(of: line) == plain.heights[line])
      #expect(heights.offset(of: line) == plain.offset(of: line))
      let offset = Double.random(in: 0...(heights.total + 1), using: &random)
      #expect(heights.line(at: offset) == plain.line(at: offset))
      #expect(heights.line(at: plain.offset(of: line)) == plain.line(at: plain.offset(of: line)))
    }
    for (run, next) in zip(heights.runs, heights.runs.dropFirst()) { #expect(!run.joins(next)) }
  }

  @Test("Thousands of random edits")
  func randomEdits() {
    var random = SeededRandom(seed: 4)
    var heights = LineHeights()
    var plain = Plain(heights: [])
    for step in 0..<4_000 {
      let count = plain.heights.count
      switch Int.random(in: 0..<10, using: &random) {
      case 0...2 where count < 600:
        let runs = (0..<Int.random(in: 1...3, using: &random)).map { _ in
          HeightRun(
            Int.random(in: 0...9, using: &random),
            estimated: Double(Int.random(in: 0...3, using: &random)) * 10.5)
        }
        let line = Int.random(in: 0...count, using: &random)
        heights.insert(runs, at: line)
        plain.heights.insert(
          contentsOf: runs.flatMap { Array(repeating: $0.height, count: $0.count) }, at: line)
      case 3 where count > 0:
        let start = Int.random(in: 0..<count, using: &random)
        let range = start..<min(count, start + Int.random(in: 0...12, using: &random))
        heights.remove(range)
        plain.heights.removeSubrange(range)
      default:
        guard count > 0 else { continue }
        let line = Int.random(in: 0..<count, using: &random)
        let height = Double(Int.random(in: 0...4, using: &random)) * 12.25
        let differs = heights.setHeight(height, of: line)
        #expect(differs == (plain.heights[line] != height))
        #expect(heights.isMeasured(line))
        plain.heights[line] = height
      }
      if step % 20 == 0 { check(heights, plain, &random) }
    }
    check(heights, plain, &random)
    heights.forgetMeasures()
    #expect(heights.runs.allSatisfy { !$0.isMeasured && $0.height == $0.estimate })
  }

  @Test("A million lines that nobody has measured are one run; one measure makes three")
  func uniform() {
    var heights = LineHeights([HeightRun(1_000_000, estimated: 44)])
    #expect(heights.runs.count == 1)
    #expect(heights.total == 44_000_000)
    heights.setHeight(90, of: 500_000)
    #expect(heights.runs.count == 3)
    #expect(heights.offset(of: 500_001) == 22_000_090)
    #expect(heights.line(at: 22_000_089.5) == 500_000)
    heights.setHeight(90, of: 500_001)
    heights.setHeight(90, of: 499_999)
    #expect(heights.runs.count == 3)
  }

  @Test("Steps of 1/1024: the total is the same in any order")
  func order() {
    var random = SeededRandom(seed: 9)
    var (there, back) = (
      LineHeights([HeightRun(5_000, estimated: 10)]), LineHeights([HeightRun(5_000, estimated: 10)])
    )
    let measures = (0..<5_000).map { ($0, Double.random(in: 0...100, using: &random)) }
    for (line, height) in measures { there.setHeight(height, of: line) }
    for (line, height) in measures.shuffled(using: &random) { back.setHeight(height, of: line) }
    #expect(there.total == back.total)
    #expect(there.offset(of: 3_333) == back.offset(of: 3_333))
  }

  @Test("Outside the list, without height, and without lines")
  func edges() {
    var heights = LineHeights()
    #expect(heights.line(at: 5) == nil)
    #expect(heights.offset(of: 3) == 0)
    #expect(heights.height(of: -1) == 0)
    let differs = heights.setHeight(5, of: 0)
    #expect(!differs)
    heights.insert([HeightRun(3, estimated: 0), HeightRun(2, estimated: 10)], at: 99)
    #expect(heights.line(at: 0) == 3)
    #expect(heights.line(at: -.infinity) == 3)
    #expect(heights.line(at: .nan) == 3)
    #expect(heights.line(at: .infinity) == 4)
    #expect(heights.offset(of: 99) == 20)
    heights.remove(-5..<99)
    #expect(heights.count == 0)
  }

  @Test("Visited nodes grow with the logarithm: offset → line, line → offset, one height change")
  func visits() {
    #if DEBUG
      var worst: [Int: Int] = [:]
      for count in [1_000, 10_000, 100_000, 1_000_000] {
        // Every line differs from its neighbour, so that each is a run of its own.
        var heights = LineHeights(
          (0..<count).map { HeightRun(1, measured: 20 + Double($0 % 7), estimate: 20) })
        var random = SeededRandom(seed: 5)
        for _ in 0..<50 {
          let line = Int.random(in: 0..<count, using: &random)
          let offset = heights.offset(of: line)
          let find = TreeVisits.count { _ = heights.line(at: offset) }
          let place = TreeVisits.count { _ = heights.offset(of: line) }
          let change = TreeVisits.count { heights.setHeight(99, of: line) }
          worst[count] = max(worst[count] ?? 0, find, place, change / 6)
        }
      }
      print("worst visits of one look-up by count:", worst.sorted { $0.key < $1.key })
      #expect((worst[1_000] ?? 0) >= 2)
      #expect((worst[1_000_000] ?? 99) <= 12)
      #expect((worst[1_000_000] ?? 99) <= (worst[1_000] ?? 0) * 3)
    #endif
  }

  @Test("The running median is the lower middle of the latest heights")
  func median() {
    var median = RunningMedian()
    #expect(median.value == nil)
    var all: [Double] = []
    var random = SeededRandom(seed: 2)
    for _ in 0..<1_000 {
      let height = Double(Int.random(in: 0...50, using: &random))
      median.add(height)
      all.append(height)
      let latest = all.suffix(RunningMedian.window).sorted()
      #expect(median.value == latest[(latest.count - 1) / 2])
    }
  }
}
