import ListTestSupport
import Testing

@testable import Roster

@Suite("Heaviest increasing subsequence") struct HeaviestIncreasingTests {
  @Test("of every arrangement of up to seven runs it is as heavy as the best of all subsets")
  func exhaustive() {
    for count in 0...7 {
      let weightings = [
        Array(repeating: 1, count: count), (0..<count).map { 1 + $0 * 3 % 5 },
        (0..<count).map { $0 == 0 ? 40 : 1 },
      ]
      for order in permutations(Array(0..<count)) {
        for weights in weightings {
          for spread in [1, 1_000] {
            let keys = order.map { 5 + $0 * spread }
            let kept = heaviestIncreasing(keys: keys, weights: weights)
            expectIncreasing(keys, kept)
            #expect(weight(weights, kept) == heaviestOfAllSubsets(keys, weights))
          }
        }
      }
    }
  }

  @Test("thousands of random runs: as heavy as the quadratic definition says")
  func random() {
    var random = SeededRandom(seed: 11)
    for round in 0..<20 {
      let count = 300
      let weights = (0..<count).map { _ in
        round % 2 == 0 ? 1 : Int.random(in: 1...9, using: &random)
      }
      let keys = Array(0..<count).shuffled(using: &random).map { $0 * (round % 3 == 0 ? 700 : 2) }
      let kept = heaviestIncreasing(keys: keys, weights: weights)
      expectIncreasing(keys, kept)
      #expect(weight(weights, kept) == heaviestByDefinition(keys, weights))
    }
  }

  @Test("nothing moved: all stay")
  func ascending() {
    #expect(heaviestIncreasing(keys: [], weights: []) == [])
    #expect(
      heaviestIncreasing(keys: [3, 9, 4_000_000], weights: [1, 7, 1]) == [true, true, true])
  }

  private func expectIncreasing(_ keys: [Int], _ kept: [Bool]) {
    let chosen = zip(keys, kept).filter(\.1).map(\.0)
    #expect(kept.count == keys.count)
    #expect(zip(chosen, chosen.dropFirst()).allSatisfy { $0 < $1 })
  }

  private func weight(_ weights: [Int], _ kept: [Bool]) -> Int {
    zip(weights, kept).reduce(0) { $1.1 ? $0 + $1.0 : $0 }
  }

  private func heaviestOfAllSubsets(_ keys: [Int], _ weights: [Int]) -> Int {
    var best = 0
    for subset in 0..<(1 << keys.count) {
      var last = Int.min
      var total = 0
      var isIncreasing = true
      for index in keys.indices where subset & (1 << index) != 0 {
        isIncreasing = isIncreasing && keys[index] > last
        last = keys[index]
        total += weights[index]
      }
      if isIncreasing { best = max(best, total) }
    }
    return best
  }

  private func heaviestByDefinition(_ keys: [Int], _ weights: [Int]) -> Int {
    var best: [Int] = []
    for index in keys.indices {
      let before = (0..<index).filter { keys[$0] < keys[index] }.map { best[$0] }.max() ?? 0
      best.append(before + weights[index])
    }
    return best.max() ?? 0
  }
}
