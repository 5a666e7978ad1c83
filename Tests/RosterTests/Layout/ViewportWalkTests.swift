import Testing

@MainActor @Suite("Viewport: thousands of random steps over sections against plain arrays")
struct ViewportWalkTests {
  @Test(
    "Places, identities, heights, the pinned header, kept places",
    arguments: [1, 2, 3, 4, 5, 6] as [UInt64])
  func steps(seed: UInt64) {
    let walk = ViewportWalk(seed: seed)
    for step in 0..<1_500 {
      let faults = walk.take()
      if !faults.isEmpty {
        Issue.record("seed \(seed), step \(step): \(faults)")
        return
      }
    }
    let all: Set<String> = [
      "empty without header", "header without rows", "no header", "no section", "no room",
      "pinned", "kept",
    ]
    #expect(all.subtracting(walk.seen) == [])
  }
}
