import ListTestSupport
import RosterTesting
import Testing

@testable import Roster

/// Tables whose updates ask for the next without end.
@MainActor @Suite("Driver: updates that each ask for the next are stopped")
struct NeverSettledTests {
  /// A table that asks for another update whenever it is made, until it is told not to.
  @MainActor final class Restless {
    var runs = 0
    var asks = true
    let store = RecordStore(Letter.self, key: \.key, [Letter("a")])
    var ask: (Restless) -> Void = { $0.driver.setNeedsUpdate() }
    lazy var driver = TableDriver { [unowned self] in
      runs += 1
      // An end, so that a failure is no hang.
      if asks && runs < 10_000 { ask(self) }
      return TableModel {
        SectionModel("s") { SampleRow("\(runs)") }
        SectionModel("letters", rows: store) { SampleRow($0.key) }
      }
    }
  }

  private func causes(_ body: () async -> Void) async -> [Diagnostic.Cause] {
    let reports = Guarded<[Diagnostic.Cause]>([])
    await Diagnostics.withHandler { report in
      reports.withLock { $0.append(report.cause) }
    } _: {
      await body()
    }
    return reports.withLock { $0 }
  }

  nonisolated private static let ways: [@MainActor @Sendable (Restless) -> Void] = [
    { $0.driver.setNeedsUpdate() },
    { $0.driver.apply() },
    { $0.store.upsert(Letter("a" + String(repeating: "*", count: $0.runs))) },
  ]

  @Test("It is reported, whoever waits is let go, and no update follows", arguments: ways.indices)
  func stops(way: Int) async {
    let table = Restless()
    table.ask = Self.ways[way]
    let host = RecordingHost(table.driver)
    let causes = await causes {
      table.driver.attach(host)
      table.driver.setNeedsUpdate()
      await table.driver.settled()
    }
    let runs = table.runs
    #expect(runs < 2_000)
    // An edit alone does not run the function: the table is quiet by itself.
    #expect(causes == (way == 2 ? [] : ["never-settled"]))
    for _ in 0..<100 { await Task.yield() }
    await table.driver.settled()
    table.driver.flush()
    #expect(table.runs == runs)
    #expect(!table.driver.hasChanges)
    #expect(host.violations == [])
  }

  @Test("A host that takes its time makes no difference")
  func slowHost() async {
    let table = Restless()
    let host = RecordingHost(table.driver)
    host.finishesByItself = false
    var finishes = 0
    let causes = await causes {
      table.driver.attach(host)
      table.driver.setNeedsUpdate()
      let waiting = Task { await table.driver.settled() }
      for _ in 0..<30_000 where table.driver.hasChanges || host.isApplying || finishes == 0 {
        if host.isApplying {
          finishes += 1
          host.finish()
        }
        await Task.yield()
      }
      await waiting.value
    }
    #expect(finishes < 2_000)
    #expect(causes == ["never-settled"])
  }

  @Test("What changes from outside afterwards is shown", arguments: [true, false])
  func goesOn(asksStill: Bool) async {
    let table = Restless()
    let host = RecordingHost(table.driver)
    let causes = await causes {
      table.driver.attach(host)
      table.driver.setNeedsUpdate()
      await table.driver.settled()
      table.asks = asksStill
      table.store.append(Letter("b"))
      await table.driver.settled()
      #expect(host.shown?.titles.last == ["a", "b"])
      table.store.append(Letter("c"))
      table.driver.flush()
      #expect(host.shown?.titles.last == ["a", "b", "c"])
      let runs = table.runs
      table.driver.setNeedsUpdate()
      await table.driver.settled()
      #expect(table.runs > runs)
      #expect(host.shown?.titles.first == ["\(table.runs)"] || asksStill)
    }
    #expect(causes.count == (asksStill ? 3 : 1))
    #expect(host.violations == [])
  }

  @Test("A long chain of consequences that has an end is shown to its end", arguments: [20, 500])
  func longChain(length: Int) async {
    let table = Restless()
    table.ask = { if $0.runs < length { $0.driver.setNeedsUpdate() } }
    let host = RecordingHost(table.driver)
    let causes = await causes {
      table.driver.attach(host)
      await table.driver.settled()
    }
    #expect(causes == [])
    #expect(table.runs == length)
    #expect(host.shown?.titles.first == ["\(length)"])
  }

  @Test("A stream of changes from outside is no such table, however slow the host is")
  func stream() async {
    let table = Restless()
    table.asks = false
    let host = RecordingHost(table.driver)
    host.finishesByItself = false
    let causes = await causes {
      table.driver.attach(host)
      for number in 0..<200 {
        table.store.append(Letter("\(number)"))
        table.driver.flush()
        host.finish()
        // The next one is there before the update is done.
        table.driver.setNeedsUpdate()
        table.driver.flush()
      }
      while host.isApplying { host.finish() }
      await table.driver.settled()
    }
    #expect(causes == [])
    #expect(host.shown?.titles.last?.count == 201)
  }
}
