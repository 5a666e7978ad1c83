import ListTestSupport
import RosterTesting
import Testing

@testable import Roster

/// Changes of the kinds of AT05, AT08 and AT11 at random, on the hosts without a screen.
@MainActor @Suite("AT05, AT08, AT11 at random: hosts without a screen")
struct TrialsOnHosts {
  private static let capabilities: [HostCapabilities] = {
    var rowsOnly = HostCapabilities()
    rowsOnly.movesSections = false
    var neither = rowsOnly
    neither.movesRows = false
    return [HostCapabilities(), rowsOnly, neither]
  }()

  /// What the recording host has by its own copy, with what broke a rule in front.
  private func recording(_ capabilities: HostCapabilities) -> HostTrial {
    HostTrial { driver in
      let host = RecordingHost(driver, capabilities: capabilities)
      driver.attach(host)
      return { host.violations + (host.shown?.titles.flatMap(\.self) ?? []) }
    }
  }

  private var headless: HostTrial {
    HostTrial { driver in
      let host = HeadlessHost(driver, width: 300, height: 1_000) { _, _ in 20 }
      driver.attach(host)
      return { host.faults + host.viewport.faults(in: driver.table) + host.titles }
    }
  }

  @Test("AT05 repeats in several sections", arguments: 0..<3)
  func repeats(_ number: Int) {
    #expect(recording(Self.capabilities[number]).repeats(seed: 5) == [])
    #expect(headless.repeats(seed: UInt64(50 + number)) == [])
  }

  @Test("AT08 many edits of a store between two updates", arguments: 0..<3)
  func edits(_ number: Int) {
    #expect(recording(Self.capabilities[number]).edits(seed: 8) == [])
    #expect(headless.edits(seed: UInt64(80 + number)) == [])
  }

  @Test("AT11 handlers that edit and ask for the update at once")
  func handlers() async {
    #expect(await recording(HostCapabilities()).handlers(seed: 11) == [])
    #expect(await headless.handlers(seed: 12) == [])
  }
}
