import ListTestSupport
import RosterTesting
import Testing

@testable import Roster

@MainActor @Suite("AT08 Merging in one tick: the host")
struct AT08MergingInOneTickOnHost {
  /// What the host is told of a tick, and what it then shows.
  private func tick(
    _ change: (RecordStore<Letter, String>) -> Void
  ) -> (batch: UpdateBatch?, shown: [String], fills: [String], reports: Int) {
    let list = LetterList(["A", "B", "C"])
    let reports = Guarded(0)
    Diagnostics.withHandler { _ in
      reports.withLock { $0 += 1 }
    } _: {
      change(list.store)
      list.driver.flush()
    }
    #expect(list.host.violations.isEmpty)
    #expect(list.host.batches.count <= 1)
    return (
      list.host.batches.first, list.texts, list.cells.fills.map(\.content.title),
      reports.withLock { $0 }
    )
  }

  @Test("a) Two deletes are one batch in old positions")
  func a() {
    let result = tick {
      $0.remove("A")
      $0.remove("B")
    }
    #expect(result.batch?.rowDeletes == [at(0, 0), at(0, 1)])
    #expect(result.shown == ["C"])
  }

  @Test("b) Two inserts at one place are one batch in new positions")
  func b() {
    let result = tick {
      $0.insert(Letter("X"), at: 0)
      $0.insert(Letter("Y"), at: 0)
    }
    #expect(result.batch?.rowInserts == [at(0, 0), at(0, 1)])
    #expect(result.shown == ["Y", "X", "A", "B", "C"])
  }

  @Test("c) What comes and goes in one tick is nothing")
  func c() {
    let result = tick {
      $0.append(Letter("X"))
      $0.remove("X")
    }
    #expect(result.batch == nil)
    #expect(result.fills.isEmpty)
  }

  @Test("d) A row that is replaced at its place is updated, or leaves and enters, never both")
  func d() {
    let result = tick {
      $0.remove("A")
      $0.insert(Letter("A*"), at: 0)
    }
    #expect(result.shown == ["A*", "B", "C"])
    #expect(result.batch == nil)
    #expect(result.fills == ["A*"])
  }

  @Test("e) An update of a row that leaves is no update")
  func e() {
    let result = tick {
      $0.update(Letter("B*"))
      $0.remove("B")
    }
    #expect(result.batch?.rowDeletes == [at(0, 1)])
    #expect(result.batch?.rowUpdates == [])
  }

  @Test("f) Two updates are one, with the last content")
  func f() {
    let result = tick {
      $0.update(Letter("B*"))
      $0.update(Letter("B**"))
    }
    #expect(result.batch == nil)
    #expect(result.fills == ["B**"])
  }

  @Test("g) Unknown keys are reported, and nothing happens")
  func g() {
    let result = tick {
      $0.remove("Z")
      $0.update(Letter("Z*"))
    }
    #expect(result.batch == nil)
    #expect(result.shown == ["A", "B", "C"])
    #expect(result.reports == 2)
  }

  @Test("h) An addition of a key that is there is reported, and there is still one row")
  func h() {
    let result = tick { $0.append(Letter("B")) }
    #expect(result.batch == nil)
    #expect(result.shown == ["A", "B", "C"])
    #expect(result.reports == 1)
  }
}
