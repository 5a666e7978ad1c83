import ListTestSupport
import Roster
import Testing

@testable import RosterTerminal

/// Changes of the kinds of AT05, AT08 and AT11 at random, in a terminal.
@MainActor @Suite("AT05, AT08, AT11 at random: terminal")
struct TrialsInTerminal {
  private var trial: HostTrial {
    HostTrial { driver in
      let probe = HostProbe(driver, columns: 40, rows: 60)
      return {
        let rows = probe.rows.filter { !$0.isEmpty }
        return probe.host.viewport.faults(in: driver.table) + rows
      }
    }
  }

  @Test("AT05 repeats in several sections") func repeats() {
    #expect(trial.repeats(seed: 5) == [])
  }

  @Test("AT08 many edits of a store between two updates") func edits() {
    #expect(trial.edits(seed: 8) == [])
  }

  @Test("AT11 handlers that edit and ask for the update at once") func handlers() async {
    #expect(await trial.handlers(seed: 11) == [])
  }
}
