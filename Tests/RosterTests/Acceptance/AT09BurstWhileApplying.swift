import ListTestSupport
import RosterTesting
import Testing

@testable import Roster

@MainActor @Suite("AT09 Burst while an apply is running")
struct AT09BurstWhileApplying {
  @Test("What comes meanwhile waits, and becomes one apply with the right counts")
  func burst() async {
    let center = ChangeCenter()
    let list = LetterList((1...180).map { "\($0)" }, center: center)
    list.host.finishesByItself = false
    center.post(.add(Letter("181")))
    list.driver.flush()
    #expect(applies(list) == [[180, 181]])
    center.post(.add(Letter("182")))
    center.post(.add(Letter("183")))
    center.post(.delete(Letter.self, key: "5"))
    list.driver.flush()
    await Task.yield()
    await Task.yield()
    #expect(applies(list) == [[180, 181]])
    #expect(list.driver.table.rowCount == 181)
    list.host.finish()
    #expect(applies(list) == [[180, 181], [181, 182]])
    #expect(list.host.batches[1].rowDeletes == [at(0, 4)])
    #expect(list.host.batches[1].rowInserts == [at(0, 180), at(0, 181)])
    list.host.finish()
    #expect(list.host.batches.count == 2)
    #expect(list.shown == list.texts)
    #expect(list.host.violations.isEmpty)
  }

  private func applies(_ list: LetterList) -> [[Int]] {
    list.host.calls.compactMap {
      if case .apply(_, let before, let after) = $0 { [before, after] } else { nil }
    }
  }
}
