import ListTestSupport
import Roster
import RosterUIKit
import Testing

/// Changes of the kinds of AT05, AT08 and AT11 at random, on a table view.
@MainActor @Suite("AT05, AT08, AT11 at random: UIKit")
struct TrialsOnUIKit {
  private var trial: HostTrial {
    HostTrial { driver in
      let screen = Screen(driver, height: 2_000)
      return {
        screen.window.layoutIfNeeded()
        return screen.refusals + screen.titles
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
