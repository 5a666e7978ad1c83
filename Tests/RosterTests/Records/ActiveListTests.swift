import ListTestSupport
import Testing

@testable import Roster

@Suite("A list of what still goes on")
@MainActor struct ActiveListTests {
  /// Counts how often anything was asked of any of them.
  private final class Probe: Ending {
    private let goesOn = Guarded(true)
    let asked: Guarded<Int>

    init(_ asked: Guarded<Int>) { self.asked = asked }

    var isActive: Bool {
      asked.withLock { $0 += 1 }
      return goesOn.withLock { $0 }
    }
    var isOver: Bool { !isActive }
    func cancel() { goesOn.exchange(false) }
  }

  @Test("Additions are cheap, whether what was added goes on or not", arguments: [0, 1, 2])
  func additions(ending: Int) {
    func asked(_ count: Int) -> Int {
      let asked = Guarded(0)
      let list = ActiveList<Probe>()
      for number in 0..<count {
        let probe = Probe(asked)
        if ending > 0, number % ending == 0 { probe.cancel() }
        list.append(probe)
      }
      return asked.withLock { $0 }
    }
    #expect(asked(2_000) <= 4 * 2_000)
    #expect(asked(8_000) <= 4 * 8_000)
  }

  @Test("It holds few that are over, and finds out once that they are")
  func swept() {
    let asked = Guarded(0)
    let list = ActiveList<Probe>()
    for _ in 0..<1_000 {
      let probe = Probe(asked)
      list.append(probe)
      probe.cancel()
    }
    #expect(list.all.count <= 16)
    let probes = (0..<1_000).map { _ in Probe(asked) }
    for probe in probes { list.append(probe) }
    #expect(!list.isEmpty)
    for probe in probes { probe.cancel() }
    asked.exchange(0)
    for _ in 0..<1_000 { #expect(list.isEmpty) }
    #expect(asked.withLock { $0 } <= 3 * 1_016)
  }

  @Test("What goes on stays, in its order, whatever ends")
  func model() {
    var random = SeededRandom(seed: 3)
    let list = ActiveList<Probe>()
    var model: [Probe] = []
    for _ in 0..<5_000 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0...3:
        let probe = Probe(Guarded(0))
        list.append(probe)
        model.append(probe)
      case 4...5:
        if model.isEmpty { break }
        model.remove(at: Int.random(in: 0..<model.count, using: &random)).cancel()
      case 6: list.sweep()
      default: #expect(list.isEmpty == model.isEmpty)
      }
      #expect(
        list.all.filter(\.isActive).map(ObjectIdentifier.init) == model.map(ObjectIdentifier.init))
    }
  }

  @Test("With the list ends what is in it")
  func ended() {
    let probe = Probe(Guarded(0))
    do {
      let list = ActiveList<Probe>()
      list.append(probe)
      #expect(probe.isActive)
    }
    #expect(!probe.isActive)
  }
}
