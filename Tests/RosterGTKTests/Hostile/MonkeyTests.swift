#if GTK
  import CGTK
  import Roster
  import XCTest

  @testable import RosterGTK

  final class MonkeyTests: GTKTestCase {
    @MainActor private static func run(_ seed: UInt64, steps: Int) {
      let monkey = Monkey(seed: seed)
      defer {
        monkey.list.close()
        gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR)
      }
      for step in 0..<steps {
        monkey.act()
        let faults = monkey.faults() + Complaints.take()
        if !faults.isEmpty {
          let log = monkey.log.suffix(15)
          return XCTFail("seed \(seed), step \(step), \(log): \(faults.prefix(6))")
        }
      }
    }

    func testWhatIsSeenIsRightWhateverIsDone() {
      onScreen {
        for seed in 1..<7 as Range<UInt64> { Self.run(seed, steps: 60) }
      }
    }
  }
#endif
