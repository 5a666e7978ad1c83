import Roster
import Testing

@testable import RosterTerminal

/// Random keys, clicks, sizes and edits of the data, thousands of them: whatever comes, every frame is
/// whole, the cursor is on a row, and the first row in view that is left keeps its place.
@Suite("Terminal host: anything in any order") @MainActor struct HostFuzzTests {
  /// Runs a walk; that some rows are absurdly high is reported, and nothing else.
  private func walk(_ body: () async -> Void) async {
    let heard = Guarded<Set<String>>([])
    await Diagnostics.withHandler({ report in
      heard.withLock { _ = $0.insert(report.cause.rawValue) }
    }) { await body() }
    #expect(heard.withLock { $0 }.isSubset(of: ["absurd-height"]))
  }

  @Test(arguments: [1, 2, 3, 4]) func anything(seed: UInt64) async {
    await walk { await anything(from: seed) }
  }

  private func anything(from seed: UInt64) async {
    let walk = RandomWalk(seed: seed)
    for step in 0..<700 {
      walk.take()
      if let fault = walk.fault() {
        Issue.record("seed \(seed), step \(step): \(fault)")
        return
      }
      if step % 50 == 0 { await Task.yield() }
    }
    #expect(walk.frames == 700)
    #expect(walk.seen == ["empty without header", "header without rows", "no header"])
  }

  @Test(arguments: [11, 12]) func thePlaceIsKeptThroughEveryEdit(seed: UInt64) async {
    await walk { thePlaceIsKept(from: seed) }
  }

  private func thePlaceIsKept(from seed: UInt64) {
    let walk = RandomWalk(seed: seed)
    for step in 0..<250 {
      walk.scroll()
      if let fault = walk.editKeepingPlace() {
        Issue.record("seed \(seed), step \(step): \(fault)")
        return
      }
    }
    #expect(walk.edits > 250)
  }
}
