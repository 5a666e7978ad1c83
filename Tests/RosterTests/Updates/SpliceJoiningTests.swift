import ListTestSupport
import Testing

@testable import Roster

@MainActor @Suite("Splices joined") struct SpliceJoiningTests {
  private static func stage(_ old: [Int], _ new: [Int]) -> UpdateStage {
    let tables = [old, new].map { rows in
      TableSnapshot(sections: [SectionModel("s", rows: rows.map { SampleRow("\($0)") })])
    }
    return UpdateStage(
      batch: UpdateBatch(from: tables[0], to: tables[1]), before: tables[0], after: tables[1])
  }

  private static func replay(_ splices: [Splice], _ old: [Int], _ new: [Int]) -> [Int] {
    splices.reduce(into: old) { list, splice in
      list.replaceSubrange(
        splice.position..<splice.position + splice.removed, with: new[splice.addedRange])
    }
  }

  @Test("What touches a range is one splice, the rest stays as it was, and all replays")
  func joined() {
    let old = Array(0..<10)
    let new = [0, 10, 1, 3, 5, 4, 6, 7, 9]
    let splices = Self.stage(old, new).splices(.rows)
    #expect(splices.count == 5)
    let joined = Splice.joined(splices, touching: 2..<6)
    #expect(joined.count == 3)
    #expect(joined.first == splices.first)
    #expect(joined.last == splices.last)
    #expect(Self.replay(joined, old, new) == new)
    #expect(Splice.joined(splices, touching: 0..<10).count == 1)
    #expect(Splice.joined([], touching: 0..<10).isEmpty)
  }

  @Test("Random lists replay with any range joined, or all condensed into few")
  func random() {
    var random = SeededRandom(seed: 31)
    for _ in 0..<500 {
      let count = Int.random(in: 0..<40, using: &random)
      let old = Array(0..<count)
      var new = old.filter { _ in Int.random(in: 0..<4, using: &random) > 0 }
      for number in 0..<Int.random(in: 0..<6, using: &random) {
        new.insert(100 + number, at: Int.random(in: 0...new.count, using: &random))
      }
      if Bool.random(using: &random) { new.shuffle(using: &random) }
      let stage = Self.stage(old, new)
      let splices = stage.splices(.rows)
      let ends = [0, 0].map { _ in Int.random(in: 0...count, using: &random) }.sorted()
      let range = ends[0]..<ends[1]
      let joined = Splice.joined(splices, touching: range)
      let condensed = Splice.condensed(splices, around: range, limit: 2, farLimit: 3)
      #expect(joined.count <= splices.count)
      #expect(condensed.count <= 2 + 2 + 3)
      for list in [splices, joined, condensed] {
        #expect(Self.replay(list, old, new) == new)
        check(stage, list, old, new)
      }
    }
  }

  /// After each step each line that stays is known by its place in the end.
  private func check(_ stage: UpdateStage, _ splices: [Splice], _ old: [Int], _ new: [Int]) {
    var steps = LineSteps(stage, .rows, splices: splices)
    var list = old
    var left = splices.reduce(0) { $0 + $1.removed }
    while let upcoming = steps.upcoming {
      // Whatever takes out more than one line may do so in two steps.
      steps.cutNext(after: (upcoming.removed + list.count) % 3)
      guard let splice = steps.next() else { break }
      left -= splice.removed
      list.replaceSubrange(
        splice.position..<splice.position + splice.removed, with: new[splice.addedRange])
      #expect(steps.count == list.count)
      for (index, row) in list.enumerated() {
        guard let line = steps.finalLine(at: index) else { continue }
        #expect(line.path.map { new[$0.row] } == row)
      }
      // Nothing but what a later splice takes out is without a place.
      let known = list.indices.filter { steps.finalLine(at: $0) != nil }.count
      #expect(known == list.count - left)
    }
    #expect(list == new)
  }
}
