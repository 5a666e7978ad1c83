import ListTestSupport
import RosterTesting
import Testing

@testable import Roster

@MainActor @Suite("AT10 Attached late or hidden: the host")
struct AT10AttachedLateOnHost {
  @Test("A host that comes late, leaves and returns gets full loads; then batches again")
  func attach() async {
    let list = LetterList([], attached: false)
    for key in ["1", "2", "3"] { list.store.append(Letter(key)) }
    list.attach()
    #expect(list.host.calls.count == 1)
    #expect(list.shown == ["1", "2", "3"])
    list.driver.detach()
    list.store.append(Letter("4"))
    list.store.remove("1")
    await list.driver.settled()
    list.attach()
    #expect(list.host.calls.count == 2)
    #expect(list.host.batches.isEmpty)
    #expect(list.shown == ["2", "3", "4"])
    list.store.append(Letter("5"))
    list.driver.flush()
    #expect(list.host.batches.map(\.rowInserts) == [[at(0, 3)]])
    guard case .apply(_, before: 3, after: 4) = list.host.calls.last else {
      Issue.record("counts are not 3 and 4")
      return
    }
    #expect(list.host.violations.isEmpty)
  }

  @Test("A delete of an unknown key in an empty list is reported, and nothing happens")
  func unknown() {
    let center = ChangeCenter()
    let list = LetterList([], center: center)
    let reports = Guarded(0)
    Diagnostics.withHandler { _ in
      reports.withLock { $0 += 1 }
    } _: {
      center.post(.delete(Letter.self, key: "9"))
      list.driver.flush()
    }
    #expect(reports.withLock { $0 } == 1)
    #expect(list.host.batches.isEmpty)
  }

  @Test("Selection, cursor and anchor are kept by identity while the host is away")
  func kept() {
    let list = LetterList(["1", "2", "3"])
    let id = RowID(Letter.self, "2")
    list.driver.select(id)
    list.driver.moveCursor(to: id)
    list.host.anchor = Anchor(row: id, offset: -3)
    list.driver.detach()
    list.store.insert(Letter("0"), at: 0)
    list.attach()
    #expect(list.driver.isSelected(id))
    #expect(list.driver.cursor == id)
    guard case .load(_, keeping: Anchor(row: id, offset: -3)) = list.host.calls.last else {
      Issue.record("the anchor was lost")
      return
    }
  }
}
