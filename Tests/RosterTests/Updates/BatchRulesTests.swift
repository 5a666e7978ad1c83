import RosterTesting
import Testing

@testable import Roster

@Suite("The law book of batches: refusals") struct BatchRulesTests {
  /// The rules that a batch breaks between two lists of counts.
  private func broken(
    _ before: [Int], _ after: [Int], _ change: (inout UpdateBatch) -> Void
  ) -> [BatchViolation] {
    var batch = UpdateBatch()
    change(&batch)
    return BatchRules.violations(of: batch, before: before, after: after)
  }

  @Test("a batch that keeps every rule breaks none")
  func right() {
    #expect(
      broken([3, 1], [3, 2]) {
        $0.rowDeletes = [at(0, 0)]
        $0.rowInserts = [at(0, 2), at(1, 1)]
        $0.rowUpdates = [pair(at(0, 2), at(0, 1))]
      }.isEmpty)
  }

  @Test("AT01c an update's new position where the list is not that long")
  func outside() {
    let violations = broken([1], [21]) {
      $0.rowInserts = (0..<20).map { at(0, $0) }
      $0.rowDeletes = [at(0, 20)]
    }
    #expect(violations.map(\.rule) == [.oldPlaceInside])
    #expect(
      violations.first?.description
        == "row delete 0:20: section 0 has 1 row before, and no row 20. Rule: an old place lies in "
        + "the table before the change. Right would be: a place of 0:0…0:0.")
    #expect(
      broken([2], [1]) { $0.rowInserts = [at(1, 0)] }.map(\.remedy) == ["a section of 0…0"])
  }

  @Test("an old place named twice, a new place named twice")
  func twice() {
    let violations = broken([3], [3]) {
      $0.rowDeletes = [at(0, 1)]
      $0.rowMoves = [pair(at(0, 1), at(0, 0))]
      $0.rowInserts = [at(0, 0)]
    }
    #expect(violations.map(\.rule) == [.oldPlaceOnce, .newPlaceOnce])
    #expect(violations.map(\.operation) == ["row move 0:1 → 0:0", "row move 0:1 → 0:0"])
    #expect(violations.first?.what == "0:1 before is named by row delete 0:1 too")
  }

  @Test("AT06a a move out of a section that leaves: an insert and a carried row would be right")
  func moveOutOfLeaving() {
    let violations = broken([1, 1], [2]) {
      $0.sectionDeletes = [0]
      $0.rowMoves = [pair(at(0, 0), at(0, 0))]
    }
    #expect(violations.map(\.rule) == [.moveBetweenKeptSections])
    #expect(violations.first?.remedy == "a row insert 0:0, and the pair among the carried")
  }

  @Test("AT06b a move into a section that enters: a delete and a carried row would be right")
  func moveIntoEntering() {
    let violations = broken([2], [1, 1]) {
      $0.sectionInserts = [1]
      $0.rowMoves = [pair(at(0, 0), at(1, 0))]
    }
    #expect(violations.map(\.rule) == [.moveBetweenKeptSections])
    #expect(violations.first?.remedy == "a row delete 0:0, and the pair among the carried")
  }

  @Test("a row of a section that leaves or enters is not named by itself")
  func rowOfWholeSection() {
    let violations = broken([1, 1], [1, 1]) {
      $0.sectionDeletes = [0]
      $0.sectionInserts = [1]
      $0.rowDeletes = [at(0, 0)]
      $0.rowInserts = [at(1, 0)]
    }
    #expect(violations.map(\.rule) == [.sectionSpeaksForRows, .sectionSpeaksForRows])
    #expect(violations.map(\.remedy) == Array(repeating: "the section operation alone", count: 2))
  }

  @Test("counts that do not add up, of sections and of rows")
  func counts() {
    let sections = broken([1, 1], [1, 1, 1]) { _ in }
    #expect(sections.map(\.rule) == [.countsAgree])
    #expect(sections.first?.what == "2 sections become 2, but the table has 3")
    #expect(sections.first?.remedy == "name 1 more as inserted, or fewer as deleted")
    let rows = broken([2, 5], [4, 5]) { $0.rowInserts = [at(0, 0)] }
    #expect(rows.map(\.rule) == [.countsAgree])
    #expect(rows.first?.operation == "section 0 (0 before)")
    #expect(rows.first?.what == "2 rows − 0 + 1 = 3, but the table has 4")
    #expect(rows.first?.remedy == "1 more to enter, or fewer to leave")
  }

  @Test("section operations outside the table, or twice")
  func sections() {
    let violations = broken([1], [1]) {
      $0.sectionDeletes = [4]
      $0.sectionMoves = [.init(before: 0, after: 0), .init(before: 0, after: 0)]
    }
    #expect(violations.map(\.rule) == [.oldPlaceInside, .oldPlaceOnce, .newPlaceOnce])
  }

  @Test("an update of what leaves, of what is elsewhere, and twice")
  func updates() {
    let violations = broken([3], [2]) {
      $0.rowDeletes = [at(0, 0)]
      $0.rowUpdates = [
        pair(at(0, 0), at(0, 0)), pair(at(0, 1), at(0, 1)), pair(at(0, 2), at(0, 1)),
        pair(at(0, 2), at(0, 1)),
      ]
    }
    #expect(violations.map(\.rule) == [.updateOfKept, .updateOfKept, .updateOfKept])
    #expect(
      violations.map(\.remedy) == [
        "no update: no row at 0:0 before stays or moves", "row update 0:1 → 0:0", "one of them",
      ])
  }

  @Test("header updates of sections that are elsewhere, enter, or are named twice")
  func headers() {
    let violations = broken([0, 0], [0, 0]) {
      $0.sectionDeletes = [0]
      $0.sectionInserts = [1]
      $0.headerUpdates = [.init(before: 1, after: 1), .init(before: 1, after: 0)]
      $0.footerUpdates = [.init(before: 0, after: 0), .init(before: 1, after: 0)]
    }
    #expect(violations.map(\.rule) == Array(repeating: .sectionUpdateOfKept, count: 3))
    #expect(
      violations.map(\.remedy) == [
        "header update 1 → 0", "no update: a section that enters is fresh", "one of them",
      ])
  }

  @Test("a carried row that does not leave, or does not enter")
  func carried() {
    let violations = broken([2, 1], [1, 2]) {
      $0.rowDeletes = [at(0, 0)]
      $0.rowInserts = [at(1, 1)]
      $0.carried = [pair(at(0, 1), at(1, 1)), pair(at(0, 0), at(1, 0))]
    }
    #expect(violations.map(\.rule) == [.carriedLeavesAndEnters, .carriedLeavesAndEnters])
    #expect(violations.map(\.remedy) == ["a row delete 0:1", "a row insert 1:0"])
  }

  /// The rules that a batch breaks between two tables.
  private func broken(
    _ old: TestTable, _ new: TestTable, _ change: (inout UpdateBatch) -> Void
  ) -> [BatchViolation] {
    var batch = UpdateBatch(old, new)
    change(&batch)
    return BatchRules.violations(
      of: UpdateStage(batch: batch, before: old.snapshot, after: new.snapshot))
  }

  @Test("counts agree, but another row is there")
  func wrongRow() {
    let violations = broken([TestSection("S", "a b")], [TestSection("S", "b a")]) {
      $0.rowMoves = []
    }
    #expect(violations.map(\.rule) == [.leadsToTable, .leadsToTable])
    #expect(violations.first?.operation == "0:0 after")
  }

  @Test("counts agree, but another section is there")
  func wrongSection() {
    let violations = broken(
      [TestSection("S", "a"), TestSection("T", "b")],
      [TestSection("T", "b"), TestSection("S", "a")]
    ) { $0.sectionMoves = [] }
    #expect(violations.map(\.rule) == [.leadsToTable, .leadsToTable])
  }

  @Test("AT02b a stale row or header: it differs, and no update says so")
  func stale() {
    let violations = broken(
      [TestSection("S", header: "1", "a b")], [TestSection("S", header: "2", "a b*")]
    ) { $0 = UpdateBatch() }
    #expect(violations.map(\.rule) == [.differenceIsUpdated, .differenceIsUpdated])
    #expect(violations.map(\.remedy) == ["header update 0 → 0", "row update 0:1 → 0:1"])
  }

  @Test("a row that leaves and enters without being carried loses its selection")
  func notCarried() {
    let violations = broken(
      [TestSection("S", "a"), TestSection("T", "b")], [TestSection("T", "a b")]
    ) { $0.carried = [] }
    #expect(violations.map(\.rule) == [.sameRowIsCarried])
    #expect(violations.first?.remedy == "carried 0:0 → 0:0")
  }
}
