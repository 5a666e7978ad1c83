import ListTestSupport
import Testing

@testable import Roster

@Suite("Positions put in order without comparing them") struct AscendingTests {
  @Test("Close together and far apart, few and many, they come out as if sorted", arguments: 1...40)
  func sorted(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let reach = [1, 63, 64, 65, 2_000, 1_000_000][seed % 6]
    let low = Int.random(in: -1_000...1_000, using: &random)
    let all = Set(
      (0..<Int.random(in: 0...300, using: &random)).map { _ in
        low + Int.random(in: 0..<reach, using: &random)
      })
    let positions = all.shuffled(using: &random)
    #expect(ascending(positions) == positions.sorted())
  }

  @Test("The ends of what a number can be are no harm")
  func extremes() {
    #expect(ascending([.max, .min, 0]) == [.min, 0, .max])
    #expect(ascending([.max, .max - 1]) == [.max - 1, .max])
    #expect(ascending([.min + 70, .min]) == [.min, .min + 70])
  }
}
